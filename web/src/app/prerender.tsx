import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type Navigator, Router, type To } from 'react-router-dom';
import { firstLocationsData } from '#web/lib/locations-data.ts';
import { paths } from '#web/lib/paths.ts';
import { locationsDataId } from './home/keep-locations.ts';
import { AppRoutes } from './router.tsx';

function hrefOf(to: To): string {
  if (typeof to === 'string') return `#${to}`;
  return `#${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

// HashRouter needs a document, and StaticRouter makes hrefs without '#'.
const standing: Navigator = { createHref: hrefOf, go() {}, push() {}, replace() {} };

/** The clinics as home stores them, in a block that no browser runs. */
function locationsBlock(): string {
  const data = firstLocationsData().replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${locationsDataId}">${data}</script>`;
}

/** Home as HTML, and the data it needs beside it. */
export interface PrerenderedHome {
  html: string;
  data: string;
}

/** Home for index.html. Called once, while the site is built. */
export async function prerenderHome(): Promise<PrerenderedHome> {
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
  return { html: await new Response(prelude).text(), data: locationsBlock() };
}
