import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#web/content/page-title.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalPage } from './load-legal-page.ts';

/** The legal page of the current route. */
export function LegalScreen() {
  const { pathname } = useLocation();
  const page = use(loadLegalPage(pathname.replace(/\/$/, '')));
  usePageTitle(page.title, { description: page.description });
  return <LegalPage page={page} />;
}
