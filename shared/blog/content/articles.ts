import { readArticle } from '#shared/blog/read-article.ts';
import { articleIds } from '#shared/site/article-ids.ts';

/** All articles with their text, in the order of their ids. The site's screens load single articles instead. */
export const articles = articleIds.map(readArticle);
