import './loading/trusted-types.ts';
import '#web/ui/layers.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/common.css';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { followOtherTabs, onForget } from '#web/lib/storage/forget.ts';
import { isAtPrerendered, viewHash } from './loading/prerendered.ts';
import { registerServiceWorker } from './loading/service-worker.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { AppRoutes, preloadScreen } from './router.tsx';
import { watchReturnPoints } from './screen/return-points.ts';

/** How long a page stays blank for a screen that is still loading. */
const longestBlankMs = 1_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The layout scrolls to the top on every navigation; the browser's own restoring would fight it.
window.history.scrollRestoration = 'manual';

function App() {
  const [hashAtStart] = useState(() => window.location.hash);

  useEffect(() => {
    // The router listens from now on, and would miss a link followed while React was hydrating.
    if (window.location.hash !== hashAtStart) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [hashAtStart]);

  // What was typed into a form that is still on the screen is forgotten with the form.
  const [visitors, setVisitors] = useState(1);
  useEffect(() => onForget(() => setVisitors((count) => count + 1)), []);

  return (
    <HashRouter>
      <AppRoutes key={visitors} />
    </HashRouter>
  );
}

watchReturnPoints();

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** React looks at what was prerendered in slices, between which the page stays responsive. */
function hydrate(container: HTMLElement): void {
  startTransition(() => {
    hydrateRoot(container, app, {
      // A link followed before React looked leads to a mismatch, and React renders the new screen: nothing to report.
      onRecoverableError: (error) => isAtPrerendered() && reportError(error),
    });
  });
}

function render(container: HTMLElement): void {
  container.replaceChildren();
  // As a transition, React renders it in slices, between which a tap is answered.
  startTransition(() => createRoot(container).render(app));
}

/** Loads the screen at the current path. One that fails says so once it is rendered. */
const loadScreen = () =>
  preloadScreen(window.location.hash.slice(1).replace(/\?.*/, '')).catch(() => undefined);

// The scripts of index.html decided this before; check again, since a link may have been followed since.
if (viewHash() !== undefined) {
  // The view shows what the screen will: React looks at it when it has the whole screen.
  void loadScreen().then(() => (isAtPrerendered() ? hydrate(root) : render(root)));
} else if (root.firstElementChild && isAtPrerendered()) {
  // Home was prerendered at this path. With an empty hash, React would find another page than it expects.
  if (!window.location.hash.startsWith(`#${paths.home}`)) {
    window.history.replaceState(window.history.state, '', `#${paths.home}`);
  }
  hydrate(root);
} else {
  root.replaceChildren();
  document.documentElement.classList.remove('elsewhere');
  // index.html requested the screen together with the app. Without a skeleton first, it shows 0.3 s earlier: React holds
  // back what replaces one. A screen that takes longer, or fails, gets its skeleton, or says so.
  void Promise.race([loadScreen(), sleep(longestBlankMs)]).then(() => render(root));
}

prefetchOnIntent();
followOtherTabs();

/** Lets the first screen load before the service worker fetches what it needs for working offline. */
const serviceWorkerDelayMs = 2_500;

if (import.meta.env.PROD) setTimeout(registerServiceWorker, serviceWorkerDelayMs);
