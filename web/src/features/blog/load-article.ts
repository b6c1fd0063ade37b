import type { Article } from '#shared/blog/article.ts';
import { type ArticleId, articleIds } from '#shared/site/article-ids.ts';

/** One chunk per article, so that readers load only the article they read. */
const chunks: Record<ArticleId, () => Promise<{ article: Article }>> = {
  '1': () => import('#shared/blog/content/article-1.ts'),
  '2': () => import('#shared/blog/content/article-2.ts'),
  '3': () => import('#shared/blog/content/article-3.ts'),
  '4': () => import('#shared/blog/content/article-4.ts'),
  '5': () => import('#shared/blog/content/article-5.ts'),
  '6': () => import('#shared/blog/content/article-6.ts'),
  '7': () => import('#shared/blog/content/article-7.ts'),
  '8': () => import('#shared/blog/content/article-8.ts'),
  '9': () => import('#shared/blog/content/article-9.ts'),
  '10': () => import('#shared/blog/content/article-10.ts'),
  '11': () => import('#shared/blog/content/article-11.ts'),
};

const loading = new Map<ArticleId, Promise<Article>>();
const loaded = new Map<ArticleId, Article>();

export function isArticleId(id: string | undefined): id is ArticleId {
  return articleIds.some((known) => known === id);
}

/**
 * The loaded article, or a promise that is the same for every render, as React's `use` requires. A failed promise
 * stays failed, because the browser wouldn't fetch the chunk again either; the error boundary offers a reload.
 */
export function loadArticle(id: ArticleId): Article | Promise<Article> {
  return loaded.get(id) ?? loading.get(id) ?? startLoading(id);
}

function startLoading(id: ArticleId): Promise<Article> {
  const promise = chunks[id]().then(({ article }) => {
    loaded.set(id, article);
    return article;
  });
  loading.set(id, promise);
  return promise;
}
