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
const standing: Navigator = { createHref: hrefOf, go() {}, push() {}, replace() {} };

/** Home as HTML, for index.html. Called once, while the site is built. */
export async function prerenderHome(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={paths.home} navigator={standing} static>
        <AppRoutes />
      </Router>
    </StrictMode>,
    {
      // Everything in its place, however long: the default moves long parts to the end and back with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
