export const articleIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

export type ArticleId = (typeof articleIds)[number];

/** Excludes article 9, which has no picture and isn't in the list. */
export type ListedArticleId = Exclude<ArticleId, '9'>;
