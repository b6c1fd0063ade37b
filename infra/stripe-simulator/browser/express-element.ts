import { ask } from './dialog.ts';
import { ElementEvents } from './element-events.ts';
import { make, sheetOf } from './make.ts';

const style = `
:host { all: initial; display: block; visibility: inherit }
button { width: 100%; min-height: 48px; border: 1px solid #fff; border-radius: 8px; color: #fff; background: #000; font: 600 16px/1 system-ui, sans-serif; cursor: pointer }
button:focus-visible { outline: 3px solid #0d5f8a; outline-offset: 2px }`;

const event = { elementType: 'expressCheckout', expressPaymentType: 'google_pay' };

/** An Express Checkout Element with one made-up wallet. */
export class ExpressElement extends ElementEvents {
  readonly #host = make('div');
  readonly #amountCents: () => number;
  readonly #onDestroy: () => void;
  /** The number of the card that was chosen in the wallet. */
  chosen = '';

  constructor(amountCents: () => number, onDestroy: () => void) {
    super();
    this.#amountCents = amountCents;
    this.#onDestroy = onDestroy;
    const button = make('button', 'Pay with Test wallet');
    button.type = 'button';
    button.addEventListener('click', () =>
      this.emit('click', { ...event, resolve: () => void this.#open(), reject() {} }),
    );
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(style)];
    root.append(button);
  }

  async #open(): Promise<void> {
    this.chosen = await ask({
      title: 'Test wallet',
      explain: 'A real wallet would show your cards here. No real card is charged.',
      amountCents: this.#amountCents(),
      ways: { 'Pay with a good card': '4242424242424242', 'Pay with a declined card': '4000000000000002' },
    });
    if (this.chosen) this.emit('confirm', { ...event, paymentFailed() {} });
    else this.emit('cancel', event);
  }

  mount(box: HTMLElement): void {
    box.replaceChildren(this.#host);
    setTimeout(() => this.emit('ready', { ...event, availablePaymentMethods: { googlePay: true } }), 0);
  }

  update(): void {}

  destroy(): void {
    this.#host.remove();
    this.#onDestroy();
  }
}
