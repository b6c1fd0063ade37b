import * as z from 'zod/mini';
import { isoInstant, shortText } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { accountNumberSchema, billPayMessages, payableCents } from './bill-pay-form.ts';

/** The methods of a payment that a manager enters. */
export const enteredSources = ['phone', 'cash', 'check'] as const;

export type EnteredSource = (typeof enteredSources)[number];

export const enteredPaymentMessages = {
  source: 'Choose phone, cash or check',
  amountTooLarge: 'Please enter $100,000 or less',
  paidAt: 'Choose the date it was paid',
  future: 'Choose today or an earlier date',
  tooOld: 'Choose a date in the last 12 months',
} as const;

/** A payment as a manager enters it. The amount is in cents. */
export const enteredPaymentSchema = z.object({
  source: z.enum(enteredSources, enteredPaymentMessages.source),
  amount: payableCents,
  patientName: personName(billPayMessages.patientName),
  accountNumber: z.optional(accountNumberSchema),
  description: shortText(billPayMessages.description),
  paidAt: isoInstant(enteredPaymentMessages.paidAt),
  /** A UUID from the client: two requests with the same key create only one payment. */
  idempotencyKey: z.optional(z.uuid('Not a UUID')),
});

export type EnteredPayment = z.output<typeof enteredPaymentSchema>;

/** The earliest day that a payment can be entered for. */
export function earliestPaidDate(now: Date): string {
  return addDays(clinicDateAt(now), -365);
}

/**
 * Why a payment can't have been made at an instant; undefined when it can. Compares days, since clocks
 * differ.
 */
export function paidAtRefusal(paidAt: Date, now: Date): string | undefined {
  const date = clinicDateAt(paidAt);
  if (date > clinicDateAt(now)) return enteredPaymentMessages.future;
  return date < earliestPaidDate(now) ? enteredPaymentMessages.tooOld : undefined;
}
