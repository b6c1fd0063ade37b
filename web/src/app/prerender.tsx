import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { renderedTitle } from '#web/content/page-title.ts';
import { AppRoutes, preloadScreen } from './router.tsx';

function hashHref(to: To): string {
  return `#${typeof to === 'string' ? to : createPath(to)}`;
}

// HashRouter needs a document, and StaticRouter makes hrefs without '#'.
const hashNavigator: Navigator = { createHref: hashHref, go() {}, push() {}, replace() {} };

/** The title, and what `#root` holds, at this path before the app has loaded. Called while the site is built. */
export async function prerenderScreen(path: string): Promise<{ title: string; html: string }> {
  await preloadScreen(path.replace(/\?.*/, ''));
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={path} navigator={hashNavigator} static>
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
  return { html: await new Response(prelude).text(), title: renderedTitle() };
}
