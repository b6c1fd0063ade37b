import { brand } from '#shared/brand.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import type { LabTestId } from '#shared/lab-tests/catalogue.ts';
import type { ArticleId } from '#shared/site/article-ids.ts';
import type { RoutePath } from './content.ts';

// Slugs aren't derived from titles, so that a page keeps its URL when its title changes.
const articleSlugs: Readonly<Record<ArticleId, string>> = {
  '1': 'staying-hydrated-in-the-las-vegas-summer',
  '2': 'seasonal-health-tips-for-desert-living',
  '3': 'urgent-care-or-primary-care',
  '4': 'not-every-emergency-needs-the-er',
  '5': 'managing-a-chronic-illness-with-primary-care',
  '6': 'common-problems-we-treat-at-urgent-care',
  '7': 'how-to-prepare-for-an-urgent-care-visit',
  '8': 'why-regular-health-screenings-matter',
  '9': 'uti-testing-what-to-expect',
  '10': 'a-practical-guide-to-healthy-weight-loss',
  '11': 'nutrition-basics-building-a-balanced-diet',
};

/** The paths of the static pages that list other pages. */
export const overviewPaths = {
  clinics: '/clinics',
  services: '/services',
  labTests: '/lab-tests',
  blog: '/blog',
  about: '/about',
} as const satisfies Record<string, RoutePath>;

export function clinicPagePath(id: ClinicId): RoutePath {
  return `${overviewPaths.clinics}/${clinicById(id).slug}`;
}

/** @param route the route of the service's screen; two routes are in camel case */
export function servicePagePath(route: RoutePath): RoutePath {
  return `${overviewPaths.services}${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function labTestPagePath(id: LabTestId): RoutePath {
  return `${overviewPaths.labTests}/${id}`;
}

export function articlePagePath(id: ArticleId): RoutePath {
  return `${overviewPaths.blog}/${articleSlugs[id]}`;
}

/** The full URL of a page or file, for search engines and shared links. */
export function siteUrl(path: RoutePath): string {
  return `${brand.siteUrl}${path}`;
}
