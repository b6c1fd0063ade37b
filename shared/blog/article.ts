import type { RoutePath } from '#shared/site/content.ts';

export const articleIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export type ArticleId = (typeof articleIds)[number];

/** An article as the list shows it (spec §3, Blog post summary). */
export interface ArticleSummary {
  id: ArticleId;
  /** Article 9 has a different title on its own page (spec §3). */
  title: string;
  snippet: string;
}

/** One block of an article. Texts are plain text, without markup. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: readonly string[] }
  | { kind: 'steps'; steps: readonly string[] }
  /** When to get help right away. */
  | { kind: 'urgent'; text: string };

export interface RelatedArticle {
  title: string;
  to: RoutePath;
}

/** An article as its own page shows it (spec §3, Blog article). */
export interface Article {
  id: ArticleId;
  title: string;
  /** As displayed: `Mar 15, 2025`. */
  date: string;
  /** False for article 9 (spec §3). */
  hasPicture: boolean;
  blocks: readonly ArticleBlock[];
  related: readonly RelatedArticle[];
}
