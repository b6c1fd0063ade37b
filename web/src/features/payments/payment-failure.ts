import type { FieldMessages } from '#shared/api/problem.ts';
import { paymentTexts } from './payment-texts.ts';

/**
 * Why an order is not paid. Certainly nothing was charged, except for `earlier-paid`. Another tab may still finish an
 * `unfinished` payment.
 */
export type PaymentFailure =
  | { cause: 'no-intent'; mention?: string | undefined }
  | { cause: 'invalid-reply' | 'not-successful' | 'unfinished' }
  | { cause: 'card'; message?: string | undefined }
  /** `fields` has the messages for the form's fields, keyed by their paths in the request. */
  | { cause: 'refused'; message: string; fields: FieldMessages }
  /** There was nothing to pay, or no way to pay. `next` says what to do. */
  | { cause: 'not-started'; message: string; next: string }
  /** `bought`: titles of the tests that have left the cart. */
  | { cause: 'earlier-paid'; paymentIntentId: string; bought: readonly string[] };

/** A screen's own texts for failures. */
export interface FailureTexts
  extends Record<'no-intent' | 'invalid-reply' | 'not-successful' | 'other', string> {
  /** The text for a reason from the bank or our server. */
  because: (reason: string) => string;
}

/** A failure in the visitor's words: what happened, and one sentence on what to do now. */
export interface FailureMessage {
  /** `success` when an earlier payment has already paid the order. */
  tone: 'error' | 'success';
  title: string;
  text: string;
  fields?: FieldMessages;
}

/** The text for any failure. */
export function failureMessage(failure: PaymentFailure, texts: FailureTexts): FailureMessage {
  const tone = 'error';
  switch (failure.cause) {
    case 'earlier-paid': {
      const text = paymentTexts.earlierPaid(failure.paymentIntentId, failure.bought);
      return { tone: 'success', title: 'You’ve already paid', text };
    }
    case 'unfinished':
      return { tone, ...paymentTexts.ended.unfinished };
    case 'not-started':
      return { tone, title: failure.message, text: failure.next };
    case 'refused': {
      const { message, fields } = failure;
      return { tone, title: texts.because(message), text: paymentTexts.nothingCharged, fields };
    }
    case 'card':
      return failure.message
        ? { tone, title: texts.because(failure.message), text: paymentTexts.tryAnotherCard }
        : { tone, title: texts.other, text: paymentTexts.tryOnceMore };
    default: {
      const mention = 'mention' in failure && failure.mention;
      const text = [paymentTexts.tryOnceMore, mention].filter(Boolean).join(' ');
      return { tone, title: texts[failure.cause], text };
    }
  }
}
