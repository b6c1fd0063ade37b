import { matchPath } from 'react-router-dom';
import { screens } from './screens.tsx';

/** Loads the screen behind a link that the visitor is about to follow: hovered, touched or focused. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('#/')) return;
  const [, load] = screens.find(([path]) => matchPath(path, href.slice(1).replace(/\?.*/, ''))) ?? [];
  // A failure shows when the link is followed.
  load?.().catch(() => undefined);
}

/** Makes links load their screen before they are followed. */
export function prefetchOnIntent(): void {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
