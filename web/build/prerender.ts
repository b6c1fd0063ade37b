import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { filesHydratedLater } from './bundle-closure.ts';
import { firstRequests } from './first-requests.ts';
import { fillIn, indexPage } from './index-page.ts';

const entry = 'src/app/prerender.tsx';

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
      const home = await renderHome(config);
      const page = indexPage(html, {
        requests: firstRequests(bundle),
        links: stylesheetLinks(bundle, html),
        // React puts preload links before what it rendered. The page is one file, so they would come no earlier.
        home: home.replace(/^(<link [^>]*>)*/, ''),
      });
      await writeFile(file, page);
    },
  };
}
