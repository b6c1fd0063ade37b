type Handler = (event: object) => unknown;

/** Element events as in Stripe.js: each handler gets one object. */
export class ElementEvents {
  readonly #handlers = new Map<string, Set<Handler>>();

  on(type: string, handler: Handler): this {
    this.#handlers.set(type, (this.#handlers.get(type) ?? new Set()).add(handler));
    return this;
  }

  off(type: string, handler: Handler): this {
    this.#handlers.get(type)?.delete(handler);
    return this;
  }

  emit(type: string, event: object): void {
    for (const handler of [...(this.#handlers.get(type) ?? [])]) handler(event);
  }
}
