import type Stripe from 'stripe';
import type { Account } from '#infra/stripe-simulator/account/account.ts';
import { invalidRequest, missingParam, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { groupOf, type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import type { ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';
import { newMethod } from './method-object.ts';
import { numberOfToken } from './test-cards.ts';
import { checkedCard } from './typed-card.ts';

/** A card as typed. */
export const methodShape = {
  allow_redisplay: ['always', 'limited', 'unspecified'],
  billing_details: {
    address: {
      city: 'text',
      country: 'text',
      line1: 'text',
      line2: 'text',
      postal_code: 'text',
      state: 'text',
    },
    email: 'text',
    name: 'text',
    phone: 'text',
  },
  card: { cvc: 'text', exp_month: 'integer', exp_year: 'integer', number: 'text' },
  type: 'text',
} as const satisfies ShapeOf<Stripe.PaymentMethodCreateParams>;

function billingOf(params: Params): Partial<Stripe.PaymentMethod.BillingDetails> {
  const details = groupOf(params, 'billing_details');
  const address = groupOf(details, 'address');
  const part = (name: string) => textOf(address, name) ?? null;
  return {
    email: textOf(details, 'email') ?? null,
    name: textOf(details, 'name') ?? null,
    phone: textOf(details, 'phone') ?? null,
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
  };
}

/** Creates a payment method from a typed card: `type=card`, `card[number]` … */
export function createMethod({ store, clock }: Account, params: Params): Stripe.PaymentMethod {
  const type = textOf(params, 'type');
  if (type === undefined) throw missingParam('type');
  if (type !== 'card')
    throw invalidRequest(`The payment method type "${type}" is invalid.`, { param: 'type' });
  const card = groupOf(params, 'card');
  const need = (name: string) => {
    const text = textOf(card, name);
    if (text === undefined) throw missingParam(`card[${name}]`);
    return text;
  };
  const typed = {
    number: need('number'),
    expMonth: Number(need('exp_month')),
    expYear: Number(need('exp_year')),
    cvc: textOf(card, 'cvc'),
  };
  const method = newMethod(checkedCard(typed, new Date()), clock.now(), billingOf(params));
  store.put('methods', method);
  return method;
}

function ofToken({ store, clock }: Account, number: string): Stripe.PaymentMethod {
  const card = { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 1, cvc: '123' };
  const method = newMethod(card, clock.now());
  store.put('methods', method);
  return method;
}

/** The payment method that a confirmation names or creates, or undefined when it has none. */
export function methodOf(account: Account, params: Params): Stripe.PaymentMethod | undefined {
  const data = groupOf(params, 'payment_method_data');
  if (data) return createMethod(account, data);
  const id = textOf(params, 'payment_method');
  if (id === undefined) return undefined;
  const known = account.store.get('methods', id);
  if (known) return known;
  const number = numberOfToken(id);
  if (number === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
  return ofToken(account, number);
}
