import { readArticle } from '#shared/blog/read-article.ts';
import { readContentPage } from '#shared/services/read-content-page.ts';
import { articleIds } from '#shared/site/article-ids.ts';
import { refuse } from '#shared/site/markdown.ts';

/** Matches the paths of files in `content/` folders: prose, modules of legal pages, and the lists of both. */
export const contentModule = /\/shared\/\w+\/content\/[\w-]+\.(ts|md)$/;

/** The exports of a file of prose: an article, or a page about our care. */
function exportsOf(path: string): Record<string, unknown> {
  const article = articleIds.find((id) => path.endsWith(`/blog/content/article-${id}.md`));
  if (article) return { article: readArticle(article) };
  const [, page] = /\/services\/content\/([\w-]+)\.md$/.exec(path) ?? refuse(path);
  return { page: readContentPage(page ?? '') };
}

/**
 * Compiles a content module to finished data for a bundle, so that browsers load neither a parser nor Markdown.
 * Undefined for a module that exports functions, such as `entries-text.ts`: bundles include it unchanged.
 */
export async function compileContent(path: string): Promise<string | undefined> {
  const exported: Record<string, unknown> = path.endsWith('.md') ? exportsOf(path) : await import(path);
  const entries = Object.entries(exported);
  if (entries.some(([, value]) => typeof value === 'function')) return undefined;
  return entries.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
}
