import { billPayTexts } from './bill-pay/bill-pay-texts.ts';
import { checkoutTexts } from './checkout/checkout-texts.ts';
import type { PaymentFailure } from './pay.ts';
import { paymentTexts } from './payment-texts.ts';

/** A failure in words for the visitor. */
export interface FailureMessage {
  title: string;
  text: string;
}

/** What each screen says in words of its own; a payment that may have gone through is told alike everywhere. */
type KnownFailure = Exclude<PaymentFailure, { cause: 'unknown' | 'earlier-paid' }>;

function failureMessage(failure: PaymentFailure, textOf: (failure: KnownFailure) => string): FailureMessage {
  switch (failure.cause) {
    case 'unknown':
      return { title: paymentTexts.unknownTitle, text: paymentTexts.unknown };
    case 'earlier-paid':
      return {
        title: paymentTexts.earlierPaidTitle,
        text: paymentTexts.earlierPaid(failure.paymentIntentId),
      };
    default:
      return { title: paymentTexts.failedTitle, text: textOf(failure) };
  }
}

/** What the checkout says of a payment that did not succeed (spec §8, Cart payment). */
export function checkoutFailure(failure: PaymentFailure): FailureMessage {
  return failureMessage(failure, checkoutText);
}

function checkoutText(failure: KnownFailure): string {
  const { failures } = checkoutTexts;
  switch (failure.cause) {
    case 'no-intent':
      return failures.noIntent;
    case 'invalid-reply':
      return failures.invalidReply;
    case 'not-successful':
      return failures.notSuccessful;
    case 'not-begun':
      return failure.message;
    case 'refused':
      return failures.because(failure.message);
    case 'card':
      return failure.message ? failures.because(failure.message) : failures.other;
  }
}

/** A message in the words of bill pay; the provider writes "insufficient funds" within its sentences. */
function translated(message: string): string {
  const lower = message.toLowerCase();
  return billPayTexts.translations.find(({ holds }) => lower.includes(holds.toLowerCase()))?.say ?? message;
}

/** What bill pay says of a payment that did not succeed (spec §8, Bill pay). */
export function billPayFailure(failure: PaymentFailure): FailureMessage {
  return failureMessage(failure, billPayText);
}

function billPayText(failure: KnownFailure): string {
  const { failures } = billPayTexts;
  switch (failure.cause) {
    case 'no-intent':
      return translated(failures.noIntent);
    case 'invalid-reply':
      return failures.other;
    case 'not-successful':
      return failures.notSuccessful;
    case 'not-begun':
    case 'refused':
      return translated(failure.message);
    case 'card':
      return translated(failure.message || failures.declinedByProvider);
  }
}
