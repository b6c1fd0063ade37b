import * as z from 'zod/mini';
import { dateLength, emailAddress, shortText } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import { isPayable, maxPaymentCents, minPaymentCents, parseDollars } from './amount.ts';
import { looksLikeCardNumber } from './card-number.ts';
import { serviceDateMessages } from './service-date.ts';

export const defaultDescription = 'Medical Services Payment';

export const billPayMessages = {
  patientName: 'Full name is required',
  otherPatient: 'Patient’s name is required',
  accountNumber: 'Account number is required',
  amount: 'Please enter a valid amount (minimum $0.50)',
  amountTooLarge: 'To pay more than $100,000, please call us',
  description: 'Description is required',
  /** GOV.UK Pay found that people do enter their card number here. */
  cardNumber: 'This looks like a card number. Enter the account number from your bill',
} as const;

export const accountNumberSchema = shortText(billPayMessages.accountNumber).check(
  z.refine((text) => !looksLikeCardNumber(text), billPayMessages.cardNumber),
);

/** An amount that can be paid, in dollars as typed. `tooLarge` is the message about one that is too large to pay. */
export function typedAmount(tooLarge: string) {
  return z.string(billPayMessages.amount).check(
    z.trim(),
    z.refine((text) => (parseDollars(text) ?? 0) <= maxPaymentCents, tooLarge),
    z.refine((text) => isPayable(parseDollars(text) ?? minPaymentCents - 1), billPayMessages.amount),
  );
}

/** The fields of the bill-pay form. `amount` is in dollars, as typed. */
export const billPayFormSchema = z.object({
  /** The name on the card. It's also the patient's, unless `otherPatient` is set. */
  patientName: personName(billPayMessages.patientName),
  /** The patient whose bill it is, if that isn't the card's owner. */
  otherPatient: z.optional(personName(billPayMessages.otherPatient)),
  patientEmail: emailAddress(),
  accountNumber: accountNumberSchema,
  amount: typedAmount(billPayMessages.amountTooLarge),
  description: shortText(billPayMessages.description),
  /** The day of the visit that the bill is for; empty if the payer leaves it out. */
  serviceDate: z.string(serviceDateMessages.notADate).check(
    z.maxLength(dateLength, serviceDateMessages.notADate),
    z.refine((text) => text === '' || isCalendarDate(text), serviceDateMessages.notADate),
  ),
});

export type BillPayForm = z.output<typeof billPayFormSchema>;

export const billPayFields = Object.keys(billPayFormSchema.shape) as (keyof BillPayForm)[];

/** Whole cents. Refuses strings and fractions instead of rounding them. */
export const payableCents = z
  .number(billPayMessages.amount)
  .check(z.refine(isPayable, billPayMessages.amount));
