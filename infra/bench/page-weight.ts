import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { buildSite as buildDeployedSite, buildSiteIfStale, siteDirectory } from '#infra/build/site-build.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import {
  atMost,
  exactly,
  kilobytes,
  largestRow,
  type MeasureOptions,
  type Report,
  type Row,
} from './common/measurement.ts';
import {
  type Built,
  brotliBytes,
  buildInto,
  buildSite,
  closure,
  entries,
  filesOf,
  inlineScripts,
  weigh,
} from './common/site-build.ts';

const html = '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>';
const app = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
createRoot(document.getElementById('root')).render(createElement(HashRouter, {}, 'Hello'));
`;

/** React, react-dom and HashRouter around one word: the minimum for any site of this kind. */
async function buildMinimal(folder: string): Promise<Built> {
  const root = join(folder, 'minimal');
  mkdirSync(root);
  symlinkSync(join(projectDirectory, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'index.html'), html);
  writeFileSync(join(root, 'main.js'), app);
  // These are the settings of the site's own build.
  const build = { modulePreload: { polyfill: false } };
  return buildInto(join(folder, 'minimal-site'), { root, configFile: false, build });
}

const home = '/app/home/home-screen.tsx';
const booking = '/features/booking/booking-screen.tsx';
/** The limit of the booking screen, which most patients come for, in bytes. */
const bookingLimit = 125e3;
const dashboard = '/features/admin/dashboard/admin-screen.tsx';

/** The modules of each page: its screen, and the modules that the screen loads right away. */
const pages: readonly (readonly [what: string, ...modules: string[]])[] = [
  ['confirmation', '/features/my-bookings/confirmation/confirmation-screen.tsx'],
  ['a service', '/features/services/service-screen.tsx', '/services/content/urgent-care.md'],
  ['the clinic finder', '/features/clinics/finder/finder-screen.tsx'],
  ['the shop', '/features/lab-tests/shop/shop-screen.tsx'],
  ['the dashboard, before its parts', dashboard],
  ['an article', '/features/blog/article-screen.tsx', '/blog/content/article-1.md'],
];

/** Modules that load later, and the screen that loads them. */
const additions: readonly (readonly [what: string, module: string, on: string])[] = [
  ["home's question, after the first paint", '/features/home/question/home-question.tsx', home],
  ["home's lower part, when it comes into view", '/app/home/home-details.tsx', home],
  ['the map, when its place comes into view', '/features/booking/map/clinic-map.tsx', booking],
  ['the booking form, once the times are shown', '/features/booking/dialog/booking-dialog.tsx', booking],
  ['virtual visit, when it is asked for', '/features/consultations/virtual-visit-dialog.tsx', home],
  ['chat, when it is opened', '/features/chat/chat-panel.tsx', home],
];

/** The limits of the site's other files by kind, in uncompressed bytes. */
const kinds = [
  { what: 'videos', folder: 'media', named: /\.(mp4|webm)$/, limit: 1e6 },
  { what: 'their stills', folder: 'assets', named: /^valley-.*\.svg$/, limit: 30e3 },
  { what: 'pictures', folder: 'pictures', named: /./, limit: 14 * 1024 },
];

/**
 * Modules that no page may load before the visitor asks for them. Only the dashboard loads the dashboard's
 * modules, and only the build reads the content's Markdown.
 */
const onRequest = /node_modules\/(leaflet|@stripe|oidc-client-ts)\//;
const forbidden = new RegExp(`${onRequest.source}|\\/features\\/admin|\\/shared\\/site\\/markdown`);

function additionRow(site: Built, [what, module, on]: (typeof additions)[number]): Row {
  const there = filesOf(site, on);
  const more = [...filesOf(site, module)].filter((name) => !there.has(name));
  return { what, ours: `+ ${kilobytes(weigh(site, more))}` };
}

function modulesIn(site: Built, files: Iterable<string>): string[] {
  return [...files].flatMap((name) => site.chunks.get(name)?.moduleIds ?? []);
}

function forbiddenRow(site: Built): Row {
  const first = filesOf(site, home);
  const dashboardFiles = filesOf(site, dashboard);
  // The first file lazily loads every screen but home, and the dialogs that any screen may open.
  const lazy = [...first].flatMap((name) => site.chunks.get(name)?.dynamicImports ?? []);
  const isDashboard = (name: string) => modulesIn(site, [name]).some((id) => id.endsWith(dashboard));
  const others = closure(site, [...first, ...lazy.filter((name) => !isDashboard(name))]);
  const count =
    modulesIn(site, others).filter((id) => forbidden.test(id)).length +
    modulesIn(site, dashboardFiles).filter((id) => onRequest.test(id)).length;
  const what = 'modules of map, Stripe, sign-in, admin or Markdown in any screen';
  return { what, ours: String(count), bar: exactly(count, 0) };
}

/** The files of a built site besides its scripts. */
function fileRows({ folder: site, html }: Built): Row[] {
  const largestRows = kinds.map(({ what, folder, named, limit }) => {
    const names = readdirSync(join(site, folder)).filter((name) => named.test(name));
    const files = names.map((name) => ({ name, bytes: statSync(join(site, folder, name)).size }));
    return largestRow(what, files, limit);
  });
  return [{ what: 'index.html, with home in it', ours: kilobytes(brotliBytes(html)) }, ...largestRows];
}

function filesIn(site: string): Map<string, Buffer> {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(site.length), readFileSync(path)]));
}

/**
 * The files of a build that differ from those in `web/dist`, built earlier by another process, or that
 * contain the project's path. Deploying the same commit twice would upload each of them again.
 */
function sameBuildRow(site: string): Row {
  buildSiteIfStale();
  // The clinics' pages list a year of closed days from the day of the build, so compare with a build of today.
  const builtOn = clinicDateAt(statSync(join(siteDirectory, 'index.html')).mtime);
  if (builtOn !== clinicDateAt(new Date())) buildDeployedSite();
  const [ours, others] = [filesIn(site), filesIn(siteDirectory)];
  const unlike = [...new Set([...ours.keys(), ...others.keys()])].filter((name) => {
    const content = ours.get(name);
    return !content || !others.get(name)?.equals(content) || content.includes(projectDirectory);
  });
  const what = ['files unlike those of another build of the same sources', ...unlike.slice(0, 3)].join(' ');
  return { what, ours: String(unlike.length), bar: exactly(unlike.length, 0) };
}

/** Measures the JavaScript that each page loads before it can be used, and the site's other files. */
export async function measure({ folder }: MeasureOptions): Promise<Report> {
  const site = await buildSite(join(folder, 'site'));
  const minimal = await buildMinimal(folder);
  const inline = inlineScripts(site).reduce((sum, code) => sum + brotliBytes(code), 0);
  const least = weigh(minimal, closure(minimal, entries(minimal)));
  const row = (what: string, files: Set<string>, limit?: number) => {
    const bytes = weigh(site, files) + inline;
    const bar = limit && { bar: atMost(bytes, limit, kilobytes(limit)) };
    return { what, ours: kilobytes(bytes), other: kilobytes(least), ratio: bytes / least, ...bar };
  };
  const homeFiles = filesOf(site, home);
  const homeRow = row('home', homeFiles);
  return {
    rows: [
      { ...homeRow, bar: atMost(homeRow.ratio, 1.35) },
      row('booking screen, before its map and its form', filesOf(site, booking), bookingLimit),
      forbiddenRow(site),
      ...pages.map(([what, ...modules]) => row(what, filesOf(site, ...modules))),
      ...additions.map((addition) => additionRow(site, addition)),
      ...fileRows(site),
      sameBuildRow(site.folder),
    ],
    notes: [
      `${homeFiles.size} files for home, ${filesOf(site, booking).size} for booking; inline scripts counted`,
      'videos, posters and pictures as they are; all else brotli 11',
    ],
  };
}
