import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { AppRoutes } from './router.tsx';

function hashHref(to: To): string {
  return `#${typeof to === 'string' ? to : createPath(to)}`;
}

// HashRouter needs a document, and StaticRouter makes hrefs without '#'.
const hashNavigator: Navigator = { createHref: hashHref, go() {}, push() {}, replace() {} };

/** Home for index.html. Called once, while the site is built. */
export async function prerenderHome(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={paths.home} navigator={hashNavigator} static>
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
  return new Response(prelude).text();
}
