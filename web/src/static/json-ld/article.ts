import type { ArticleLeaf } from 'schema-dts';
import type { Article } from '#shared/blog/article.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import { articlePagePath, siteUrl } from '#shared/site/static-paths.ts';
import { organizationName } from './organization.ts';

/** Turns `Mar 15, 2025` into `2025-03-15`. */
function isoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

/** Our articles name no author, so the author is the group. */
export function articleJsonLd(article: Article, description: string): ArticleLeaf {
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
