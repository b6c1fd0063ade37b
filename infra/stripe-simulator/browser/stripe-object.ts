import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { CardElement } from './card-element.ts';
import { digitsOf, expiryOf } from './card-fields.ts';
import { ask } from './dialog.ts';
import { ElementsGroup } from './elements.ts';
import { ExpressElement } from './express-element.ts';

/** A value in a form. A nested value gets a name in Stripe's format: `payment_method_data[card][number]`. */
type FormValue = string | number | boolean | null | undefined | { [name: string]: FormValue };

function pairsOf(value: FormValue, name: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, name ? `${name}[${key}]` : key));
}

function form(fields: { [name: string]: FormValue }): URLSearchParams {
  return new URLSearchParams(pairsOf(fields, ''));
}

type ApiResult<Value> = { value: Value; error?: never } | { value?: never; error: StripeError };

const noConnection: StripeError = {
  type: 'api_connection_error',
  message: 'We could not reach the payment provider. Check your internet connection and try again.',
};

// The simulator's API has the same origin as this script.
const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

async function call<Value>(path: string, init: RequestInit): Promise<ApiResult<Value>> {
  try {
    const response = await fetch(origin + path, { ...init, credentials: 'omit' });
    const reply = (await response.json()) as Value & { error?: StripeError };
    return reply.error ? { error: reply.error } : { value: reply };
  } catch {
    return { error: noConnection };
  }
}

/** Calls Stripe's API with a publishable key. */
function createApiClient(publishableKey: string) {
  const headers = { authorization: `Bearer ${publishableKey}` };
  return {
    post: <Value>(path: string, fields: { [name: string]: FormValue }) =>
      call<Value>(path, { method: 'POST', headers, body: form(fields) }),

    /** Reports the outcome of 3-D Secure to the simulator. */
    authenticate: (clientSecret: string, isComplete: boolean) =>
      call<PaymentIntent>('/local/stripe/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret, outcome: isComplete ? 'complete' : 'fail' }),
      }),
  };
}

type ApiClient = ReturnType<typeof createApiClient>;

type Fields = { [name: string]: FormValue };

/** A payment method: an id, or an element with the cardholder's details. */
type MethodSource = string | { card?: unknown; billing_details?: Fields };

interface Failed {
  error: StripeError;
}

function usageError(message: string): Failed {
  return { error: { type: 'invalid_request_error', message } };
}

/** The payment method as API parameters, or the error that prevents its card from being sent. */
function methodFields(source: MethodSource): Fields | Failed {
  if (typeof source === 'string') return { payment_method: source };
  if (!(source.card instanceof CardElement)) return usageError('Pass a card element from this page.');
  const { group } = source.card;
  const unfinished = group.cards.map((part) => part.unfinished).find(Boolean);
  if (unfinished) return { error: unfinished };
  const expiry = expiryOf(group.text('expiry') ?? '');
  const number = digitsOf(group.text('number') ?? '');
  const card = { number, exp_month: expiry?.month, exp_year: expiry?.year, cvc: group.text('cvc') };
  return { payment_method_data: { type: 'card', card, billing_details: source.billing_details } };
}

function isFailed(value: Fields | Failed): value is Failed {
  return 'error' in value;
}

/** The result of a confirmation: the intent, or the error if its card was declined. */
function resultOf(intent: PaymentIntent): { paymentIntent: PaymentIntent } | Failed {
  const { last_payment_error: error } = intent;
  if (intent.status !== 'requires_payment_method' || !error) return { paymentIntent: intent };
  return { error: { ...(error as StripeError), payment_intent: intent } };
}

/** Confirms an intent. A dialog replaces the bank's 3-D Secure page; closing it fails the authentication. */
async function confirm(api: ApiClient, clientSecret: string, fields: Fields) {
  const path = `/v1/payment_intents/${clientSecret.split('_secret_', 1)[0]}/confirm`;
  const { value: intent, error } = await api.post<PaymentIntent>(path, {
    ...fields,
    client_secret: clientSecret,
    use_stripe_sdk: true,
  });
  if (error) return { error };
  if (intent.status !== 'requires_action') return resultOf(intent);
  const way = await ask({
    title: '3-D Secure test page',
    explain: 'With a real card, the bank would ask you to confirm it’s you. Choose the outcome.',
    amountCents: intent.amount,
    ways: { 'Complete authentication': 'complete', 'Fail authentication': 'fail' },
  });
  const authenticated = await api.authenticate(clientSecret, way === 'complete');
  return authenticated.error ? { error: authenticated.error } : resultOf(authenticated.value);
}

/**
 * The object that `window.Stripe(key)` returns: the part of Stripe.js that the site and react-stripe-js use.
 */
export function createStripeObject(publishableKey: string) {
  const api = createApiClient(publishableKey);

  async function postMethod(data: Fields) {
    const { value, error } = await api.post<PaymentMethod>('/v1/payment_methods', data);
    return error ? { error } : { paymentMethod: value };
  }

  return {
    elements: (options?: ConstructorParameters<typeof ElementsGroup>[0]) => new ElementsGroup(options),

    async confirmCardPayment(
      clientSecret: string,
      { payment_method: source }: { payment_method: MethodSource },
    ) {
      const fields = methodFields(source);
      return isFailed(fields) ? fields : confirm(api, clientSecret, fields);
    },

    /** Pays with the card that was chosen in the wallet. */
    async confirmPayment({ elements, clientSecret }: { elements: ElementsGroup; clientSecret: string }) {
      if (!elements.isSubmitted) throw new Error('elements.submit() must be called before confirmPayment().');
      const wallet = elements.getElement('expressCheckout');
      if (!(wallet instanceof ExpressElement)) return usageError('Mount an expressCheckout element first.');
      const card = { number: wallet.chosen, exp_month: 12, exp_year: new Date().getFullYear() + 1 };
      const { paymentMethod, error } = await postMethod({ type: 'card', card });
      return error ? { error } : confirm(api, clientSecret, { payment_method: paymentMethod.id });
    },

    async createPaymentMethod(source: Exclude<MethodSource, string>) {
      const fields = methodFields(source);
      return isFailed(fields) ? fields : postMethod(fields.payment_method_data as Fields);
    },

    async createToken() {
      return usageError('The simulator makes payment methods, not tokens.');
    },
  };
}
