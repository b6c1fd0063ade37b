import type { ArticleId, ListedArticleId } from '#shared/site/article-ids.ts';
import type { RoutePath } from '#shared/site/content.ts';
import type { PictureName } from '#shared/site/pictures.ts';

/** An article as the list shows it. */
export interface ArticleSummary {
  id: ListedArticleId;
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

/** An article as its own page shows it. */
export interface Article {
  id: ArticleId;
  title: string;
  /** As displayed: `Mar 15, 2025`. */
  date: string;
  picture?: PictureName;
  blocks: readonly ArticleBlock[];
  related: readonly RelatedArticle[];
}
