import type { StripeElementStyle } from '@stripe/stripe-js';

type Variant = NonNullable<StripeElementStyle['base']>;

function declarations(properties: object): string {
  return Object.entries(properties)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join('; ');
}

function rulesFor(selector: string, variant: Variant | undefined): string[] {
  if (!variant) return [];
  const parts = Object.entries(variant).filter(([, value]) => typeof value === 'object');
  return [
    `${selector} { ${declarations(variant)} }`,
    ...parts.map(([pseudo, properties]) => `${selector}${pseudo} { ${declarations(properties as object)} }`),
  ];
}

// Inherit nothing from the page: with Stripe, these fields live in a frame of their own.
const frame = `
:host { all: initial; display: block }
.fields { display: flex; flex-wrap: wrap; gap: .25em .75em; align-items: center }
input { all: unset; box-sizing: border-box; min-width: 0; width: 100%; font: 16px/1.4 system-ui, sans-serif; color: #30313d }
input::placeholder { color: #757680 }
input[name=cardnumber] { flex: 1 1 11em; width: auto }
.card input[name=exp-date] { flex: 0 0 5em }
.card input[name=cvc], .card input[name=postal] { flex: 0 0 4em }
.brand { font: 600 11px/1 system-ui, sans-serif; letter-spacing: .05em; text-transform: uppercase }
.note { margin: .375em 0 0; font: 12px/1.4 system-ui, sans-serif }
.note span { white-space: nowrap }
input.invalid { color: #c0123c }`;

/** The style of an element: Stripe's defaults, then the page's options. Uses no style attribute or element (CSP). */
export function sheetFor(style: StripeElementStyle = {}): CSSStyleSheet {
  const { base, complete, empty, invalid } = style;
  const words = { color: base?.color, fontFamily: base?.fontFamily };
  const rules = [
    frame,
    ...rulesFor('input', base),
    ...rulesFor('input.complete', complete),
    ...rulesFor('input.empty', empty),
    ...rulesFor('input.invalid', invalid),
    `.brand, .note { ${declarations(words)} }`,
  ];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  return sheet;
}
