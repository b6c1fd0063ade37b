import type { BreadcrumbListLeaf, FAQPageLeaf, ItemListLeaf, WebPageLeaf } from 'schema-dts';
import type { NamedPage } from '#shared/pages/breadcrumb.ts';
import type { ContentQuestion, RoutePath } from '#shared/site/content.ts';
import { siteUrl } from '#shared/site/static-paths.ts';
import { webSiteName } from './organization.ts';

/** The properties that all kinds of web pages share. */
export function pageFacts({
  name,
  path,
  description,
}: NamedPage & { description: string }): Omit<WebPageLeaf, '@type'> {
  const url = siteUrl(path);
  return { '@id': url, name, url, description, inLanguage: 'en-US', isPartOf: webSiteName };
}

/** The breadcrumbs from home to a page, including the page itself. */
export function breadcrumbList(pages: readonly NamedPage[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': siteUrl(path) },
    })),
  };
}

/** The entries of an overview, in order. */
export function itemList(pages: readonly NamedPage[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl(path),
    })),
  };
}

export function questionsPage(path: RoutePath, questions: readonly ContentQuestion[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': siteUrl(`${path}#questions`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
