import type { FakePayments } from './fake-payments.harness.ts';

/** The elements of a form: card fields to type into, and a wallet to press. */
export function fakeElements(payments: FakePayments, initialOptions: object) {
  const mounted = new Map<string, unknown>();
  let options: { amount?: number } = initialOptions;
  return {
    create: (type: string, made: unknown) => {
      payments.elementOptions.set(type, made);
      const element = type === 'expressCheckout' ? walletElement(payments) : cardElement(type);
      mounted.set(type, element);
      return element;
    },
    getElement: (type: { __elementType: string } | string) =>
      mounted.get(typeof type === 'string' ? type : type.__elementType) ?? null,
    update: (changes: object) => {
      options = { ...options, ...changes };
    },
    submit: async () => {
      if (payments.submitError instanceof Error) throw payments.submitError;
      return { error: payments.submitError };
    },
    amount: () => options.amount,
  };
}

type Listener = (event: unknown) => void;

/** A wallet's button: once the page agrees to the press, the payment is confirmed right away. */
function walletElement({ hasWallet, walletHeard }: FakePayments) {
  const listeners = new Map<string, Listener>();
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'provider wallet';
  const paymentFailed = (reason = { message: 'failed' }) => walletHeard.push(reason.message);
  button.addEventListener('click', () =>
    listeners.get('click')?.({
      resolve: () => listeners.get('confirm')?.({ paymentFailed }),
      reject: () => walletHeard.push('rejected'),
    }),
  );
  return {
    mount(place: HTMLElement) {
      place.append(button);
      const availablePaymentMethods = hasWallet ? { applePay: true } : undefined;
      setTimeout(() => listeners.get('ready')?.({ availablePaymentMethods }));
    },
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    update() {},
    destroy: () => button.remove(),
  };
}

/** A card field that a test can type into: 'bad' is refused, 'half' is not complete. */
function cardElement(type: string) {
  const listeners = new Map<string, (event: unknown) => void>();
  const input = document.createElement('input');
  input.setAttribute('aria-label', `provider ${type}`);
  input.addEventListener('input', () => {
    const { value } = input;
    listeners.get('change')?.({
      elementType: type,
      empty: value === '',
      complete: value !== '' && value !== 'bad' && value !== 'half',
      error: value === 'bad' ? { message: 'Your card number is invalid.' } : undefined,
      brand: value.startsWith('4') ? 'visa' : value.startsWith('37') ? 'amex' : 'unknown',
    });
  });
  return {
    type,
    mount: (place: HTMLElement) => place.append(input),
    on: (event: string, listener: (event: unknown) => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    update() {},
    destroy: () => input.remove(),
  };
}
