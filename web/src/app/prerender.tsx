import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type Navigator, Router, type To } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { AppRoutes } from './router.tsx';

function hrefOf(to: To): string {
  if (typeof to === 'string') return `#${to}`;
  return `#${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

// HashRouter needs a document, and StaticRouter makes hrefs without '#'.
const staticNavigator: Navigator = { createHref: hrefOf, go() {}, push() {}, replace() {} };

/** Home for index.html. Called once, while the site is built. */
export async function prerenderHome(): Promise<string> {
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
  return new Response(prelude).text();
}
