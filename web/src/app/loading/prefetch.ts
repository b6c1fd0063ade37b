import { matchPath } from 'react-router-dom';
import { screens } from '#web/app/screens.tsx';

/** Loads the screen behind a link that the visitor is about to follow: hovered, touched or focused. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('#/')) return;
  const [, load] = screens.find(([path]) => matchPath(path, href.slice(1).replace(/\?.*/, ''))) ?? [];
  // Should it fail, the visit itself says so.
  load?.().catch(() => undefined);
}

/** From now on, links load their screen ahead. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
