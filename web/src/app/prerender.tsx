import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type Navigator, Router, type To } from 'react-router-dom';
import { articles } from '#shared/blog/content/articles.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { pictureUrl } from '#shared/site/pictures.ts';
import { articlePath, locationDetailPath, paths } from '#web/lib/paths.ts';
import { AppRoutes } from './router.tsx';

function hrefOf(to: To): string {
  if (typeof to === 'string') return `#${to}`;
  return `#${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

// HashRouter needs a document, and StaticRouter makes hrefs without '#'.
const staticNavigator: Navigator = { createHref: hrefOf, go() {}, push() {}, replace() {} };

/** The first picture of each screen, by path. The page requests it before the screen itself has loaded. */
function firstPictures(): Record<string, string> {
  const ofPages = contentPages.map(({ path, picture }) => [path, pictureUrl(picture)]);
  const ofClinics = clinicIds.map((id) => [locationDetailPath(id), pictureUrl(`clinic-${id}`)]);
  const ofArticles = articles.flatMap(({ id, picture }) =>
    picture ? [[articlePath(id), pictureUrl(picture)]] : [],
  );
  const others = [
    [paths.services, pictureUrl('services')],
    [paths.contact, pictureUrl('contact')],
    [paths.blog, pictureUrl('article-1')],
  ];
  return Object.fromEntries([...ofPages, ...ofClinics, ...ofArticles, ...others]);
}

/** What the build writes into index.html. */
export interface PrerenderedHome {
  /** Home. */
  html: string;
  /** For screens other than home. */
  firstPictures: Record<string, string>;
}

/** Home for index.html. Called once, while the site is built. */
export async function prerenderHome(): Promise<PrerenderedHome> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={paths.home} navigator={staticNavigator} static>
        <AppRoutes />
      </Router>
    </StrictMode>,
    {
      // Render everything in place: React would otherwise append long parts at the end and move them by inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return {
    html: await new Response(prelude).text(),
    firstPictures: firstPictures(),
  };
}
