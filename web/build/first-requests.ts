import type { Rolldown } from 'vite';
import { articles } from '#shared/blog/content/articles.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { type PictureName, pictureUrl } from '#shared/site/pictures.ts';
import { articlePath, locationDetailPath, paths } from '#web/lib/paths.ts';
import { entryFiles, filesOf } from './bundle-closure.ts';
import { linkedWithQuery, viewPaths, type WrittenViews } from './first-views.ts';
import { screenModules } from './screen-modules.ts';

/** What a screen shows first, besides the modules that the router imports for it. */
interface FirstContent {
  picture?: PictureName | undefined;
  module?: string;
}

/** Of the header. */
const logo = 'favicon.svg';

/** By path. */
const firstContent: Record<string, FirstContent> = {
  [paths.services]: { picture: 'services' },
  [paths.contact]: { picture: 'contact' },
  [paths.blog]: { picture: 'article-1' },
  ...Object.fromEntries(contentPages.map(({ path, picture }) => [path, { picture }])),
  ...Object.fromEntries(
    clinicIds.map((id) => [locationDetailPath(id), { picture: `clinic-${id}` as const }]),
  ),
  ...Object.fromEntries(
    articles.map(({ id, picture }) => [
      articlePath(id),
      { picture, module: `/shared/blog/content/article-${id}.ts` },
    ]),
  ),
};

/** What the inline script of index.html requests before the app could ask for it. All files are below the site's root. */
export interface FirstRequests extends WrittenViews {
  /** For every screen but home, whose app loads later. */
  app: string;
  /** For every screen. */
  everywhere: string[];
  files: string[];
  /** Indexes of `files`, by path. What is under a path that ends with a slash goes for all below it. */
  screens: Record<string, number[]>;
  /** The paths in `screens` that have no first view. */
  withoutView: string[];
}

/** A file that is no module, by the name of its source. */
function assetOf(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(name));
  if (!asset) throw new Error(`the site has no ${name}`);
  return asset.fileName;
}

const isScript = (file: string) => file.endsWith('.js');

/**
 * What each screen requests besides the app, by path: the files that hold its imports, and the pictures above. What is
 * under a path that ends with a slash goes for all below it.
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
    [...screenModules()].flatMap(([pattern, modules]): [path: string, files: string[]][] => {
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

/** First views name their screen's scripts themselves, since every phone loads index.html. */
export function firstRequests(
  bundle: Rolldown.OutputBundle,
  screens: ReadonlyMap<string, string[]>,
  views: WrittenViews,
): FirstRequests {
  const [app] = [...entryFiles(bundle)].filter(isScript);
  if (!app) throw new Error('index.html has no app');
  const withoutView = [...screens.keys()].filter((path) => !viewPaths.includes(path));
  // Of the screens below a path, all have a view or none.
  const hasView = (path: string) =>
    viewPaths.some((one) => one === path || (path.endsWith('/') && one.startsWith(path)));
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const requested = [...screens].map(([path, all]): [string, number[]] => [
    path,
    all.filter((file) => !(isScript(file) && hasView(path) && !linkedWithQuery.includes(path))).map(indexOf),
  ]);
  const withQuery = viewPaths
    .filter((path) => path.includes('?'))
    .map((path): [string, number[]] => [path, []]);
  // The page has its `<img>` on every screen, and loads it only where it shows.
  const home = [paths.home, [indexOf(assetOf(bundle, 'valley.svg'))]];
  const fonts = ['figtree.woff2', 'bricolage-grotesque.woff2'].map((name) => assetOf(bundle, name));
  return {
    app,
    everywhere: [...fonts, logo],
    files,
    screens: Object.fromEntries([home, ...requested, ...withQuery]),
    ...views,
    withoutView,
  };
}
