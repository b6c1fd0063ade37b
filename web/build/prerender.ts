import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { paths } from '#web/lib/paths.ts';
import { filesHydratedLater } from './bundle-closure.ts';
import { firstRequests, screenFiles, screenScripts, withoutFiles } from './first-requests.ts';
import { renderedAt, type View, viewPaths, writeViews } from './first-views.ts';
import { fillIn, indexPage } from './index-page.ts';

const entry = 'src/app/prerender.tsx';

type Rendered = Pick<View, 'title' | 'html'>;

/** Builds the site once more for Node, and renders what each of these paths shows before the app has loaded. */
async function renderScreens(
  screenPaths: readonly string[],
  { root, configFile }: ResolvedConfig,
): Promise<Map<string, Rendered>> {
  const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      // Bundles packages too, because the file runs from a temporary folder without node_modules.
      ssr: { noExternal: true },
      build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const file = join(outDir, 'prerender.js');
    const { prerenderScreen } = (await import(pathToFileURL(file).href)) as {
      prerenderScreen: (path: string) => Promise<Rendered>;
    };
    const rendered = new Map<string, Rendered>();
    for (const path of screenPaths) {
      const { title, html } = await prerenderScreen(renderedAt(path));
      // Removes the preload links that React puts first: they arrive in the same file as their images' tags, so they
      // save no time.
      rendered.set(path, { title, html: html.replace(/^(<link [^>]*>)*/, '') });
    }
    return rendered;
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

/** In development, index.html doesn't contain home and loads the app's source. */
export function fillInDevelopment(): Plugin {
  return {
    name: 'fill-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      fillIn(html, {
        ...withoutFiles(),
        app: 'src/app/main.tsx',
        everywhere: [],
        files: [],
        screens: {},
        showView: '',
        viewNames: [],
        views: '',
      }),
  };
}

/** Writes home into index.html, and the first views of other screens, once the site is built. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const file = join(dir, 'index.html');
      const html = await readFile(file, 'utf8');
      const { [paths.home]: home, ...rendered } = Object.fromEntries(
        await renderScreens([paths.home, ...viewPaths], config),
      );
      const screens = screenFiles(bundle);
      const views = new Map<string, View>(
        Object.entries(rendered).map(([path, view]) => [
          path,
          { ...view, scripts: screenScripts(path, screens) },
        ]),
      );
      const page = indexPage(html, {
        requests: firstRequests(bundle, screens, await writeViews(dir, views)),
        links: stylesheetLinks(bundle, html),
        home: home?.html ?? '',
      });
      await writeFile(file, page);
    },
  };
}
