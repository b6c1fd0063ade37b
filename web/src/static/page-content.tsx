import type { ReactNode } from 'react';
import { articleSummaries } from '#shared/blog/content/summaries.ts';
import type { StaticPage } from '#shared/pages/static-pages.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { ContentPage } from '#web/content/content-page.tsx';
import { AboutScreen } from '#web/features/about/about-screen.tsx';
import { ArticlePage } from '#web/features/blog/article-page.tsx';
import { BlogList } from '#web/features/blog/blog-list.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { ServicesScreen } from '#web/features/services/services-screen.tsx';
import { ClinicPage } from './pages/clinic-page.tsx';
import { ClinicsPage } from './pages/clinics-page.tsx';
import { LabPage } from './pages/lab-page.tsx';
import { LabTestPage } from './pages/lab-test-page.tsx';
import { LabTestsPage } from './pages/lab-tests-page.tsx';

/**
 * The content of a static page between header and footer: its screen's components or, for screens with controls,
 * the same content with links.
 * @param today the day on which the page is built
 */
export function pageContent(page: StaticPage, today: ClinicDate): ReactNode {
  switch (page.kind) {
    case 'clinics':
      return <ClinicsPage />;
    case 'clinic':
      return <ClinicPage clinic={page.clinic} today={today} />;
    case 'services':
      return <ServicesScreen />;
    case 'service':
      return page.content.path === '/lab' ? <LabPage /> : <ContentPage page={page.content} />;
    case 'lab-tests':
      return <LabTestsPage />;
    case 'lab-test':
      return <LabTestPage test={page.test} />;
    case 'blog':
      return <BlogList articles={articleSummaries} />;
    case 'article':
      return <ArticlePage article={page.article} />;
    case 'about':
      return <AboutScreen />;
    case 'legal':
      return <LegalPage page={page.content} />;
  }
}
