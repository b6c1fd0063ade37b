import type { Rolldown } from 'vite';
import { articles } from '#shared/blog/content/articles.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { type PictureName, pictureUrl } from '#shared/site/pictures.ts';
import { articlePath, locationDetailPath, paths } from '#web/lib/paths.ts';
import { entryFiles, filesOf } from './bundle-closure.ts';
import { screenModules } from './screen-modules.ts';

/** What a screen shows first, besides the modules that the router imports for it. */
interface FirstContent {
  picture?: PictureName | undefined;
  module?: string;
}

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

/** What the inline script of index.html requests for each screen, before the app could ask for it. */
export interface FirstRequests {
  /** The app, then all other files, below the site's root. */
  files: string[];
  /** Indexes of `files`, by path. What is under a path that ends with a slash goes for all below it. */
  screens: Record<string, number[]>;
}

/** The still of home's video. Only home requests it, although every page has its `<img>`. */
function stillOf(bundle: Rolldown.OutputBundle): string {
  const still = Object.values(bundle).find(
    (part) => part.type === 'asset' && part.names.includes('valley.svg'),
  );
  if (!still) throw new Error('the site has no valley.svg');
  return still.fileName;
}

export function firstRequests(bundle: Rolldown.OutputBundle): FirstRequests {
  const inPage = entryFiles(bundle);
  const files = [...inPage].filter((file) => file.endsWith('.js'));
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);

  function requestsOf(path: string, modules: readonly string[]): number[] {
    const { picture, module } = firstContent[path] ?? {};
    const needed = [...modules, ...(module ? [module] : [])].flatMap((each) => filesOf(each, bundle));
    const others = new Set(needed.filter((file) => !inPage.has(file)));
    return [...others, ...(picture ? [pictureUrl(picture).slice(1)] : [])].map(indexOf);
  }

  const screens = [...screenModules()].flatMap(([pattern, modules]) => {
    const [base = '', parameter] = pattern.split(':');
    const shared = requestsOf(base, modules);
    const below = parameter ? Object.keys(firstContent).filter((path) => path.startsWith(base)) : [];
    const own = below.map((path) => [path, requestsOf(path, []).filter((file) => !shared.includes(file))]);
    return [[base, shared], ...own];
  });
  const home = [paths.home, [indexOf(stillOf(bundle))]];
  return { files, screens: Object.fromEntries([home, ...screens]) };
}
