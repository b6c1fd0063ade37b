declare global {
  /** The button last clicked in a part of the page that React had not hydrated. Set by web/build/start-script.ts. */
  var earlyClick: HTMLElement | null | undefined;
  /** What was typed into the fields of a first view that React had not hydrated. Set by web/build/start-script.ts. */
  var earlyTexts: Map<HTMLInputElement, string> | undefined;
}

function replayEarlyClick(): void {
  const button = globalThis.earlyClick;
  if (!button || button.closest('[data-dehydrated]')) return;
  globalThis.earlyClick = null;
  button.click();
}

/** Types again what was typed before anything listened: forms start with their own values, and would drop it. */
function replayEarlyTexts(): void {
  const texts = [...(globalThis.earlyTexts ?? [])];
  globalThis.earlyTexts = undefined;
  for (const [field, text] of texts) {
    const type = () => field.dispatchEvent(new Event('input', { bubbles: true }));
    // Has React hydrate the field, in which nothing has changed yet.
    type();
    // React overrides the field's own setter to notice changes; the prototype's goes around it.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    type();
  }
}

function replay(): void {
  replayEarlyTexts();
  replayEarlyClick();
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
    setTimeout(replay);
  },
};
