import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyScreen } from '#web/app/screen/lazy-screen.ts';
import { isAtPrerendered } from './prerendered.ts';
import { dehydrated } from './replay-click.ts';

// 'popstate' is the browser's own Back and Forward: navigation without touching the page.
const signsOfUse = ['pointerdown', 'click', 'keydown', 'focusin', 'popstate'] as const;

/** Resolves after the frame in which the current screen shows, which nothing below it should delay. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves when the element comes into view, the page is used at all, or the app navigates by itself: React shows the next
 * screen only once all of this one is hydrated. Without such an element, or in a browser that doesn't tell of navigations,
 * resolves after this paint.
 */
function whenInView(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || !('navigation' in window)) return whenPainted();
  // A button or a link was clicked before anything could listen. React shows the next screen only after hydrating.
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

/** Offline, what is in index.html stays as it is until there is a connection: the failure screen would replace all of it. */
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
  /** Shown on screens that were not prerendered, until the part has loaded. */
  fallback: ReactNode;
}

/**
 * A part of a prerendered page, where its links work without script; its script loads when it comes into view.
 * Call it outside components: React leaves a part that is not hydrated alone only as long as its element is the same.
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
