import { billPayTexts } from './bill-pay-texts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { PaymentFailure } from './pay.ts';
import { paymentTexts } from './payment-texts.ts';

/** A failure in words for the visitor. */
export interface FailureWords {
  title: string;
  text: string;
}

function titleOf({ cause }: PaymentFailure): string {
  if (cause === 'unknown') return paymentTexts.unknownTitle;
  return cause === 'earlier-paid' ? paymentTexts.earlierPaidTitle : paymentTexts.failedTitle;
}

/** What the checkout says of a payment that did not succeed (spec §8, Cart payment). */
export function checkoutFailure(failure: PaymentFailure): FailureWords {
  return { title: titleOf(failure), text: checkoutText(failure) };
}

function checkoutText(failure: PaymentFailure): string {
  const { failures } = checkoutTexts;
  switch (failure.cause) {
    case 'no-intent':
      return failures.noIntent;
    case 'invalid-reply':
      return failures.invalidReply;
    case 'not-successful':
      return failures.notSuccessful;
    case 'unknown':
      return paymentTexts.unknown;
    case 'earlier-paid':
      return paymentTexts.earlierPaid(failure.paymentIntentId);
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
export function billPayFailure(failure: PaymentFailure): FailureWords {
  return { title: titleOf(failure), text: billPayText(failure) };
}

function billPayText(failure: PaymentFailure): string {
  const { failures } = billPayTexts;
  switch (failure.cause) {
    case 'no-intent':
      return translated(failures.noIntent);
    case 'invalid-reply':
      return failures.other;
    case 'not-successful':
      return failures.notSuccessful;
    case 'unknown':
      return paymentTexts.unknown;
    case 'earlier-paid':
      return paymentTexts.earlierPaid(failure.paymentIntentId);
    case 'not-begun':
    case 'refused':
      return translated(failure.message);
    case 'card':
      return translated(failure.message || failures.declinedByProvider);
  }
}
