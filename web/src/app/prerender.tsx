import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { renderedTitle } from '#web/content/page-title.ts';
import { AppRoutes, preloadScreen } from './router.tsx';

function hashHref(to: To): string {
  return `#${typeof to === 'string' ? to : createPath(to)}`;
}

// Replaces HashRouter, which needs a document, and StaticRouter, which makes hrefs without '#'.
const hashNavigator: Navigator = { createHref: hashHref, go() {}, push() {}, replace() {} };

/** The title and the content of `#root` that this path shows before the app has loaded. Runs while the site is built. */
export async function prerenderScreen(path: string): Promise<{ title: string; html: string }> {
  await preloadScreen(path.replace(/\?.*/, ''));
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={path} navigator={hashNavigator} static>
        <AppRoutes />
      </Router>
    </StrictMode>,
    {
      // Renders everything in place: React would otherwise move long parts with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { html: await new Response(prelude).text(), title: renderedTitle() };
}
