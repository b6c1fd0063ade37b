import type { KnownFailure } from '#web/features/payments/payment-failure.ts';
import { billPayTexts } from './bill-pay-texts.ts';

const texts = billPayTexts.failures;

/** Bill pay's own sentence for a message, whatever its case: Stripe writes "insufficient funds" inside sentences. */
function translated(message: string): string {
  const lower = message.toLowerCase();
  return billPayTexts.translations.find(({ holds }) => lower.includes(holds.toLowerCase()))?.say ?? message;
}

/** What bill pay says of a payment that failed. */
export function billPayFailureTitle(failure: KnownFailure): string {
  switch (failure.cause) {
    case 'no-intent':
      return translated(texts.noIntent);
    case 'invalid-reply':
      return texts.other;
    case 'not-successful':
      return texts.notSuccessful;
    case 'not-started':
    case 'refused':
      return translated(failure.message);
    case 'card':
      return translated(failure.message || texts.declinedByProvider);
  }
}
