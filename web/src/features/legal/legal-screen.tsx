import type { LegalPage as Page } from '#shared/legal/legal-page.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { LegalPage } from './legal-page.tsx';

export function LegalScreen({ page }: { page: Page }) {
  usePageTitle(page.title, { description: page.description });
  return <LegalPage page={page} />;
}
