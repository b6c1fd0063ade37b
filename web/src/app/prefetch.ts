import { preloadScreen } from './router.tsx';

/** The path of the screen that a link or a form leads to, if it is one of ours. */
function pathBehind(element: Element | null): string | undefined {
  const href = element?.getAttribute('href');
  if (href?.startsWith('#/')) return href.slice(1).replace(/\?.*/, '');
  return element?.getAttribute('data-leads-to') ?? undefined;
}

/**
 * Loads the screen that the visitor is about to see: behind a link that is hovered, touched or focused, or after a form
 * that is being filled in, whose answer may be the last thing that a bad connection brings.
 */
function prefetch({ target }: Event): void {
  const pathname = pathBehind(target instanceof Element ? target.closest('a, [data-leads-to]') : null);
  if (!pathname) return;
  // A failure shows when the link is followed.
  preloadScreen(pathname).catch(() => undefined);
}

/** Makes links load their screen before they are followed. */
export function prefetchOnIntent(): void {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
