declare global {
  /** The button last clicked in a part of the page that React had not hydrated. Set by web/build/start-script.ts. */
  var earlyClick: HTMLElement | null | undefined;
}

function replayEarlyClick(): void {
  const button = globalThis.earlyClick;
  if (!button || button.closest('[data-dehydrated]')) return;
  globalThis.earlyClick = null;
  button.click();
}

/**
 * Props of an element that is in index.html before its script: until React hydrates it, a click on a button in it does
 * nothing, and is repeated afterwards.
 */
export const dehydrated = {
  'data-dehydrated': '',
  ref: (part: HTMLElement | null) => {
    if (!part) return;
    part.removeAttribute('data-dehydrated');
    // A click can make React hydrate, and then still reaches the button by itself: wait until it has.
    setTimeout(replayEarlyClick);
  },
};
