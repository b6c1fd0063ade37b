const oneYear = 365 * 24 * 60 * 60;

/** Files that announce a new version. Browsers revalidate them on each request, and every page as well. */
const alwaysRevalidated = new Set(['/config.json', '/sw.js']);

/**
 * How long browsers and CloudFront cache a file. Vite puts a content hash into every file name below
 * /assets/.
 */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${oneYear}, immutable`;
  if (path.endsWith('.html') || alwaysRevalidated.has(path)) return 'no-cache';
  return 'public, max-age=3600';
}
