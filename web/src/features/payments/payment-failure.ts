import type { FieldMessages } from '#shared/api/problem.ts';
import { paymentTexts } from './payment-texts.ts';

/** Why an order is not paid. */
export type PaymentFailure =
  | { cause: 'no-intent'; mention?: string | undefined }
  | { cause: 'invalid-reply' | 'not-successful' }
  | { cause: 'card'; message: string | undefined }
  /** `message` and `fields` are our server's. */
  | { cause: 'refused'; message: string; fields: FieldMessages }
  /** There was nothing to pay, or nothing to pay with. `next` says what to do. */
  | { cause: 'not-started'; message: string; next: string }
  /** `bought`: titles of the tests that have left the cart. */
  | { cause: 'earlier-paid'; paymentIntentId: string; bought: readonly string[] };

/** The failures that certainly charged nothing. Each screen has its own words for them. */
export type KnownFailure = Exclude<PaymentFailure, { cause: 'earlier-paid' }>;

/** A failure in words for the visitor: what happened, and one sentence on what to do now. */
export interface FailureMessage {
  /** Good news when it was paid earlier. */
  tone: 'error' | 'success';
  title: string;
  text: string;
  /** Our server's messages for fields, by their paths in the request. */
  fields?: FieldMessages;
}

function nextStep(failure: KnownFailure): string {
  switch (failure.cause) {
    case 'not-started':
      return failure.next;
    case 'refused':
      return paymentTexts.nothingCharged;
    case 'card':
      return failure.message ? paymentTexts.tryAnotherCard : paymentTexts.tryOnceMore;
    case 'no-intent':
      return [paymentTexts.tryOnceMore, failure.mention].filter(Boolean).join(' ');
    default:
      return paymentTexts.tryOnceMore;
  }
}

/** The words for any failure. `titleOf` has the screen's own for what happened. */
export function failureMessage(
  failure: PaymentFailure,
  titleOf: (failure: KnownFailure) => string,
): FailureMessage {
  switch (failure.cause) {
    case 'earlier-paid':
      return {
        tone: 'success',
        title: paymentTexts.earlierPaidTitle,
        text: paymentTexts.earlierPaid(failure.paymentIntentId, failure.bought),
      };
    default: {
      const message = { tone: 'error', title: titleOf(failure), text: nextStep(failure) } as const;
      return failure.cause === 'refused' ? { ...message, fields: failure.fields } : message;
    }
  }
}
