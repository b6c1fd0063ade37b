import { CardElement, type CardElementType, type CardOptions } from './card-element.ts';
import type { FieldName } from './card-fields.ts';
import { ExpressElement } from './express-element.ts';

/** react-stripe-js looks elements up by type name or by component. */
type TypeOrComponent = string | { __elementType?: string };

interface GroupOptions {
  mode?: 'payment';
  /** Cents. */
  amount?: number;
}

/** The elements of one form. */
export class ElementsGroup {
  readonly #elements = new Map<string, CardElement | ExpressElement>();
  #options: GroupOptions;
  /** Whether the page called `submit`, which Stripe requires before `confirmPayment`. */
  isSubmitted = false;

  constructor(options: GroupOptions = {}) {
    if ('paymentMethodTypes' in options) throw new Error('Use allowedPaymentMethodTypes, as of Endive.');
    this.#options = options;
  }

  create(type: CardElementType | 'expressCheckout', options: CardOptions = {}) {
    if (this.#elements.has(type)) {
      throw new Error(`Can only create one Element of type ${type} through this object.`);
    }
    const onDestroy = () => this.#elements.delete(type);
    const element =
      type === 'expressCheckout' ? this.#express(onDestroy) : new CardElement(type, options, this, onDestroy);
    this.#elements.set(type, element);
    return element;
  }

  #express(onDestroy: () => void): ExpressElement {
    if (!this.#options.mode) throw new Error('An expressCheckout element needs elements with a mode.');
    return new ExpressElement(() => this.#options.amount ?? 0, onDestroy);
  }

  getElement(type: TypeOrComponent): CardElement | ExpressElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return this.#elements.get(name ?? '') ?? null;
  }

  /** Ignores fonts and appearance, because the simulator has no iframe to apply them to. */
  update(options: GroupOptions): void {
    this.#options = { ...this.#options, ...options };
  }

  async submit() {
    this.isSubmitted = true;
    return {};
  }

  get cards(): CardElement[] {
    return [...this.#elements.values()].filter((element) => element instanceof CardElement);
  }

  text(name: FieldName): string | undefined {
    return this.cards.map((element) => element.text(name)).find((text) => text !== undefined);
  }
}
