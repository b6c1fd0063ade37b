declare global {
  /** The button last clicked in a part of the page that React had not hydrated. Set by web/build/start-script.ts. */
  var earlyClick: HTMLElement | null | undefined;
  /** The texts typed into fields of a first view that React had not hydrated. Set by first-view.ts. */
  var earlyTexts: Map<HTMLInputElement, string> | undefined;
}

function replayEarlyClick(): void {
  const button = globalThis.earlyClick;
  if (!button || button.closest('[data-dehydrated]')) return;
  globalThis.earlyClick = null;
  button.click();
}

/** Retypes the recorded texts: a form starts with its own values and would drop them. */
function replayEarlyTexts(): void {
  const texts = [...(globalThis.earlyTexts ?? [])];
  globalThis.earlyTexts = undefined;
  for (const [field, text] of texts) {
    const type = () => field.dispatchEvent(new Event('input', { bubbles: true }));
    // Makes React hydrate the field, whose value hasn't changed yet.
    type();
    // React overrides the field's own setter to notice changes. The prototype's setter bypasses it.
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
 * Props of an element that is on the page before its script has loaded. Until React hydrates it, a click on a button
 * in it does nothing and is replayed later.
 */
export const dehydrated = {
  'data-dehydrated': '',
  ref: (part: HTMLElement | null) => {
    if (!part) return;
    part.removeAttribute('data-dehydrated');
    // The visitor's click can make React hydrate the button and then reach it. Wait until that click is handled.
    setTimeout(replay);
  },
};
