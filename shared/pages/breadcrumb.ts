import type { RoutePath } from '#shared/site/content.ts';
import { overviewPaths } from '#shared/site/static-paths.ts';
import type { StaticPage } from './static-pages.ts';

/** A page's path, and the text of links to it. */
export interface NamedPage {
  name: string;
  path: RoutePath;
}

const overviews = {
  clinics: { name: 'Clinics', path: overviewPaths.clinics },
  services: { name: 'Services', path: overviewPaths.services },
  labTests: { name: 'Lab tests', path: overviewPaths.labTests },
  blog: { name: 'Blog', path: overviewPaths.blog },
} as const satisfies Record<string, NamedPage>;

export const home: NamedPage = { name: 'Home', path: '/' };

/** The text of links to a page. */
export function nameOf(page: StaticPage): string {
  switch (page.kind) {
    case 'clinics':
    case 'services':
    case 'blog':
      return overviews[page.kind].name;
    case 'lab-tests':
      return overviews.labTests.name;
    case 'clinic':
      return page.clinic.name;
    case 'lab-test':
      return page.test.title;
    case 'article':
      return page.article.title;
    case 'about':
      return 'About us';
    case 'service':
    case 'legal':
      return page.content.title;
  }
}

/** The overview that lists a page. */
function parentOf(page: StaticPage): NamedPage | undefined {
  switch (page.kind) {
    case 'clinic':
      return overviews.clinics;
    case 'service':
      return overviews.services;
    case 'lab-test':
      return overviews.labTests;
    case 'article':
      return overviews.blog;
    default:
      return undefined;
  }
}

/** The path from home to a page, the page included. */
export function breadcrumbTo(page: StaticPage): NamedPage[] {
  const parent = parentOf(page);
  return [home, ...(parent ? [parent] : []), { name: nameOf(page), path: page.path }];
}
