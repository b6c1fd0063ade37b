import type Stripe from 'stripe';
import { z } from 'zod';
import { type Account, exactly, newId, nulls } from '#infra/stripe-simulator/account/account.ts';
import { cardError } from '#infra/stripe-simulator/requests/failure.ts';
import { integer, paramsOf, required, text } from '#infra/stripe-simulator/requests/params.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { brandOf } from './card-brand.ts';
import { behaviorOf, fingerprintOf, testCards } from './test-cards.ts';

type Method = Stripe.PaymentMethod;

export const addressParams = paramsOf<Stripe.AddressParam>()({
  city: text,
  country: text,
  line1: text,
  line2: text,
  postal_code: text,
  state: text,
});

const billingParams = paramsOf<Stripe.PaymentMethodCreateParams.BillingDetails>()({
  address: addressParams.optional(),
  email: text,
  name: text,
  phone: text,
});

/** The parameters of a new payment method: a typed card, and the cardholder's details. */
export const methodParams = paramsOf<Stripe.PaymentMethodCreateParams>()({
  billing_details: billingParams.optional(),
  card: paramsOf<Stripe.PaymentMethodCreateParams.Card>()({
    cvc: text,
    exp_month: integer.unwrap(),
    exp_year: integer.unwrap(),
    number: required,
  }),
  type: z.literal('card'),
});

type MethodParams = z.output<typeof methodParams>;

/** The payment method of a confirmation: an id, a `pm_card_…` name, or a typed card. */
export const methodSource = { payment_method: text, payment_method_data: methodParams.optional() };

type MethodSource = z.output<z.ZodObject<typeof methodSource>>;

/** The address with null for missing parts. */
export function addressOf(address: z.output<typeof addressParams> = {}): Stripe.Address {
  const none = nulls('city country line1 line2 postal_code state');
  return exactly<Stripe.Address>()({ ...none, ...(address as Partial<Stripe.Address>) });
}

/**
 * Validates a typed card as Stripe does before asking the bank. Throws the card error that the cardholder
 * sees.
 */
function checkedCard(
  { number, exp_month, exp_year, cvc }: MethodParams['card'],
  now: Date,
): MethodParams['card'] {
  const refuse = (code: string, param: string, what: string) =>
    cardError({ code, param, message: `Your card${what}` });
  const digits = number.replace(/[\s-]/g, '');
  if (!looksLikeCardNumber(digits)) throw refuse('incorrect_number', 'number', ' number is incorrect.');
  if (!(exp_month >= 1 && exp_month <= 12)) {
    throw refuse('invalid_expiry_month', 'exp_month', "'s expiration month is invalid.");
  }
  const year = exp_year < 100 ? 2000 + exp_year : exp_year;
  const isPast = year * 12 + exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (isPast || year > now.getUTCFullYear() + 50) {
    throw refuse('invalid_expiry_year', 'exp_year', "'s expiration year is invalid.");
  }
  const cvcPattern = brandOf(digits) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !cvcPattern.test(cvc)) {
    throw refuse('invalid_cvc', 'cvc', "'s security code is invalid.");
  }
  return { number: digits, exp_month, exp_year: year, cvc };
}

function newMethod(params: Omit<MethodParams, 'type'>, created: number): Method {
  const { number, exp_month, exp_year, cvc } = params.card;
  const brand = brandOf(number);
  const fingerprint = fingerprintOf(number);
  const { country = 'US', funding = 'credit', threeDSecure } = behaviorOf({ card: { fingerprint } });
  const { address, email = null, name = null, phone = null } = params.billing_details ?? {};
  return exactly<Method>()({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: addressOf(address), email, name, phone, tax_id: null },
    card: {
      brand,
      checks: {
        address_line1_check: address?.line1 ? 'unchecked' : null,
        address_postal_code_check: address?.postal_code ? 'unchecked' : null,
        cvc_check: cvc ? 'unchecked' : null,
      },
      country,
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint,
      funding,
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: threeDSecure !== 'unsupported' },
      wallet: null,
    },
    created,
    ...nulls('customer customer_account'),
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

/** Creates a payment method from a typed card. */
export function createMethod({ store, clock }: Account, { card, billing_details }: MethodParams): Method {
  const method = newMethod({ card: checkedCard(card, new Date()), billing_details }, clock.now());
  return store.put('methods', method);
}

/** The payment method that a confirmation names or creates, or undefined when it has none. */
export function methodOf(account: Account, { payment_method: id, payment_method_data }: MethodSource) {
  const { store, clock } = account;
  if (payment_method_data) return createMethod(account, payment_method_data);
  const number = id && testCards.find(({ tokens }) => tokens.includes(id))?.number;
  if (!number) return id === undefined ? undefined : store.find('methods', id);
  const card = { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 1, cvc: '123' };
  return store.put('methods', newMethod({ card }, clock.now()));
}
