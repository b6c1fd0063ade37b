import { readSummary } from '#shared/blog/read-article.ts';

/**
 * The list of the blog, in display order. Its ninth article has id 11, because the page of article 9 is about UTI
 * testing.
 */
export const articleSummaries = (['1', '2', '3', '4', '5', '6', '7', '8', '11', '10'] as const).map(
  readSummary,
);
