import type { Article } from '#shared/blog/article.ts';
import { article as article1 } from './article-1.ts';
import { article as article2 } from './article-2.ts';
import { article as article3 } from './article-3.ts';
import { article as article4 } from './article-4.ts';
import { article as article5 } from './article-5.ts';
import { article as article6 } from './article-6.ts';
import { article as article7 } from './article-7.ts';
import { article as article8 } from './article-8.ts';
import { article as article9 } from './article-9.ts';
import { article as article10 } from './article-10.ts';
import { article as article11 } from './article-11.ts';

/**
 * All articles with their text, in the order of their ids. The site's screens load single articles instead.
 */
export const articles: readonly Article[] = [
  article1,
  article2,
  article3,
  article4,
  article5,
  article6,
  article7,
  article8,
  article9,
  article10,
  article11,
];
