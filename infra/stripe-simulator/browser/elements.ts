import { CardElement } from './card-element.ts';
import type { ElementOptions, ElementType } from './element-options.ts';

const types: readonly ElementType[] = ['card', 'cardNumber', 'cardExpiry', 'cardCvc'];

/** How react-stripe-js looks elements up: by type name or by component. */
type TypeOrComponent = string | { __elementType?: string };

/** The elements of one form. */
export class ElementsGroup {
  readonly #elements = new Map<string, CardElement>();

  create(type: ElementType, options: ElementOptions = {}): CardElement {
    if (!types.includes(type)) throw new Error(`The simulator doesn't have an element of type ${type}.`);
    if (this.#elements.has(type)) {
      throw new Error(`Can only create one Element of type ${type} through this object.`);
    }
    const numberNow = () => this.text('number') ?? '';
    const element = new CardElement(type, options, numberNow, () => this.#elements.delete(type));
    this.#elements.set(type, element);
    groups.set(element, this);
    return element;
  }

  getElement(type: TypeOrComponent): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return this.#elements.get(name ?? '') ?? null;
  }

  /** Fonts and appearance are ignored: there is no frame to apply them to. */
  update(): void {}

  async fetchUpdates() {
    return {};
  }

  async submit() {
    return {};
  }

  get all(): CardElement[] {
    return [...this.#elements.values()];
  }

  text(name: Parameters<CardElement['text']>[0]): string | undefined {
    return this.all.map((element) => element.text(name)).find((text) => text !== undefined);
  }
}

const groups = new WeakMap<CardElement, ElementsGroup>();

/** The element's group, where a card number finds its expiry and CVC. */
export function groupOf(element: unknown): ElementsGroup | undefined {
  return element instanceof CardElement ? groups.get(element) : undefined;
}
