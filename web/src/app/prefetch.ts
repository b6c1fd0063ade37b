import { preloadScreen } from './router.tsx';

/** The path of the screen that a link or form leads to, if it is a screen of this site. */
function pathBehind(element: Element | null): string | undefined {
  const href = element?.getAttribute('href');
  if (href?.startsWith('#/')) return href.slice(1).replace(/\?.*/, '');
  return element?.getAttribute('data-leads-to') ?? undefined;
}

/**
 * Loads the screen that the visitor is about to open: when they hover over, touch or focus a link, or a form that
 * leads to a screen. Forms count because, on a bad connection, the form's reply may arrive, but not the screen
 * requested after that.
 */
function prefetch({ target }: Event): void {
  const pathname = pathBehind(target instanceof Element ? target.closest('a, [data-leads-to]') : null);
  if (!pathname) return;
  // A failure shows when the visitor follows the link.
  preloadScreen(pathname).catch(() => undefined);
}

/** Loads screens before their links are followed. */
export function prefetchOnIntent(): void {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
