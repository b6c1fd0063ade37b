import { now } from '#functions/platform/clock.ts';
import { changePayment } from './change.ts';
import { checkClientSecret, fillBlanks, type PaymentDetails } from './new-payment.ts';
import type { PaymentItem } from './record.ts';

/** Fills in a payment's blank fields for the holder of its client secret. Never overwrites a field. */
export function fillInPayment(
  id: string,
  clientSecret: string,
  details: Partial<PaymentDetails>,
): Promise<PaymentItem> {
  return changePayment(
    id,
    (item) => {
      checkClientSecret(item, clientSecret);
      return { to: fillBlanks(item, details) };
    },
    now(),
  );
}
