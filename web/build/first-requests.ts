import type { Rolldown } from 'vite';
import { articles } from '#shared/blog/content/articles.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { clinicFront, type PictureName, pictureUrl } from '#shared/site/pictures.ts';
import { homeHash } from '#web/app/loading/home-hash.ts';
import { screenTable } from '#web/app/screen-table.ts';
import { articlePath, locationDetailPath, paths } from '#web/lib/paths.ts';
import { entryFiles, filesOf } from './bundle-closure.ts';
import { openedWithoutView, viewPaths, type WrittenViews } from './first-views.ts';
import { type Row, redirects, viewPatterns } from './view-patterns.ts';

/** What a screen shows first that screen-table.ts doesn't list: a picture, and the module of an article. */
interface FirstContent {
  picture?: PictureName | undefined;
  module?: string;
}

/** The picture in the header. */
const logo = 'favicon.svg';

/** What each screen shows first, by its path. */
const firstContent: Record<string, FirstContent> = {
  [paths.services]: { picture: 'services' },
  [paths.contact]: { picture: 'contact' },
  [paths.blog]: { picture: 'article-1' },
  ...Object.fromEntries(contentPages.map(({ path, picture }) => [path, { picture }])),
  ...Object.fromEntries(
    clinics.map((clinic) => [locationDetailPath(clinic.id), { picture: clinicFront(clinic) }]),
  ),
  ...Object.fromEntries(
    articles.map(({ id, picture }) => [articlePath(id), { picture, module: `article-${id}` }]),
  ),
};

/** The attributes of the `<link>` that requests a file early, by the file's extension. */
const links = {
  js: { rel: 'modulepreload' },
  css: { rel: 'preload', as: 'style', crossOrigin: '' },
  svg: { rel: 'preload', as: 'image' },
  woff2: { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' },
};

/**
 * The table that tells the inline script of index.html what to request before the app could ask for it. The page
 * contains home. For another screen, base.css hides home, and the script requests the screen's first view, which
 * first-view.ts swaps in before it loads the app. For a screen without a first view, the script requests the app
 * and the screen's files before all others, because browsers load only a few files at a time. All files are below
 * the site's root, and no file name comes from the URL, which anyone could have written.
 */
export interface FirstRequests extends WrittenViews {
  /** The app's script, for every screen but home. Home is readable without it and loads it later. */
  app: string;
  /** The files that every screen needs, home included. */
  everywhere: string[];
  /** The files that only some screens need, each listed once. */
  files: string[];
  /**
   * For each screen, by its path, the indexes in `files` of the files that it needs. An entry whose path ends with a
   * slash applies to every screen below that path.
   */
  screens: Record<string, number[]>;
  /** The pattern of the URL hashes that show home. */
  home: string;
  links: typeof links;
  redirects: Row[];
  /** The rules that turn a URL into the name of its first view. */
  viewNames: Row[];
}

/** The part of the table that also applies in development, where files have no built names. */
export const withoutFiles = () => ({ home: homeHash.source, links, redirects: redirects() });

/** The built name of a file that isn't a module, found by the name of its source. */
function assetOf(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(name));
  if (!asset) throw new Error(`the site has no ${name}`);
  return asset.fileName;
}

const isScript = (file: string) => file.endsWith('.js');

/**
 * The files that each screen needs besides the app: those of the modules it imports, and its first picture. Files
 * that all screens below a path share are listed under that path, which ends with a slash.
 */
export function screenFiles(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const inPage = entryFiles(bundle);

  function filesAt(path: string, modules: readonly string[]): string[] {
    const { picture, module } = firstContent[path] ?? {};
    const needed = [...modules, ...(module ? [module] : [])].flatMap((each) => filesOf(each, bundle));
    const others = new Set(needed.filter((file) => !inPage.has(file)));
    return [...others, ...(picture ? [pictureUrl(picture).slice(1)] : [])];
  }

  return new Map(
    screenTable.flatMap(([pattern, ...modules]): [path: string, files: string[]][] => {
      const [base = '', parameter] = pattern.split(':');
      const shared = filesAt(base, modules);
      const below = parameter ? Object.keys(firstContent).filter((path) => path.startsWith(base)) : [];
      return [
        [base, shared],
        ...below.map((path): [string, string[]] => [
          path,
          filesAt(path, []).filter((file) => !shared.includes(file)),
        ]),
      ];
    }),
  );
}

/** The scripts that a screen needs besides the app. */
export function screenScripts(address: string, screens: ReadonlyMap<string, string[]>): string[] {
  const path = address.replace(/\?.*/, '');
  const base = path.replace(/[^/]*$/, '');
  return [...(base === path ? [] : (screens.get(base) ?? [])), ...(screens.get(path) ?? [])].filter(isScript);
}

/**
 * The table for the inline script. It leaves out the scripts of a screen that always opens with its first view,
 * because the view's file lists them. The table must stay small: it is part of index.html, which every phone loads,
 * whatever screen it opens.
 */
export function firstRequests(
  bundle: Rolldown.OutputBundle,
  screens: ReadonlyMap<string, string[]>,
  views: WrittenViews,
): FirstRequests {
  const [app] = [...entryFiles(bundle)].filter(isScript);
  if (!app) throw new Error('index.html has no app');
  // For a path that ends with a slash, either all screens below it have a first view, or none does.
  const hasView = (path: string) =>
    viewPaths.some((one) => one === path || (path.endsWith('/') && one.startsWith(path)));
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const requested = [...screens].map(([path, all]): [string, number[]] => [
    path,
    all
      .filter((file) => !(isScript(file) && hasView(path) && !openedWithoutView.includes(path)))
      .map(indexOf),
  ]);
  // index.html contains home whatever screen it opens, but requests home's picture only where home is shown.
  const home = [paths.home, [indexOf(assetOf(bundle, 'valley.svg'))]];
  const fonts = ['figtree.woff2', 'bricolage-grotesque.woff2'].map((name) => assetOf(bundle, name));
  return {
    ...withoutFiles(),
    ...views,
    app,
    everywhere: [...fonts, logo],
    files,
    screens: Object.fromEntries([home, ...requested]),
    viewNames: viewPatterns(),
  };
}
