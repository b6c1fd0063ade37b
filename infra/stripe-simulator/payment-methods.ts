import type Stripe from 'stripe';
import { checkedCard, numberOfToken } from './cards.ts';
import { invalidRequest, missingParam, noSuch } from './failure.ts';
import { groupOf, type Params, textOf } from './form.ts';
import { newMethod } from './objects.ts';
import type { StripeStore } from './store.ts';

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
export function createMethod(store: StripeStore, params: Params): Stripe.PaymentMethod {
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
  const method = newMethod(checkedCard(typed, new Date()), billingOf(params));
  store.put('methods', method);
  return method;
}

function ofToken(store: StripeStore, number: string): Stripe.PaymentMethod {
  const card = { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 1, cvc: '123' };
  const method = newMethod(card);
  store.put('methods', method);
  return method;
}

/** The payment method that a confirmation names or creates, or undefined when it has none. */
export function methodOf(store: StripeStore, params: Params): Stripe.PaymentMethod | undefined {
  const data = groupOf(params, 'payment_method_data');
  if (data) return createMethod(store, data);
  const id = textOf(params, 'payment_method');
  if (id === undefined) return undefined;
  const known = store.get('methods', id);
  if (known) return known;
  const number = numberOfToken(id);
  if (number === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
  return ofToken(store, number);
}
