const oneYear = 365 * 24 * 60 * 60;

/** Files that announce a new version, so browsers must ask for them every time. Besides these, every page. */
const alwaysRevalidated = new Set(['/config.json', '/sw.js']);

/** How long browsers and CloudFront cache a file. Vite puts a content hash into every name below /assets/. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${oneYear}, immutable`;
  if (path.endsWith('.html') || alwaysRevalidated.has(path)) return 'no-cache';
  return 'public, max-age=3600';
}
