import type { Article } from '#shared/blog/article.ts';
import { type ArticleId, articleIds } from '#shared/site/article-ids.ts';

/** One chunk per article, so that readers load only the article they read. */
const chunks: Record<ArticleId, () => Promise<{ article: Article }>> = {
  '1': () => import('#shared/blog/content/article-1.md'),
  '2': () => import('#shared/blog/content/article-2.md'),
  '3': () => import('#shared/blog/content/article-3.md'),
  '4': () => import('#shared/blog/content/article-4.md'),
  '5': () => import('#shared/blog/content/article-5.md'),
  '6': () => import('#shared/blog/content/article-6.md'),
  '7': () => import('#shared/blog/content/article-7.md'),
  '8': () => import('#shared/blog/content/article-8.md'),
  '9': () => import('#shared/blog/content/article-9.md'),
  '10': () => import('#shared/blog/content/article-10.md'),
  '11': () => import('#shared/blog/content/article-11.md'),
};

const loading = new Map<ArticleId, Promise<Article>>();

export function isArticleId(id: string | undefined): id is ArticleId {
  return articleIds.some((known) => known === id);
}

/**
 * The promise of an article: the same one for every render, as React's `use` requires. Once it's settled, it has the
 * fields by which `use` reads it without suspending. A failed promise stays failed, because the browser wouldn't fetch
 * the chunk again anyway. The error boundary then offers a reload.
 */
export function loadArticle(id: ArticleId): Promise<Article> {
  return loading.get(id) ?? startLoading(id);
}

function startLoading(id: ArticleId): Promise<Article> {
  const promise: Promise<Article> = chunks[id]().then(({ article }) => {
    Object.assign(promise, { status: 'fulfilled', value: article });
    return article;
  });
  loading.set(id, promise);
  return promise;
}
