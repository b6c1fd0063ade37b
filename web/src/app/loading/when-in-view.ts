import { takeEarlyPress } from '#web/app/early-press.ts';

// The last one is navigation without a touch of the page: by the browser's own buttons.
const signsOfUse = ['pointerdown', 'click', 'keydown', 'focusin', 'popstate'] as const;

let pressed: HTMLElement | null = null;

/**
 * Resolves when a prerendered part of the page comes into view, or the page is used at all: until then its HTML needs
 * no script, since links work without. At once where it is not in the page yet.
 */
export function whenInView(id: string): Promise<void> {
  const part = document.getElementById(id);
  if (!part) return Promise.resolve();
  rememberPress(part);
  const early = takeEarlyPress(part);
  if (early) {
    pressed = early;
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const near = () => {
      observer.disconnect();
      for (const sign of signsOfUse) window.removeEventListener(sign, near, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near());
    observer.observe(part);
    for (const sign of signsOfUse) window.addEventListener(sign, near, true);
  });
}

const alive = new AbortController();

/**
 * React stops a click on what it cannot bring to life at once, and forgets it. A button pressed too early is
 * remembered; a click that gets through to the end was not stopped.
 */
function rememberPress(part: HTMLElement): void {
  const { signal } = alive;
  const press = ({ target }: Event) => {
    if (target instanceof Element && part.contains(target)) pressed = target.closest('button');
  };
  window.addEventListener('click', press, { capture: true, signal });
  window.addEventListener('click', forgetPress, { signal });
}

function forgetPress(): void {
  pressed = null;
}

/** Called by a part that has come to life: presses again what was pressed too early. */
export function pressAgain(): void {
  // Not within the click that may have brought it to life: that one is still on its way.
  setTimeout(() => {
    alive.abort();
    pressed?.click();
    forgetPress();
  });
}
