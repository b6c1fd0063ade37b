import type { ContentPage as Page } from '#shared/site/content.ts';
import { ContentPage } from '#web/content/content-page.tsx';
import { usePageTitle } from '#web/content/page-title.ts';

/** A service's content page. */
export function ServiceScreen({ page }: { page: Page }) {
  usePageTitle(page.tabTitle ?? page.title, { description: page.description });
  return <ContentPage page={page} />;
}
