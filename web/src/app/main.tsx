import './loading/trusted-types.ts';
import '#web/ui/layers.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout.css';
import '#web/ui/look.css';
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

/** A screen that is still loading leaves the page blank for at most this long; then its skeleton shows. */
const longestBlankMs = 1_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The layout scrolls to the top on every navigation, which the browser's own scroll restoration would undo.
window.history.scrollRestoration = 'manual';

function App() {
  const [hashAtStart] = useState(() => window.location.hash);

  useEffect(() => {
    // The router has just begun to listen: tell it about a link followed while React was hydrating.
    if (window.location.hash !== hashAtStart) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [hashAtStart]);

  // Changing the key remounts the screen, so that Forget also clears the form on it.
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

/** Hydrates the prerendered page in slices, so that the page stays responsive between them. */
function hydrate(container: HTMLElement): void {
  startTransition(() => {
    hydrateRoot(container, app, {
      // A link followed before hydration causes a mismatch, and React renders the new screen: nothing to report.
      onRecoverableError: (error) => isAtPrerendered() && reportError(error),
    });
  });
}

function render(container: HTMLElement): void {
  container.replaceChildren();
  // A transition renders in slices, and the page answers taps between them.
  startTransition(() => createRoot(container).render(app));
}

/** Loads the screen at the current path. On failure, does nothing: rendering loads it again and handles a failure. */
const loadScreen = () =>
  preloadScreen(window.location.hash.slice(1).replace(/\?.*/, '')).catch(() => undefined);

// The scripts of index.html have already chosen what the page shows. Check again, because a link may have been
// followed since.
if (viewHash() !== undefined) {
  // The view shows the same as the screen, so React hydrates it once the whole screen has loaded.
  void loadScreen().then(() => (isAtPrerendered() ? hydrate(root) : render(root)));
} else if (root.firstElementChild && isAtPrerendered()) {
  // Home was prerendered at this path. With an empty hash, the router would first render a redirect to home, which
  // doesn't match the prerendered HTML.
  if (!window.location.hash.startsWith(`#${paths.home}`)) {
    window.history.replaceState(window.history.state, '', `#${paths.home}`);
  }
  hydrate(root);
} else {
  root.replaceChildren();
  document.documentElement.classList.remove('elsewhere');
  // index.html requested the screen together with the app. Waiting for the screen shows it 0.3 s sooner than rendering
  // a skeleton first, because React delays replacing a skeleton. After `longestBlankMs`, the skeleton shows. If
  // loading fails, rendering loads the screen again; a second failure reloads the page or shows (lazy-screen.ts).
  void Promise.race([loadScreen(), sleep(longestBlankMs)]).then(() => render(root));
}

prefetchOnIntent();
followOtherTabs();

/** Gives the first screen time to load before the service worker downloads the files for offline use. */
const serviceWorkerDelayMs = 2_500;

if (import.meta.env.PROD) setTimeout(registerServiceWorker, serviceWorkerDelayMs);
