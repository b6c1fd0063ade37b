import type { Payment } from '#shared/payments/payment.ts';

/** The payer's name, else email address, else the payment's id: payments not made on the website may lack both. */
export function payerName({ patientName, patientEmail, id }: Payment): string {
  return patientName.trim() || patientEmail || id;
}
