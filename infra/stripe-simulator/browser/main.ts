import { createStripeObject } from './stripe-object.ts';

/** A plain function rather than a class, because the page calls it without `new`. */
function stripeStandIn(publishableKey: string) {
  if (!/^pk_/.test(publishableKey)) throw new Error('Please call Stripe() with your publishable key.');
  return createStripeObject(publishableKey);
}

Object.assign(window, { Stripe: Object.assign(stripeStandIn, { version: 'endive' }) });
