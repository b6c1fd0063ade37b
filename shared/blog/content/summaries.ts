import { readSummary } from '#shared/blog/read-article.ts';

/**
 * The blog's list, in display order. Its ninth article, on nutrition, has id 11, because the id 9 belongs to an article
 * on UTI testing, which isn't in the list.
 */
export const articleSummaries = (['1', '2', '3', '4', '5', '6', '7', '8', '11', '10'] as const).map(
  readSummary,
);
