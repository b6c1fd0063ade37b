import { brandOf } from '#infra/stripe-simulator/cards/card-brand.ts';
import {
  cardFields,
  digitsOf,
  type Expiry,
  expiryOf,
  type FieldError,
  type FieldName,
} from './card-fields.ts';
import { ElementEvents } from './element-events.ts';
import { defaultClasses, type ElementOptions, type ElementType, fieldsOf } from './element-options.ts';
import { createFieldInput, type FieldInput } from './field-input.ts';
import { sheetFor } from './look.ts';
import { createTestNote } from './test-note.ts';

/** An element for a whole card or one part of it, with the methods and events of Stripe's own elements. */
export class CardElement extends ElementEvents {
  readonly elementType: ElementType;
  readonly #host = document.createElement('div');
  readonly #inputs = new Map<FieldName, FieldInput>();
  readonly #badge = document.createElement('span');
  readonly #onDestroy: () => void;
  readonly #numberNow: () => string;
  #options: ElementOptions;
  #box: HTMLElement | undefined;
  #lastChange = '';
  #isFocused = false;

  /**
   * @param numberNow the card number typed in this or another element of the group: it decides how long a CVC is
   * @param onDestroy called so that another element of this type can be created
   */
  constructor(
    elementType: ElementType,
    options: ElementOptions,
    numberNow: () => string,
    onDestroy: () => void,
  ) {
    super();
    this.elementType = elementType;
    this.#options = options;
    this.#onDestroy = onDestroy;
    this.#numberNow = numberNow;
    this.#build();
  }

  #build(): void {
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetFor(this.#options.style)];
    const row = document.createElement('div');
    row.className = `fields ${this.elementType}`;
    for (const name of fieldsOf(this.elementType, this.#options)) {
      const field = createFieldInput(name, {
        placeholder:
          this.elementType === 'card' && name === 'number' ? 'Card number' : this.#options.placeholder,
        disabled: this.#options.disabled,
        brand: () => brandOf(digitsOf(this.#numberNow())),
        onInput: () => this.#tell(name),
      });
      this.#inputs.set(name, field);
      row.append(field.input);
    }
    root.append(row);
    if (this.#inputs.has('number')) this.#addNumberParts(row, root);
    this.#listen(root);
  }

  #addNumberParts(row: HTMLElement, root: ShadowRoot): void {
    const { hideIcon, showIcon } = this.#options;
    this.#badge.className = 'brand';
    this.#badge.ariaHidden = 'true';
    if (this.elementType === 'card' ? !hideIcon : showIcon) row.prepend(this.#badge);
    const note = createTestNote();
    root.append(note);
    this.#inputs.get('number')?.input.setAttribute('aria-describedby', note.id);
  }

  #listen(root: ShadowRoot): void {
    const { elementType } = this;
    // Focus that moves from number to expiry stays within the element.
    this.#host.addEventListener('focusin', () => {
      if (this.#isFocused) return;
      this.#isFocused = true;
      this.#mark();
      this.emit('focus', { elementType });
    });
    this.#host.addEventListener('focusout', () => {
      queueMicrotask(() => {
        if (root.activeElement || !this.#isFocused) return;
        this.#isFocused = false;
        this.#mark();
        this.emit('blur', { elementType });
      });
    });
    root.addEventListener('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      if (key === 'Escape') this.emit('escape', { elementType });
      if (key === 'Enter') this.#box?.closest('form')?.requestSubmit();
    });
  }

  #states() {
    return [...this.#inputs.values()].map((field) => field.state());
  }

  /** The state of the whole element, as its change event reports it. */
  get state() {
    const states = this.#states();
    const number = digitsOf(this.text('number') ?? '');
    return {
      elementType: this.elementType,
      empty: states.every(({ isEmpty }) => isEmpty),
      complete: states.every(({ isComplete }) => isComplete),
      error: states.find(({ error }) => error)?.error,
      ...(this.#inputs.has('number') && { brand: brandOf(number) }),
      ...(this.elementType === 'card' && { value: { postalCode: this.text('postalCode') ?? '' } }),
    };
  }

  /** The error that keeps the card from being sent, if any. */
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

  get expiry(): Expiry | undefined {
    return expiryOf(this.text('expiry') ?? '');
  }

  #tell(name: FieldName): void {
    const state = this.state;
    const { brand = 'unknown' } = state;
    this.#badge.textContent = brand === 'unknown' ? '' : brand;
    this.#mark();
    const change = JSON.stringify(state);
    const isNew = change !== this.#lastChange;
    this.#lastChange = change;
    if (isNew) this.emit('change', state);
    this.#goOn(name);
  }

  /** In the combined card element, a completed field moves focus to the next one. */
  #goOn(name: FieldName): void {
    const field = this.#inputs.get(name);
    const root = this.#host.shadowRoot;
    if (!field?.state().isComplete || root?.activeElement !== field.input) return;
    const names = [...this.#inputs.keys()];
    const next = names[names.indexOf(name) + 1];
    if (next && this.text(next) === '') this.#inputs.get(next)?.input.focus();
  }

  #mark(): void {
    const classes = { ...defaultClasses, ...this.#options.classes };
    const { empty, complete, error } = this.state;
    const shown = { base: true, empty, complete, invalid: error !== undefined, focus: this.#isFocused };
    for (const [name, isShown] of Object.entries(shown)) {
      for (const token of classes[name as keyof typeof shown].split(/\s+/).filter(Boolean)) {
        this.#box?.classList.toggle(token, isShown);
      }
    }
  }

  mount(place: string | HTMLElement): void {
    const box = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!box) throw new Error(`The selector you specified (${place}) applies to no DOM elements.`);
    this.#box = box;
    box.replaceChildren(this.#host);
    this.#mark();
    // A click on the page's label focuses the element, as it does with Stripe's frame.
    if (box.id) {
      const label = document.querySelector(`label[for="${CSS.escape(box.id)}"]`);
      label?.addEventListener('click', () => this.focus());
    }
    setTimeout(() => this.emit('ready', { elementType: this.elementType }), 0);
  }

  update(options: ElementOptions): void {
    this.#options = { ...this.#options, ...options };
    const root = this.#host.shadowRoot;
    if (root) root.adoptedStyleSheets = [sheetFor(this.#options.style)];
    for (const { input } of this.#inputs.values()) input.disabled = this.#options.disabled === true;
  }

  clear(): void {
    for (const field of this.#inputs.values()) field.clear();
    this.#tell(fieldsOf(this.elementType, this.#options)[0] ?? 'number');
  }

  focus(): void {
    const [first] = this.#inputs.values();
    first?.input.focus();
  }

  blur(): void {
    for (const { input } of this.#inputs.values()) input.blur();
  }

  unmount(): void {
    this.#host.remove();
    this.#box = undefined;
  }

  destroy(): void {
    this.unmount();
    this.clearHandlers();
    this.#onDestroy();
  }
}
