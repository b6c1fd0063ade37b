import type { StripeElementStyle } from '@stripe/stripe-js';
import { sheetOf } from './make.ts';

type Variant = NonNullable<StripeElementStyle['base']>;

function rulesFor(selector: string, variant: Variant = {}): string {
  const own: string[] = [];
  const nested: string[] = [];
  for (const [name, value] of Object.entries(variant)) {
    if (typeof value === 'object') nested.push(rulesFor(selector + name, value));
    else own.push(`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`);
  }
  return [`${selector} { ${own.join('; ')} }`, ...nested].join('\n');
}

// Inherit nothing from the page: with Stripe, these fields live in a frame of their own.
const frame = `
:host { all: initial; display: block }
.fields { display: flex; flex-wrap: wrap; gap: .25em .75em; align-items: center }
input { all: unset; box-sizing: border-box; min-width: 0; width: 100%; font: 16px/1.4 system-ui, sans-serif; color: #30313d }
input::placeholder { color: #757680 }
input[name=cardnumber] { flex: 1 1 11em; width: auto }
.card input[name=exp-date] { flex: 0 0 5em }
.card input[name=cvc] { flex: 0 0 4em }
.note { margin: .375em 0 0; font: 12px/1.4 system-ui, sans-serif }
.note span { white-space: nowrap }
input[aria-invalid=true] { color: #c0123c }`;

/** The style of an element: Stripe's defaults, then the page's options. */
export function sheetFor({ base, invalid }: StripeElementStyle = {}): CSSStyleSheet {
  const { color, fontFamily } = base ?? {};
  const parts = [rulesFor('input', base), rulesFor('input[aria-invalid=true]', invalid)];
  return sheetOf([frame, ...parts, rulesFor('.note', { color, fontFamily })].join('\n'));
}
