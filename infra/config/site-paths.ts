import { bookingPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import { staticPages } from '#shared/pages/static-pages.ts';
import { signedOutPath } from '#shared/sign-in.ts';

/** The paths that exist on the site besides files. */
export interface SitePaths {
  /** The paths of the app, whose screens are all behind a `#`. */
  app: readonly string[];
  /** The screens whose paths people type without the `#`. */
  screens: readonly string[];
  /** The paths of the static pages. */
  pages: readonly string[];
}

export const sitePaths: SitePaths = {
  app: ['/', signedOutPath],
  screens: [bookingPath, '/my-bookings', '/bill-pay', '/contact', '/admin-bookings'],
  pages: staticPages.map(({ path }) => path),
};

/** The site's answer: a file, or a redirect to a page's canonical path or to a screen. */
export type SiteAnswer = { status: 200 | 404; file: string } | { status: 301 | 302; location: string };

/**
 * The answer for a path. A page has the path of its file without `.html`. A screen's path redirects to the same path
 * behind a `#`, with 302 because browsers keep a 301 for good. Any other path with a dot names a file, which may not
 * exist; all other paths, and unknown `.html` files, get the 404 page. CloudFront runs this function's source, so the
 * function refers to nothing outside itself and avoids destructuring and other syntax that CloudFront lacks.
 * @param query as received, undecoded, without the question mark. A redirect to a screen keeps it.
 */
export function siteAnswerOf(path: string, site: SitePaths, query?: string): SiteAnswer {
  if (site.app.includes(path)) return { status: 200, file: '/index.html' };
  // The limit of 4 matches keeps a long path of slashes from taking quadratic time.
  const page = path.toLowerCase().replace(/(\.html|\/){1,4}$/, '');
  if (site.pages.includes(page)) {
    return path === page ? { status: 200, file: `${page}.html` } : { status: 301, location: page };
  }
  if (site.screens.includes(page)) {
    return { status: 302, location: query ? `/#${page}?${query}` : `/#${page}` };
  }
  const isHtml = path.endsWith('.html') && path !== '/index.html';
  const isFile = path.slice(path.lastIndexOf('/')).includes('.') && !isHtml;
  return isFile ? { status: 200, file: path } : { status: 404, file: '/404.html' };
}

/** A warning for the owner if the pages' domain isn't the stage's. */
export function domainWarning(domainName: string, siteUrl: string = brand.siteUrl): string | undefined {
  if (domainName === new URL(siteUrl).hostname) return undefined;
  return `shared/brand.ts: siteUrl, which the pages give to search engines, is ${siteUrl}, but this stage’s domain is ${domainName}.`;
}
