import type Stripe from 'stripe';
import type { Behavior, Decline } from '#infra/stripe-simulator/cards/behavior.ts';
import { genericDecline } from '#infra/stripe-simulator/cards/behavior.ts';
import { groupOf, type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { isTrue } from '#infra/stripe-simulator/requests/shape.ts';

/** The error of a cardholder who didn't authenticate. */
export const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export interface ThreeDSecureStep {
  /** Whether the cardholder is asked. */
  asks: boolean;
  /** Why the card is declined instead of asking. */
  decline?: Decline;
}

/** What 3-D Secure does before a card is charged. `isRequested` is the intent's own wish. */
export function threeDSecureStep({ threeDSecure }: Behavior, isRequested: boolean): ThreeDSecureStep {
  if (threeDSecure === 'required') return { asks: true };
  if (threeDSecure === 'supported') return { asks: isRequested };
  const fails = threeDSecure === 'error' || (threeDSecure === 'supported-error' && isRequested);
  return { asks: false, ...(fails && { decline: genericDecline }) };
}

/** The 3-D Secure setting of a confirmation's parameters, if it has one. */
export function requestedThreeDSecure(params: Params): string | undefined {
  return textOf(groupOf(groupOf(params, 'payment_method_options'), 'card'), 'request_three_d_secure');
}

/**
 * How the cardholder is asked: on a page of the bank that comes back to `return_url`, or by Stripe.js on the page they
 * are on.
 */
export function nextActionOf(
  { id, client_secret }: Stripe.PaymentIntent,
  params: Params,
  pageAt: string,
): Stripe.PaymentIntent.NextAction {
  const returnUrl = textOf(params, 'return_url');
  if (returnUrl && !isTrue(params, 'use_stripe_sdk')) {
    const url = `${pageAt}/${id}?client_secret=${client_secret}`;
    return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
  }
  return { type: 'use_stripe_sdk', use_stripe_sdk: {} };
}
