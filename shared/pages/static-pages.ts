import type { Article } from '#shared/blog/article.ts';
import { articles } from '#shared/blog/content/articles.ts';
import { articleSummaries } from '#shared/blog/content/summaries.ts';
import { leadOf } from '#shared/blog/lead-of.ts';
import { brand } from '#shared/brand.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { shopPath, shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { legalPages } from '#shared/legal/content/legal-pages.ts';
import type { LegalPage } from '#shared/legal/legal-page.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { servicesSummary } from '#shared/services/summary.ts';
import type { ContentPage, RoutePath } from '#shared/site/content.ts';
import {
  articlePagePath,
  clinicPagePath,
  labTestPagePath,
  overviewPaths,
  servicePagePath,
} from '#shared/site/static-paths.ts';

/** "HIV lab test", but "Complete Physical with EKG": after titles like this, "lab test" would be superfluous. */
const labTestName = ({ id, title }: LabTest) => (id.startsWith('complete-') ? title : `${title} lab test`);

/** The search-result titles and descriptions of static pages whose content has none. */
const texts = {
  clinics: {
    title: 'Urgent care clinics in Las Vegas, North Las Vegas and Henderson',
    description: `Addresses, hours and phone number for our ${clinics.length} walk-in clinics. See which one is nearest to you by neighborhood or ZIP code.`,
  },
  clinic: ({ name, city, address }: Clinic) => ({
    title: `${name}: urgent care in ${city}`,
    description: `Walk-in urgent care and primary care at ${address}, ${city}. Open ${brand.hoursInWords}. Call ${brand.phone} or book online.`,
  }),
  services: {
    title: 'Our services',
    description: servicesSummary,
  },
  labTests: {
    title: 'Lab tests and prices',
    description: `${labTests.length} lab tests with clear prices. Have your sample taken at any of our ${clinics.length} clinics in the Las Vegas Valley.`,
  },
  labTest: (test: LabTest) => ({
    title: `${labTestName(test)} in Las Vegas: ${test.price}`,
    description: `${labTestName(test)} for ${test.price}, with no hidden fees. ${test.content}`,
  }),
  blog: {
    title: 'Blog',
    description: 'Tips for staying well in the desert, and when to come see us.',
  },
};

interface Page {
  path: RoutePath;
  /** The document title, without the brand. */
  title: string;
  /** The meta description: one sentence. */
  description: string;
  /** The app's screen with the same content. Links add the `#` of the hash router. */
  route: RoutePath;
}

/** A page that the build writes as HTML without any script. */
export type StaticPage = Page &
  (
    | { kind: 'clinics' }
    | { kind: 'clinic'; clinic: Clinic }
    | { kind: 'services' }
    | { kind: 'service'; content: ContentPage }
    | { kind: 'lab-tests' }
    | { kind: 'lab-test'; test: LabTest }
    | { kind: 'blog' }
    | { kind: 'article'; article: Article }
    | { kind: 'about'; content: ContentPage }
    | { kind: 'legal'; content: LegalPage }
  );

function clinicPage(clinic: Clinic): StaticPage {
  const { id } = clinic;
  const { title, description } = texts.clinic(clinic);
  return {
    kind: 'clinic',
    clinic,
    path: clinicPagePath(id),
    title,
    description,
    route: `/location-detail/${id}`,
  };
}

function contentPage(kind: 'service' | 'about', content: ContentPage, path: RoutePath): StaticPage {
  const { title, tabTitle = title, description, path: route } = content;
  return { kind, content, path, title: tabTitle, description, route };
}

function labTestPage(test: LabTest): StaticPage {
  const { id } = test;
  const { title, description } = texts.labTest(test);
  return { kind: 'lab-test', test, path: labTestPagePath(id), title, description, route: shopTestPath(id) };
}

function articlePage(article: Article): StaticPage {
  const { id, title } = article;
  // Article 9 isn't in the list, so it has no summary.
  const description = articleSummaries.find((listed) => listed.id === id)?.snippet ?? leadOf(article);
  return {
    kind: 'article',
    article,
    path: articlePagePath(id),
    title,
    description,
    route: `/blog-inside/${id}`,
  };
}

function legalPage(content: LegalPage): StaticPage {
  const { path, title, description } = content;
  return { kind: 'legal', content, path, title, description, route: path };
}

const aboutPages = contentPages.filter(({ path }) => path === '/about-us');
const servicePages = contentPages.filter(({ path }) => path !== '/about-us');

/**
 * Every static page, each overview before the pages that it lists. Leaves out the 404 page, which has no URL of
 * its own.
 */
export const staticPages: readonly StaticPage[] = [
  { kind: 'clinics', path: overviewPaths.clinics, ...texts.clinics, route: '/locations' },
  ...clinics.map(clinicPage),
  { kind: 'services', path: overviewPaths.services, ...texts.services, route: '/services' },
  ...servicePages.map((content) => contentPage('service', content, servicePagePath(content.path))),
  { kind: 'lab-tests', path: overviewPaths.labTests, ...texts.labTests, route: shopPath },
  ...labTests.map(labTestPage),
  { kind: 'blog', path: overviewPaths.blog, ...texts.blog, route: '/blog' },
  ...articles.map(articlePage),
  ...aboutPages.map((content) => contentPage('about', content, overviewPaths.about)),
  ...legalPages.map(legalPage),
];

const pathsByRoute = new Map(staticPages.map(({ route, path }) => [route, path]));

/** The static page with the same content as a screen of the app, if there is one. */
export function staticPathOf(route: RoutePath): RoutePath | undefined {
  return pathsByRoute.get(route);
}
