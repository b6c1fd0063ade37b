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
  estimatePath,
  locationDetailPath,
  notMinePath,
  paths,
  receiptPath,
  reschedulePath,
  waitlistPath,
} from '#web/lib/paths.ts';
import { type StoredKey, storedEntry, storedKeys } from '#web/lib/storage/registry.ts';

/** The path of the view that an emailed link opens. */
const withToken = (path: string) => `${path}?token`;

/**
 * The screens with a first view: a file with what they show before the app has loaded (README.md, "A screen").
 * To add one, add its path. For a route with a parameter, add the part before the parameter, with its last slash:
 * the view then serves every URL below it. A path with `?token` is for the link in an email, with any token.
 * The first render must not depend on anything that the build doesn't know (date, storage, browser, parameter).
 * Put a part that does depend on such a value behind `useHydrated`, or add the query's key to `queryKeys` or the stored
 * value to `viewRules`. web/src/app/first-views.test.tsx and web/e2e/first-paint.test.ts hydrate all of them.
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
  withToken(confirmationPath('')),
  withToken(reschedulePath('')),
  notMinePath(''),
  withToken(notMinePath('')),
  paths.openBookings,
  withToken(paths.openBookings),
  paths.billPay,
  receiptPath(''),
  withToken(receiptPath('')),
  estimatePath(''),
  withToken(estimatePath('')),
  waitlistPath(''),
  withToken(waitlistPath('')),
  paths.cart,
  paths.myBookings,
  paths.adminBookings,
  paths.blog,
  ...articles.map(({ id }) => articlePath(id)),
  ...legalPages.map(({ path }) => path),
];

/**
 * The query keys on which the first render of any screen depends. A URL with one of them gets the view listed
 * with that key or, if none is listed, no view. Other keys, such as a campaign's, don't change the view.
 */
export const queryKeys: readonly string[] = ['clinic', 'page', 'state', 'test', 'token'];

/** What a screen's view depends on besides its URL. */
export interface ViewRule {
  /** When one of these is stored, the screen waits for the app: its view would be wrong, such as an empty cart. */
  without?: readonly StoredKey[];
  /** When the browser stores the token of the booking that the URL names, the view with `?token` shows. */
  keeps?: true;
  /**
   * The path that the screen redirects to when its URL has no token and none of the values above is stored. That
   * path's view shows right away.
   */
  otherwise?: string;
}

/** Rules by path. For a URL with a token, or another of the `queryKeys`, only `keeps` counts. */
export const viewRules: Readonly<Record<string, ViewRule>> = {
  [paths.cart]: { without: ['cartItems', 'receiptLink'] },
  [confirmationPath('')]: { without: ['lookup', 'lookupRequest', 'forgotten'], keeps: true },
  [reschedulePath('')]: { without: ['lookup'], keeps: true, otherwise: confirmationPath('') },
  [receiptPath('')]: { without: ['receiptLink'] },
  [estimatePath('')]: { without: ['estimateLink', 'lookup'], keeps: true },
  [paths.myBookings]: { without: storedKeys.filter((key) => storedEntry(key).isPersonal) },
  [paths.adminBookings]: { without: ['dashboardNotice'] },
};

/**
 * Screens that can open without their view, because of a stored value or a query. Their scripts are then requested
 * right away.
 */
export const openedWithoutView: readonly string[] = [
  ...Object.keys(viewRules),
  paths.shopForTest,
  paths.blog,
  paths.bookAppointment,
  notMinePath(''),
];

/**
 * The URL at which the build renders a view, with `any` for the parameter and the token, since no view depends
 * on them.
 */
export function renderedAt(view: string): string {
  return view.replace(/\/(?=$|\?)/, '/any').replace(/\?token$/, '?token=any');
}

/** The name of a view's file, without its extension. */
export function viewName(view: string): string {
  return view.slice(1).replace(/\/$/, '').replace(/[?=]/g, '-');
}

export interface View {
  title: string;
  html: string;
  /** The scripts that the screen needs besides the app to be hydrated. */
  scripts: readonly string[];
}

export interface WrittenViews {
  /** The script that shows a first view. */
  showView: string;
  /** The folder that holds the first views. */
  views: string;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

const showViewSource = join(import.meta.dirname, '../src/app/loading/first-view.ts');

/** The script that shows a first view. It isn't part of the bundle: it runs before the app and imports nothing. */
async function showViewScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(showViewSource, 'utf8'), showViewSource);
  return minifySync('first-view.js', code, { module: true }).code;
}

/** Writes the first views, and the script that shows them. Both have the hash of their content in their names. */
export async function writeViews(dir: string, all: ReadonlyMap<string, View>): Promise<WrittenViews> {
  const script = await showViewScript();
  const showView = `assets/first-view-${hashOf(script)}.js`;
  await writeFile(join(dir, showView), script);
  const views = `assets/views-${hashOf(JSON.stringify([...all]))}`;
  for (const [path, { html, ...head }] of all) {
    // The extension isn't `.html`, because search engines must not index a part of a page.
    const file = join(dir, views, `${viewName(path)}.txt`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(head)}\n${html}`);
  }
  return { showView, views };
}
