import type { Payment } from '#shared/payments/payment.ts';

/** The payer's name, or else email address, or else the payment's id: payments from outside the website may lack both. */
export function payerName({ patientName, patientEmail, id }: Payment): string {
  return patientName.trim() || patientEmail || id;
}
