import type { KnownFailure } from '#web/features/payments/payment-failure.ts';
import { checkoutTexts } from './checkout-texts.ts';

const texts = checkoutTexts.failures;

/** What the checkout says of a payment that failed. */
export function checkoutFailureTitle(failure: KnownFailure): string {
  switch (failure.cause) {
    case 'no-intent':
      return texts.noIntent;
    case 'invalid-reply':
      return texts.invalidReply;
    case 'not-successful':
      return texts.notSuccessful;
    case 'not-started':
      return failure.message;
    case 'refused':
      return texts.because(failure.message);
    case 'card':
      return failure.message ? texts.because(failure.message) : texts.other;
  }
}
