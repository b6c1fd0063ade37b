import '#web/ui/layers.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { AppRoutes } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The layout scrolls to the top on every navigation (spec §2); the browser's own restoring would fight it.
window.history.scrollRestoration = 'manual';

const app = (
  <StrictMode>
    <HashRouter>
      <AppRoutes />
    </HashRouter>
  </StrictMode>
);

// As in index.html, whose inline script decided it before anything was painted; a link may have been pressed since.
const isHome = () => /^(#\/?(home\/?)?(\?.*)?)?$/.test(window.location.hash);

if (root.firstElementChild && isHome()) {
  // The empty route is home: named before React looks, so that it finds the page it expects.
  if (!window.location.hash.startsWith(`#${paths.home}`)) {
    window.history.replaceState(window.history.state, '', `#${paths.home}`);
  }
  hydrateRoot(root, app, {
    // React looks a moment later. Who has gone on within it is shown the next screen, made anew: no fault to report.
    onRecoverableError: (error) => isHome() && reportError(error),
  });
} else {
  root.replaceChildren();
  document.documentElement.classList.remove('elsewhere');
  createRoot(root).render(app);
}

/** Long enough for a screen to have all it needs. What is only for later visits and next screens waits for it. */
const restMs = 2_500;

setTimeout(async () => {
  // Should it not come, the site is the same, if a little slower.
  const loaded = await import('./loading/when-idle.ts').catch(() => undefined);
  loaded?.whenIdle();
}, restMs);
