import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyScreen } from '#web/app/screen/lazy-screen.ts';
import { isAtPrerendered } from './prerendered.ts';
import { dehydrated } from './replay-click.ts';

// The browser's own Back and Forward buttons cause none of the other events, only 'popstate'.
const signsOfUse = ['pointerdown', 'click', 'keydown', 'focusin', 'popstate'] as const;

/** Resolves once the current screen is painted, which nothing below the fold should delay. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves when the element comes into view, the visitor uses the page, or the app navigates: React shows the next
 * screen only after hydrating all of this one. Without the element, or in a browser without the Navigation API, the
 * promise resolves after the next paint.
 */
function whenInView(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || !('navigation' in window)) return whenPainted();
  // True if the visitor clicked a button or followed a link before this code ran.
  const isUsed = globalThis.earlyClick || !isAtPrerendered();
  if (isUsed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      observer.disconnect();
      done.abort();
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish());
    observer.observe(element);
    window.navigation.addEventListener('navigate', finish, { signal: done.signal });
    for (const event of signsOfUse) {
      window.addEventListener(event, finish, { capture: true, signal: done.signal });
    }
  });
}

function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Offline, waits for a connection and tries again, because the failure screen would replace the whole page. */
async function loadOnline(load: PrerenderedPart['load']): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await whenOnline();
    return load();
  }
}

interface PrerenderedPart {
  /** The id of the part's element in the prerendered page. */
  id: string;
  load: () => Promise<ComponentType>;
  /** Shown until the part has loaded, on screens that were not prerendered. */
  fallback: ReactNode;
}

/**
 * A part of a prerendered page whose script loads when the part comes into view. Its links work without the
 * script. Call it outside components: React leaves an unhydrated part alone only while it gets the same React element.
 */
export function hydrateInView({ id, load, fallback }: PrerenderedPart): ReactNode {
  const Part = lazyScreen(async () => {
    if (!import.meta.env.SSR) await whenInView(id);
    return loadOnline(load);
  });
  return (
    <Suspense fallback={fallback}>
      <div id={id} {...dehydrated}>
        <Part />
      </div>
    </Suspense>
  );
}
