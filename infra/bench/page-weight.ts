import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite';
import { projectDir } from '#infra/local/settings.ts';
import { atMost, type MeasureOptions, type Report, type Row } from './measurement.ts';

const webDir = join(projectDir, 'web');
const viteConfig = join(webDir, 'vite.config.ts');

const screens = {
  home: '/features/home/home-screen.tsx',
  booking: '/features/booking/booking-screen.tsx',
  confirmation: '/features/my-bookings/confirmation-screen.tsx',
  map: '/features/booking/map/clinic-map.tsx',
};

/** What no page may load before the visitor asks for it. */
const forbidden = /node_modules\/(leaflet|@stripe|oidc-client-ts)\/|\/features\/admin/;

type Chunk = Rolldown.OutputChunk;

interface Built {
  folder: string;
  chunks: Map<string, Chunk>;
  html: string;
}

async function buildInto(folder: string, config: InlineConfig): Promise<Built> {
  const output = { ...config.build, outDir: folder, emptyOutDir: true, reportCompressedSize: false };
  const built = await build({ ...config, logLevel: 'error', build: output });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap((part) => part.output).filter((part) => part.type === 'chunk');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return { folder, html, chunks: new Map(chunks.map((chunk) => [chunk.fileName, chunk])) };
}

function isReactPlugin(plugin: PluginOption): boolean {
  return Boolean(plugin && 'name' in plugin && plugin.name.startsWith('vite:react'));
}

/**
 * The site's own settings, but for plugins that do something to this site's pages, and for what it resolves otherwise
 * than an app would by itself: that is part of what is measured.
 */
async function minimalConfig(root: string): Promise<InlineConfig> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, viteConfig);
  const plugins = ((loaded?.config.plugins ?? []).flat(3) as PluginOption[]).filter(isReactPlugin);
  return { ...loaded?.config, resolve: {}, configFile: false, root, publicDir: false, plugins };
}

const minimalHtml = '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>';
const minimalApp = `
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
createRoot(document.getElementById('root')).render(<HashRouter><p>Hello</p></HashRouter>);
`;

async function buildMinimal(folder: string): Promise<Built> {
  const root = join(folder, 'minimal');
  mkdirSync(root);
  symlinkSync(join(projectDir, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'index.html'), minimalHtml);
  writeFileSync(join(root, 'main.jsx'), minimalApp);
  return buildInto(join(folder, 'minimal-site'), await minimalConfig(root));
}

/** A chunk and all it imports statically: what the browser has to have before it runs. */
function closure(chunks: Built['chunks'], start: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  for (const name of start) visit(name);
  return found;
}

function entries({ html }: Built): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g)].map(([, name = '']) => name);
}

function inlineScripts({ html }: Built): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
}

function brotliBytes(code: string | Buffer): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Every file compressed by itself, as it travels. */
function weigh({ folder }: Built, files: Iterable<string>): number {
  return [...files].reduce((sum, name) => sum + brotliBytes(readFileSync(join(folder, name))), 0);
}

/** The files of a page that opens on this screen: the entry, and the chunk of the screen when it is lazy. */
function filesOf(site: Built, screen: string): Set<string> {
  const [holder] = [...site.chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(screen)),
  );
  if (!holder) throw new Error(`no chunk of the site holds ${screen}`);
  return closure(site.chunks, [...entries(site), holder.fileName]);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function forbiddenRow(site: Built, files: Set<string>): Row {
  const modules = [...files].flatMap((name) => site.chunks.get(name)?.moduleIds ?? []);
  const count = modules.filter((id) => forbidden.test(id)).length;
  const what = 'modules of map, Stripe, sign-in or admin in these two';
  return { what, ours: String(count), bar: atMost(count, 0, '0') };
}

export async function measure({ folder }: MeasureOptions): Promise<Report> {
  const site = await buildInto(join(folder, 'site'), { root: webDir, configFile: viteConfig });
  const minimal = await buildMinimal(folder);
  const inline = inlineScripts(site).reduce((sum, code) => sum + brotliBytes(code), 0);
  const least = weigh(minimal, closure(minimal.chunks, entries(minimal)));
  const [home, booking, confirmation, map] = Object.values(screens).map((screen) => filesOf(site, screen));
  const row = (what: string, files: Set<string> = new Set()): Row => {
    const bytes = weigh(site, files) + inline;
    return { what, ours: kilobytes(bytes), other: kilobytes(least), ratio: bytes / least };
  };
  const homeRow = row('home', home);
  const onTop = weigh(
    site,
    [...(map ?? [])].filter((name) => !booking?.has(name)),
  );
  return {
    rows: [
      { ...homeRow, bar: atMost(homeRow.ratio ?? Number.NaN, 1.15) },
      row('booking screen, without its map', booking),
      forbiddenRow(site, new Set([...(home ?? []), ...(booking ?? [])])),
      row('confirmation', confirmation),
      { what: 'the map, when its place comes into view', ours: `+ ${kilobytes(onTop)}` },
    ],
    notes: [`${home?.size} files for home, ${booking?.size} for booking; scripts inside index.html counted`],
  };
}
