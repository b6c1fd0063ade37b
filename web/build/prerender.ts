import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { signedOutPath } from '#shared/sign-in.ts';
import { homeHash } from '#web/app/home/home-hash.ts';
import type { PrerenderedHome } from '#web/app/prerender.tsx';
import { homeJsonLd } from '#web/static/json-ld/json-ld.ts';
import { jsonLdText } from '#web/static/json-ld/json-ld-script.ts';
import { filesHydratedLater } from './bundle-closure.ts';
import { startScript } from './start-script.ts';

const homeMark = '<!--home-->';
const entry = 'src/app/prerender.tsx';

interface InlineScriptData {
  /** The app's script, which screens other than home preload. */
  app: string;
  firstPictures: Record<string, string>;
}

/** Fills in what the inline scripts of index.html need to know, and home's structured data. */
function fillIn(html: string, { app, firstPictures }: InlineScriptData): string {
  return html
    .replace('%APP%', () => app)
    .replace('%HOME_HASH%', () => homeHash.source)
    .replace('%SIGNED_OUT_PATH%', () => signedOutPath)
    .replace('"%PICTURES%"', () => JSON.stringify(firstPictures))
    .replace('"%JSON_LD%"', () => jsonLdText(homeJsonLd));
}

/** Builds the site once more for Node and renders home with it: no server, no browser. */
async function renderHome({ root, configFile }: ResolvedConfig): Promise<PrerenderedHome> {
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
      prerenderHome: () => Promise<PrerenderedHome>;
    };
    return await prerenderHome();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Writes the start script below assets/, where names carry the hash of the content. Returns its name. */
async function writeStartScript(dir: string, app: string): Promise<string> {
  const text = startScript(app);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/start-${hash}.js`;
  await writeFile(join(dir, file), text);
  return file;
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
    transformIndexHtml: (html) => fillIn(html, { app: '/src/app/main.tsx', firstPictures: {} }),
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
      const start = await writeStartScript(dir, app);
      const { html: home, firstPictures } = await renderHome(config);
      // React puts preload links before what it rendered. The page is one file, so they would come no earlier.
      const root = home.replace(/^(<link [^>]*>)*/, '');
      const page = fillIn(html, { app, firstPictures })
        .replace(appScript, '')
        .replace('</head>', () => `${links}</head>`)
        .replace(homeMark, () => root)
        .replace('</body>', () => `  <script type="module" crossorigin src="/${start}"></script>\n  </body>`);
      await writeFile(file, page);
    },
  };
}
