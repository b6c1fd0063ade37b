import type { RoutePath } from '#shared/site/content.ts';

export const articleIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export type ArticleId = (typeof articleIds)[number];

/** An article as the list shows it (spec §3, Blog post summary). */
export interface ArticleSummary {
  id: ArticleId;
  /** Article 9 has another title here than on its own page (design.md, readings). */
  title: string;
  snippet: string;
}

/** One block of an article's text. A paragraph or a point is plain text; nothing in it is markup. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: readonly string[] }
  | { kind: 'steps'; steps: readonly string[] }
  /** When to get help at once. */
  | { kind: 'urgent'; text: string };

export interface RelatedArticle {
  title: string;
  to: RoutePath;
}

/** An article as its own page shows it (spec §3, Blog article). */
export interface Article {
  id: ArticleId;
  title: string;
  /** As it is printed: `Mar 15, 2025`. */
  date: string;
  /** Article 9 has none (spec §3). */
  hasPicture: boolean;
  blocks: readonly ArticleBlock[];
  related: readonly RelatedArticle[];
}
