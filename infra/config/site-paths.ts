import { brand } from '#shared/brand.ts';
import { staticPages } from '#shared/pages/static-pages.ts';
import { signedOutPath } from '#shared/sign-in.ts';

/** What the site has besides files. */
export interface SitePaths {
  /** The paths of the app: all its screens are behind a `#`. */
  app: readonly string[];
  /** The paths of the static pages. */
  pages: readonly string[];
}

export const sitePaths: SitePaths = {
  app: ['/', signedOutPath],
  pages: staticPages.map(({ path }) => path),
};

/** How the site answers: with a file, or by sending the browser to a page's proper address. */
export type SiteAnswer = { status: 200 | 404; file: string } | { status: 301; location: string };

/**
 * The answer for a path. A page is a file without its `.html`. Any other path with a dot is a file, which may not exist;
 * the rest, and unknown `.html` files, get the page for addresses that don't exist. CloudFront runs the source of this
 * function, so it refers to nothing outside of it, and does without destructuring and other syntax that CloudFront lacks.
 */
export function siteAnswerOf(path: string, site: SitePaths): SiteAnswer {
  if (site.app.includes(path)) return { status: 200, file: '/index.html' };
  // Bounded, or the time for a path of nothing but slashes would grow with the square of its length.
  const page = path.toLowerCase().replace(/(\.html|\/){1,4}$/, '');
  if (site.pages.includes(page)) {
    return path === page ? { status: 200, file: `${page}.html` } : { status: 301, location: page };
  }
  const isHtml = path.endsWith('.html') && path !== '/index.html';
  const isFile = path.slice(path.lastIndexOf('/')).includes('.') && !isHtml;
  return isFile ? { status: 200, file: path } : { status: 404, file: '/404.html' };
}

/** A line for the owner if the pages name another domain than the stage has. */
export function domainWarning(domainName: string, siteUrl: string = brand.siteUrl): string | undefined {
  if (domainName === new URL(siteUrl).hostname) return undefined;
  return `shared/brand.ts: siteUrl, which the pages give to search engines, is ${siteUrl}, but this stage’s domain is ${domainName}.`;
}
