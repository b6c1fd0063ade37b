import type { StripeElementStyle } from '@stripe/stripe-js';
import { type Brand, brandOf } from '#infra/stripe-simulator/cards/card-brand.ts';
import { cardFields, digitsOf, type FieldError, type FieldName } from './card-fields.ts';
import { ElementEvents } from './element-events.ts';
import type { ElementsGroup } from './elements.ts';
import { make, sheetOf } from './make.ts';

/** One input of an element, formatted while typing. */
interface FieldInput {
  input: HTMLInputElement;
  state: () => { isEmpty: boolean; isComplete: boolean; error: FieldError | undefined };
}

/**
 * @param onInput called on every change, and when the field loses focus. An incomplete text becomes an error
 * only when the field loses focus.
 */
function createFieldInput(name: FieldName, brand: () => Brand, onInput: () => void): FieldInput {
  const field = cardFields[name];
  const input = make('input');
  input.name = field.inputName;
  input.autocomplete = field.autocomplete;
  input.inputMode = 'numeric';
  input.placeholder = field.placeholder;
  input.setAttribute('aria-label', field.label);
  let wasLeft = false;
  let previous = '';

  function state() {
    const text = input.value;
    const isEmpty = text === '';
    const isComplete = field.isComplete(text, brand());
    const unfinished = wasLeft && !isEmpty && !isComplete ? field.incomplete : undefined;
    return { isEmpty, isComplete, error: field.wrong(text) ?? unfinished };
  }

  for (const type of ['input', 'blur']) {
    input.addEventListener(type, () => {
      wasLeft = type === 'blur';
      const isAtEnd = input.selectionStart === input.value.length;
      // Don't format while someone deletes or types in the middle of the text: formatting would restore a deleted '/'
      // of '12 / ', or move the cursor.
      const mustStay = previous.startsWith(input.value) || !isAtEnd;
      if (wasLeft || !mustStay) input.value = field.format(input.value, brand());
      previous = input.value;
      input.setAttribute('aria-invalid', String(state().error !== undefined));
      onInput();
    });
  }
  return { input, state };
}

/** The fields of each element: the whole card, or one part of it. The page itself asks for the ZIP code. */
const fieldsOf = {
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
} as const satisfies Record<string, readonly FieldName[]>;

export type CardElementType = keyof typeof fieldsOf;

/** The options that the simulator supports. */
export interface CardOptions {
  style?: StripeElementStyle;
  disabled?: boolean;
}

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

// Inherit no styles from the page: with Stripe, these fields are in their own iframe.
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

/** The style of an element: Stripe's defaults, overridden by the page's options. */
function sheetFor({ base, invalid }: StripeElementStyle = {}): CSSStyleSheet {
  const { color, fontFamily } = base ?? {};
  const parts = [rulesFor('input', base), rulesFor('input[aria-invalid=true]', invalid)];
  return sheetOf([frame, ...parts, rulesFor('.note', { color, fontFamily })].join('\n'));
}

/**
 * An element for a whole card or one part of it, with the methods and events of Stripe's element that
 * react-stripe-js uses.
 */
export class CardElement extends ElementEvents {
  readonly elementType: CardElementType;
  /** All elements of the form. The card's other fields may be in another element. */
  readonly group: ElementsGroup;
  readonly #host = make('div');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  readonly #inputs = new Map<FieldName, FieldInput>();
  readonly #onDestroy: () => void;
  #lastChange = '';

  /** @param onDestroy called so that another element of this type can be created */
  constructor(
    elementType: CardElementType,
    options: CardOptions,
    group: ElementsGroup,
    onDestroy: () => void,
  ) {
    super();
    this.elementType = elementType;
    this.group = group;
    this.#onDestroy = onDestroy;
    const row = make('div', '', `fields ${elementType}`);
    // The card number determines the length of a CVC, even when another element has the number.
    const brand = () => brandOf(digitsOf(group.text('number') ?? ''));
    for (const name of fieldsOf[elementType]) {
      const field = createFieldInput(name, brand, () => this.#tell(name));
      this.#inputs.set(name, field);
      row.append(field.input);
    }
    this.#root.append(row);
    const number = this.#inputs.get('number');
    if (number) {
      const note = make('p', 'Test mode: no real card is charged. ', 'note');
      note.id = 'note';
      note.append(make('span', '4242 4242 4242 4242'));
      this.#root.append(note);
      number.input.setAttribute('aria-describedby', note.id);
    }
    this.update(options);
    for (const type of ['focusin', 'focusout'])
      this.#host.addEventListener(type, () => queueMicrotask(() => this.#mark()));
    row.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#host.closest('form')?.requestSubmit();
    });
  }

  /** The state of the whole element, as its change event reports it. */
  get state() {
    const states = [...this.#inputs.values()].map((field) => field.state());
    const number = this.text('number');
    return {
      elementType: this.elementType,
      empty: states.every(({ isEmpty }) => isEmpty),
      complete: states.every(({ isComplete }) => isComplete),
      error: states.find(({ error }) => error)?.error,
      ...(number !== undefined && { brand: brandOf(digitsOf(number)) }),
    };
  }

  /** The error that prevents the card from being sent, if any. */
  get unfinished(): FieldError | undefined {
    for (const [name, field] of this.#inputs) {
      const { isComplete, error } = field.state();
      if (!isComplete) return error ?? cardFields[name].incomplete;
    }
    return undefined;
  }

  /** The text of a field; undefined when the element has no such field. */
  text(name: FieldName): string | undefined {
    return this.#inputs.get(name)?.input.value;
  }

  #tell(name: FieldName): void {
    this.#mark();
    const { state } = this;
    const change = JSON.stringify(state);
    const isNew = change !== this.#lastChange;
    this.#lastChange = change;
    if (isNew) this.emit('change', state);
    // In the combined card element, a completed field moves focus to the next one.
    const names = [...this.#inputs.keys()];
    const next = this.#inputs.get(names[names.indexOf(name) + 1] ?? name)?.input;
    const field = this.#inputs.get(name);
    const isCurrent = this.#root.activeElement === field?.input;
    if (isCurrent && field?.state().isComplete && next?.value === '') next.focus();
  }

  /** Gives the element's container the CSS classes with which Stripe shows an element's state. */
  #mark(): void {
    const box = this.#host.parentElement;
    const { empty, complete, error } = this.state;
    const focus = this.#root.activeElement !== null;
    const marks = { empty, complete, invalid: error !== undefined, focus };
    for (const [name, isOn] of Object.entries(marks)) box?.classList.toggle(`StripeElement--${name}`, isOn);
  }

  mount(box: HTMLElement): void {
    box.replaceChildren(this.#host);
    box.classList.add('StripeElement');
    this.#mark();
    // A click on the page's label focuses the element, as with Stripe's iframe.
    const label = document.querySelector(`label[for="${CSS.escape(box.id)}"]`);
    label?.addEventListener('click', () => this.#root.querySelector('input')?.focus());
  }

  update({ style, disabled }: CardOptions): void {
    if (style) this.#root.adoptedStyleSheets = [sheetFor(style)];
    for (const { input } of this.#inputs.values()) input.disabled = disabled ?? input.disabled;
  }

  destroy(): void {
    this.#host.remove();
    this.#onDestroy();
  }
}
