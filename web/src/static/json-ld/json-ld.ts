import type {
  AboutPageLeaf,
  ArticleLeaf,
  CollectionPageLeaf,
  JsonLdObject,
  MedicalTestLeaf,
  MedicalWebPageLeaf,
  MergeLeafTypes,
  ProductLeaf,
  WebPageLeaf,
} from 'schema-dts';
import type { Article } from '#shared/blog/article.ts';
import { articleSummaries } from '#shared/blog/content/summaries.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { breadcrumbTo, type NamedPage, nameOf } from '#shared/pages/breadcrumb.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import type { StaticPage } from '#shared/pages/static-pages.ts';
import { services } from '#shared/services/services.ts';
import type { ContentPage } from '#shared/site/content.ts';
import {
  articlePagePath,
  clinicPagePath,
  labTestPagePath,
  servicePagePath,
  siteUrl,
} from '#shared/site/static-paths.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { clinicJsonLd } from './clinic.ts';
import { organization, organizationName, webSite } from './organization.ts';
import { breadcrumbList, itemList, pageFacts, questionsPage } from './web-page.ts';

const factsOf = (page: StaticPage) => pageFacts({ ...page, name: nameOf(page) });

function overviewPage(page: StaticPage, listed: readonly NamedPage[]): CollectionPageLeaf {
  return { '@type': 'CollectionPage', ...factsOf(page), mainEntity: itemList(listed) };
}

function servicePage(page: StaticPage, { title, description, picture }: ContentPage): MedicalWebPageLeaf {
  return {
    '@type': 'MedicalWebPage',
    ...factsOf(page),
    primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl(socialCardUrl(picture)) },
    about: { '@type': 'Service', name: title, description, provider: organizationName },
  };
}

function aboutPage(page: StaticPage): AboutPageLeaf {
  return { '@type': 'AboutPage', ...factsOf(page), mainEntity: organization };
}

function legalPage(page: StaticPage): WebPageLeaf {
  return { '@type': 'WebPage', ...factsOf(page) };
}

/** The questions that a page answers, if any. */
function questionsOf(page: StaticPage): JsonLdObject[] {
  if (page.kind !== 'service') return [];
  const questions = page.content.sections.flatMap((section) =>
    section.kind === 'questions' ? section.questions : [],
  );
  return questions.length > 0 ? [questionsPage(page.path, questions)] : [];
}

/**
 * A test with its price. A `MedicalTest` has no property for an offer, and an offer's `itemOffered` can't be a
 * `MedicalTest`, so the test is also a `Product`, which includes services in this vocabulary.
 */
function labTestJsonLd(test: LabTest): MergeLeafTypes<[MedicalTestLeaf, ProductLeaf]> {
  const { id, title, content, price } = test;
  const url = siteUrl(labTestPagePath(id));
  return {
    '@type': ['MedicalTest', 'Product'],
    '@id': `${url}#test`,
    name: title,
    description: `${content} ${labTestDetails[id].measures}`,
    url,
    image: siteUrl(socialCardUrl('lab')),
    sku: id,
    category: 'Lab test',
    offers: {
      '@type': 'Offer',
      price: parsePrice(price) / 100,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: siteUrl(`/#${shopTestPath(id)}`),
      seller: organizationName,
    },
  };
}

/** Turns `Mar 15, 2025` into `2025-03-15`. */
function isoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

/** Our articles name no author, so the author is the group. */
function articleJsonLd(article: Article, description: string): ArticleLeaf {
  const { id, title, date, picture } = article;
  const url = siteUrl(articlePagePath(id));
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    ...(picture && { image: siteUrl(socialCardUrl(picture)) }),
    datePublished: isoDate(date),
    inLanguage: 'en-US',
    author: organizationName,
    publisher: organizationName,
  };
}

/** The main subject of the page. */
function mainThing(page: StaticPage, today: ClinicDate): JsonLdObject {
  switch (page.kind) {
    case 'clinics':
      return overviewPage(
        page,
        clinics.map(({ id, name }) => ({ name, path: clinicPagePath(id) })),
      );
    case 'clinic':
      return clinicJsonLd(page.clinic, today);
    case 'services':
      return overviewPage(
        page,
        services.map(({ name, href }) => ({ name, path: servicePagePath(href) })),
      );
    case 'service':
      return servicePage(page, page.content);
    case 'lab-tests':
      return overviewPage(
        page,
        labTests.map(({ id, title }) => ({ name: title, path: labTestPagePath(id) })),
      );
    case 'lab-test':
      return labTestJsonLd(page.test);
    case 'blog':
      return overviewPage(
        page,
        articleSummaries.map(({ id, title }) => ({ name: title, path: articlePagePath(id) })),
      );
    case 'article':
      return articleJsonLd(page.article, page.description);
    case 'about':
      return aboutPage(page);
    case 'legal':
      return legalPage(page);
  }
}

function withContext(things: readonly JsonLdObject[]): object[] {
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

/**
 * A static page's structured data, one JSON-LD object per thing.
 * @param today the day on which the page is built
 */
export function jsonLdOf(page: StaticPage, today: ClinicDate): object[] {
  return withContext([mainThing(page, today), ...questionsOf(page), breadcrumbList(breadcrumbTo(page))]);
}

export const homeJsonLd: readonly object[] = withContext([organization, webSite]);
