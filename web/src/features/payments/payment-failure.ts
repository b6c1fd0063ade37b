import { paymentTexts } from './payment-texts.ts';

/** Why an order is not paid. */
export type PaymentFailure =
  | { cause: 'no-intent' | 'invalid-reply' | 'not-successful' }
  | { cause: 'card'; message: string | undefined }
  /** `message` is our server's. */
  | { cause: 'refused'; message: string }
  /** There was nothing to pay, or nothing to pay with. */
  | { cause: 'not-started'; message: string }
  /** `bought`: titles of the tests that have left the cart. */
  | { cause: 'earlier-paid'; paymentIntentId: string; bought: readonly string[] };

/** The failures that certainly charged nothing. Each screen has its own words for them (spec §8). */
export type KnownFailure = Exclude<PaymentFailure, { cause: 'earlier-paid' }>;

/** A failure in words for the visitor. */
export interface FailureMessage {
  title: string;
  text: string;
}

/** The words for any failure; `textOf` has the screen's own. */
export function failureMessage(
  failure: PaymentFailure,
  textOf: (failure: KnownFailure) => string,
): FailureMessage {
  switch (failure.cause) {
    case 'earlier-paid':
      return {
        title: paymentTexts.earlierPaidTitle,
        text: paymentTexts.earlierPaid(failure.paymentIntentId, failure.bought),
      };
    default:
      return { title: paymentTexts.failedTitle, text: textOf(failure) };
  }
}
