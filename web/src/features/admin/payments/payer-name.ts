import type { Payment } from '#shared/payments/payment.ts';

/** Who paid, by the best that is known: a payment made past the website may come without a name. */
export function payerName({ patientName, patientEmail, id }: Payment): string {
  return patientName.trim() || patientEmail || id;
}
