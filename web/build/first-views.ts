import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { articles } from '#shared/blog/content/articles.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { legalPages } from '#shared/legal/content/legal-pages.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import {
  aliases,
  articlePath,
  bookPath,
  confirmationPath,
  locationDetailPath,
  notMinePath,
  paths,
  receiptPath,
} from '#web/lib/paths.ts';
import { type StoredKey, storedEntry, storedKeys } from '#web/lib/storage/registry.ts';

/**
 * The screens with a first view: a file of what they show before the app has loaded (README.md, "Add a screen").
 * To add one, add its path. For a route with a parameter, that is the part before the parameter, with its last slash; the
 * view then stands for every address below it. An address with a query has the view that is listed with that query, whatever
 * date follows it, or none. The first render may depend on nothing that the build doesn't know (date,
 * storage, browser, parameter): put that behind `useHydrated`. web/e2e/first-paint.test.ts hydrates a few of them.
 */
export const viewPaths: readonly string[] = [
  paths.aboutUs,
  aliases.aboutUs,
  paths.services,
  ...contentPages.map(({ path }) => path),
  paths.lab,
  paths.shopForTest,
  aliases.shopForTest,
  paths.locations,
  ...clinicIds.map(locationDetailPath),
  paths.contact,
  paths.bookAppointment,
  ...clinicIds.map((clinic) => bookPath({ clinic })),
  confirmationPath(''),
  notMinePath(''),
  paths.billPay,
  receiptPath(''),
  paths.cart,
  paths.myBookings,
  paths.blog,
  ...articles.map(({ id }) => articlePath(id)),
  ...legalPages.map(({ path }) => path),
];

/**
 * By path: what a browser must not store for the first view to be what its visitor sees. With any of it, the screen waits
 * for the app, instead of telling for a moment that the cart is empty.
 */
export const withoutStored: Readonly<Record<string, readonly StoredKey[]>> = {
  [paths.cart]: ['cartItems', 'receiptLink'],
  [confirmationPath('')]: ['appointments', 'lookup', 'lookupRequest'],
  [receiptPath('')]: ['receiptLink'],
  [paths.myBookings]: storedKeys.filter((key) => storedEntry(key).isPersonal),
};

/**
 * The screens that emails, static pages and calendars link to with a query for which there is no view: an address's token,
 * or a clinic that has moved. Their scripts are requested at once then.
 */
export const linkedWithQuery: readonly string[] = [
  paths.bookAppointment,
  confirmationPath(''),
  notMinePath(''),
  receiptPath(''),
];

export interface View {
  title: string;
  html: string;
  /** What the screen needs besides the app to be hydrated. */
  scripts: readonly string[];
}

export interface WrittenViews {
  /** The script that shows a first view. */
  showView: string;
  /** The folder of the first views. */
  views: string;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

const showViewSource = join(import.meta.dirname, '../src/app/loading/first-view.ts');

/** Not part of the bundle, because it runs before the app and imports nothing. */
async function showViewScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(showViewSource, 'utf8'), showViewSource);
  return minifySync('first-view.js', code, { module: true }).code;
}

/** Writes the first views, and the script that shows them. Both have the hash of their content in their names. */
export async function writeViews(dir: string, all: ReadonlyMap<string, View>): Promise<WrittenViews> {
  const script = await showViewScript();
  const showView = `assets/first-view-${hashOf(script)}.js`;
  await writeFile(join(dir, showView), script);
  const views = `assets/views-${hashOf(JSON.stringify([...all, withoutStored]))}`;
  for (const [path, { html, ...head }] of all) {
    // Not `.html`: a part of a page is nothing that a search engine should list.
    const file = join(dir, views, `${path.replace(/\/$/, '').replace(/[?=]/g, '-')}.txt`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ ...head, without: withoutStored[path] })}\n${html}`);
  }
  return { showView, views };
}
