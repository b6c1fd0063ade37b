import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { staticPages } from '#shared/pages/static-pages.ts';
import { siteUrl } from '#shared/site/static-paths.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { contentCompiler } from './content-compiler.ts';
import { styleLayers } from './style-layers.ts';

type Renderer = typeof import('#web/static/render-pages.tsx');

const entry = 'src/static/render-pages.tsx';

/** Builds the pages' components for Node, with one stylesheet for all of them. */
async function buildRenderer(root: string, outDir: string): Promise<string[]> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contentCompiler(), styleLayers()],
    css: { transformer: 'lightningcss' },
    // Bundles packages too, because the file runs from a temporary folder without node_modules.
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      emitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssMinify: true,
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName);
}

const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/' as const, ...staticPages.map(({ path }) => path)].map((path) => `  <url><loc>${siteUrl(path)}</loc></url>\n`).join('')}</urlset>
`;

/** The dashboard needs no line here: it's behind a `#`, which crawlers don't send. */
const robots = () => `User-agent: *
Disallow: /api/
Disallow: /signed-out

Sitemap: ${siteUrl('/sitemap.xml')}
`;

async function write(dir: string, name: string, text: string): Promise<void> {
  const file = join(dir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * In development, redirects a static page to its screen: only a build writes pages, and screens show a change
 * right away.
 */
export function redirectStaticPages(): Plugin {
  return {
    name: 'redirect-static-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?', 1);
        const page = staticPages.find((one) => one.path === path);
        if (page) response.writeHead(302, { location: `/#${page.route}` }).end();
        else next();
      });
    },
  };
}

/** After the build, writes the static pages, the sitemap and robots.txt. */
export function writeStaticPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'write-static-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }) {
      const work = await mkdtemp(join(tmpdir(), 'static-pages-'));
      try {
        const assets = await buildRenderer(config.root, work);
        const { renderPages } = (await import(pathToFileURL(join(work, 'render-pages.js')).href)) as Renderer;
        const files = renderPages({
          today: clinicDateAt(new Date()),
          stylesheet: `/${assets.find((name) => name.endsWith('.css'))}`,
          fonts: assets.filter((name) => name.endsWith('.woff2')).map((name) => `/${name}`),
        });
        files.set('sitemap.xml', sitemap()).set('robots.txt', robots());
        // Overwrites the app's fonts only with the same files, because a file's name contains a hash of its content.
        await Promise.all(assets.map((name) => copyFile(join(work, name), join(dir, name))));
        await Promise.all([...files].map(([name, text]) => write(dir, name, text)));
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },
  };
}
