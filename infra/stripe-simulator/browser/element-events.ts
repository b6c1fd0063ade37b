type Handler = (event: object) => unknown;

/** Element events as in Stripe.js: each handler gets one object. */
export class ElementEvents {
  readonly #handlers = new Map<string, Set<Handler>>();

  on(type: string, handler: Handler): this {
    const handlers = this.#handlers.get(type) ?? new Set();
    this.#handlers.set(type, handlers.add(handler));
    return this;
  }

  once(type: string, handler: Handler): this {
    const once: Handler = (event) => {
      this.off(type, once);
      handler(event);
    };
    return this.on(type, once);
  }

  off(type: string, handler?: Handler): this {
    if (handler) this.#handlers.get(type)?.delete(handler);
    else this.#handlers.delete(type);
    return this;
  }

  emit(type: string, event: object): void {
    for (const handler of [...(this.#handlers.get(type) ?? [])]) handler(event);
  }

  clearHandlers(): void {
    this.#handlers.clear();
  }
}
