import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { type ApiClient, createApiClient, type FormValue } from './api-client.ts';
import { digitsOf } from './card-fields.ts';
import { ElementsGroup, groupOf } from './elements.ts';
import { askCardholder } from './three-d-secure.ts';

type Fields = { [name: string]: FormValue };

/** A payment method: an id, or an element with the cardholder's details. */
type MethodSource = string | { card?: unknown; billing_details?: Fields } | undefined;

interface Failed {
  error: StripeError;
}

interface Confirmation {
  payment_method?: MethodSource;
  receipt_email?: string;
  return_url?: string;
}

function usageError(message: string): Failed {
  return { error: { type: 'invalid_request_error', message } };
}

/** The card in the elements, as API parameters, or the error that keeps it from being sent. */
function cardIn(element: unknown): { card: Fields; postalCode: string | undefined } | Failed {
  const group = groupOf(element);
  if (!group) return usageError('Pass a card element from this page.');
  for (const part of group.all) {
    const { unfinished } = part;
    if (unfinished) return { error: unfinished };
  }
  const expiry = group.all.map((part) => part.expiry).find(Boolean);
  const card = {
    number: digitsOf(group.text('number') ?? ''),
    exp_month: expiry?.month,
    exp_year: expiry?.year,
    cvc: group.text('cvc'),
  };
  return { card, postalCode: group.text('postalCode') };
}

function methodFields(source: MethodSource): Fields | Failed {
  if (source === undefined) return {};
  if (typeof source === 'string') return { payment_method: source };
  const typed = cardIn(source.card);
  if ('error' in typed) return typed;
  const { address, ...details } = (source.billing_details ?? {}) as Fields;
  const billed = typed.postalCode
    ? { ...(address as Fields | undefined), postal_code: typed.postalCode }
    : address;
  return {
    payment_method_data: { type: 'card', card: typed.card, billing_details: { ...details, address: billed } },
  };
}

function isFailed(value: Fields | Failed): value is Failed {
  return 'error' in value;
}

/** Turns an intent whose card was declined into the error that the page expects. */
function toldOf(intent: PaymentIntent): { paymentIntent: PaymentIntent } | Failed {
  const { last_payment_error: error } = intent;
  if (intent.status !== 'requires_payment_method' || !error) return { paymentIntent: intent };
  return { error: { ...(error as StripeError), payment_intent: intent } };
}

async function handleAction(api: ApiClient, intent: PaymentIntent, clientSecret: string) {
  if (intent.status !== 'requires_action') return toldOf(intent);
  const isComplete = await askCardholder(intent.amount);
  const { value, error } = await api.authenticate(clientSecret, isComplete);
  return error ? { error } : toldOf(value);
}

const idOf = (clientSecret: string) => clientSecret.split('_secret_', 1)[0] ?? '';

/** The object behind `window.Stripe(key)`: the part of Stripe.js that the site and react-stripe-js use. */
export function createStripeObject(publishableKey: string) {
  const api = createApiClient(publishableKey);

  async function retrievePaymentIntent(clientSecret: string) {
    const path = `/v1/payment_intents/${idOf(clientSecret)}`;
    const { value, error } = await api.get<PaymentIntent>(path, { client_secret: clientSecret });
    return error ? { error } : { paymentIntent: value };
  }

  return {
    elements: () => new ElementsGroup(),
    retrievePaymentIntent,

    async confirmCardPayment(
      clientSecret: string,
      { payment_method: source, ...rest }: Confirmation = {},
      { handleActions = true } = {},
    ) {
      const fields = methodFields(source);
      if (isFailed(fields)) return fields;
      const { value, error } = await api.post<PaymentIntent>(
        `/v1/payment_intents/${idOf(clientSecret)}/confirm`,
        { ...fields, ...rest, client_secret: clientSecret, use_stripe_sdk: true },
      );
      if (error) return { error };
      return handleActions ? handleAction(api, value, clientSecret) : { paymentIntent: value };
    },

    async handleCardAction(clientSecret: string) {
      const { paymentIntent, error } = await retrievePaymentIntent(clientSecret);
      return error ? { error } : handleAction(api, paymentIntent, clientSecret);
    },

    async createPaymentMethod({ card, billing_details }: { card: unknown; billing_details?: Fields }) {
      const fields = methodFields({ card, billing_details });
      if (isFailed(fields)) return fields;
      const data = fields.payment_method_data as Fields;
      const { value, error } = await api.post<PaymentMethod>('/v1/payment_methods', data);
      return error ? { error } : { paymentMethod: value };
    },

    async createToken() {
      return usageError('The simulator makes payment methods, not tokens.');
    },

    registerAppInfo(): void {},
    _registerWrapper(): void {},
  };
}
