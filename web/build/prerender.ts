import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { brand } from '#shared/brand.ts';
import { signedOutPath } from '#shared/sign-in.ts';
import { homeHash } from '#web/app/home/home-hash.ts';
import { paths } from '#web/lib/paths.ts';
import { homeJsonLd } from '#web/static/json-ld/json-ld.ts';
import { jsonLdText } from '#web/static/json-ld/json-ld-script.ts';
import { filesHydratedLater } from './bundle-closure.ts';
import { type FirstRequests, firstRequests } from './first-requests.ts';
import { startScript } from './start-script.ts';

const homeMark = '<!--home-->';
const entry = 'src/app/prerender.tsx';

/** Fills in what the inline scripts of index.html need to know, the site's address and home's structured data. */
function fillIn(html: string, requests: FirstRequests): string {
  return html
    .replace('%HOME_HASH%', () => homeHash.source)
    .replace('%HOME%', () => paths.home)
    .replaceAll('%SITE_URL%', () => brand.siteUrl)
    .replace('%SIGNED_OUT_PATH%', () => signedOutPath)
    .replace('"%FIRST_REQUESTS%"', () => JSON.stringify(requests))
    .replace('"%JSON_LD%"', () => jsonLdText(homeJsonLd));
}

/** Builds the site once more for Node and renders home with it: no server, no browser. */
async function renderHome({ root, configFile }: ResolvedConfig): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      // Bundles packages too: the file runs from a temporary folder, which has none.
      ssr: { noExternal: true },
      build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const file = join(outDir, 'prerender.js');
    const { prerenderHome } = (await import(pathToFileURL(file).href)) as {
      prerenderHome: () => Promise<string>;
    };
    return await prerenderHome();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Links to the stylesheets of those parts of home that show before their scripts have loaded. */
function stylesheetLinks(bundle: Rolldown.OutputBundle, html: string): string {
  return filesHydratedLater(bundle)
    .filter((file) => file.endsWith('.css') && !html.includes(file))
    .map((name) => `  <link rel="stylesheet" crossorigin href="/${name}">\n  `)
    .join('');
}

/** While developing, index.html has no home in it and loads the app's source. */
export function fillInDevelopment(): Plugin {
  return {
    name: 'fill-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      fillIn(html, { app: 'src/app/main.tsx', everywhere: [], files: [], screens: {} }),
  };
}

/** Writes home into index.html once the site is built (design.md, "Pages without flash"). */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const file = join(dir, 'index.html');
      const html = await readFile(file, 'utf8');
      if (!html.includes(homeMark)) throw new Error(`index.html has no ${homeMark}`);
      const [appScript = '', app = ''] =
        html.match(/<script type="module"[^>]* src="([^"]+)"><\/script>/) ?? [];
      if (!app) throw new Error('index.html has no module script');
      const links = stylesheetLinks(bundle, html);
      const home = await renderHome(config);
      // React puts preload links before what it rendered. The page is one file, so they would come no earlier.
      const root = home.replace(/^(<link [^>]*>)*/, '');
      const page = fillIn(html, firstRequests(bundle))
        .replace(appScript, '')
        .replace('</head>', () => `${links}</head>`)
        .replace(homeMark, () => root)
        .replace('</body>', () => `  <script type="module">\n${startScript(app)}</script>\n  </body>`);
      await writeFile(file, page);
    },
  };
}
