const oneYear = 365 * 24 * 60 * 60;

/** Files that announce a new version. Browsers revalidate these files on each request, as they do every page. */
const alwaysRevalidated = new Set(['/config.json', '/sw.js']);

/**
 * The Cache-Control header of a file, for browsers and CloudFront. Files below /assets/ never change, because Vite puts
 * a content hash into their names.
 */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${oneYear}, immutable`;
  if (path.endsWith('.html') || alwaysRevalidated.has(path)) return 'no-cache';
  return 'public, max-age=3600';
}
