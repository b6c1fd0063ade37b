import { minifySync } from 'vite';
import { brand } from '#shared/brand.ts';
import { homeJsonLd } from '#web/static/json-ld/json-ld.ts';
import { jsonLdText } from '#web/static/json-ld/json-ld-script.ts';
import type { FirstRequests } from './first-requests.ts';
import { startScript } from './start-script.ts';

const homeMark = '<!--home-->';
const routesMark = '<!--routes-->';

/** Replaces the placeholders in index.html: the site's URL, the table for its scripts, home's structured data. */
export function fillIn(html: string, requests: FirstRequests): string {
  return html
    .replaceAll('%SITE_URL%', () => brand.siteUrl)
    .replace('"%FIRST_REQUESTS%"', () => JSON.stringify(requests))
    .replace('"%JSON_LD%"', () => jsonLdText(homeJsonLd));
}

/** A phone's first round trip carries only 14 kB of the page, so the inline scripts are minified, too. */
function minifyScripts(html: string): string {
  const minify = (_: string, tag: string, code: string) => {
    const { code: minified, errors } = minifySync('inline.js', code, { module: tag.includes('module') });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return `${tag}${minified}</script>`;
  };
  return html.replace(/(<script(?: type="module")?>)([\s\S]*?)<\/script>/g, minify);
}

/**
 * A target for each of home's links into the app. The targets are in the notice that JavaScript is turned off, so that
 * without scripts a link leads to the notice.
 */
function linkTargets(home: string): string {
  const routes = new Set([...home.matchAll(/href="#(\/[^"]*)"/g)].map(([, route]) => route));
  return [...routes].map((route) => `<span id="${route}"></span>`).join('');
}

interface PageParts {
  requests: FirstRequests;
  /** Links to the stylesheets that the page from Vite lacks. */
  links: string;
  home: string;
}

/**
 * Finishes the index.html that Vite built. Nothing that changes from build to build may go into its inline
 * scripts: the CSP lists their hashes (infra/config/inline-scripts.ts).
 */
export function indexPage(html: string, { requests, links, home }: PageParts): string {
  const [appScript] = html.match(/<script type="module"[^>]* src="[^"]+"><\/script>/) ?? [];
  if (!appScript) throw new Error('index.html has no module script');
  if (!html.includes(homeMark)) throw new Error(`index.html has no ${homeMark}`);
  const page = fillIn(html, requests)
    .replace(appScript, '')
    .replace('</head>', () => `${links}</head>`)
    .replace(homeMark, () => home)
    .replace(routesMark, () => linkTargets(home))
    .replace('</body>', () => `  <script type="module">\n${startScript}</script>\n  </body>`);
  return minifyScripts(page);
}
