import * as z from 'zod/mini';
import { calendarDate } from '#shared/forms/fields.ts';
import { isPayable, maxPaymentCents, minPaymentCents, parseDollars } from '#shared/payments/amount.ts';
import { accountNumberSchema, billPayMessages } from '#shared/payments/bill-pay-form.ts';
import {
  type EnteredPayment,
  enteredPaymentMessages,
  enteredPaymentSchema,
  paidAtRefusal,
} from '#shared/payments/entered-payment.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

const { source, patientName, description } = enteredPaymentSchema.shape;

const amount = z.string(billPayMessages.amount).check(
  z.trim(),
  z.refine((text) => (parseDollars(text) ?? 0) <= maxPaymentCents, enteredPaymentMessages.amountTooLarge),
  z.refine((text) => isPayable(parseDollars(text) ?? minPaymentCents - 1), billPayMessages.amount),
);

const noonMinute = 12 * 60;

/** The instant of a payment made on a day: now if the day is today, or else noon in clinic time. */
function paidAtOf(paidOn: string, now: Date): Date {
  return paidOn === clinicDateAt(now) ? now : clinicInstant(paidOn, noonMinute);
}

/** The form's schema: the contract's fields as typed. `amount` is in dollars; `paidOn` is a day in clinic time. */
export function enterFormSchema(now: Date) {
  return z.object({
    source,
    amount,
    patientName,
    accountNumber: z.union([z.literal(''), accountNumberSchema]),
    description,
    paidOn: calendarDate(enteredPaymentMessages.paidAt).check((payload) => {
      const message = paidAtRefusal(paidAtOf(payload.value, now), now);
      if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
    }),
  });
}

export type EnterForm = z.output<ReturnType<typeof enterFormSchema>>;

/** An opened form. It has everything that keeps its request identical when sent again. */
export interface Entry {
  openedAt: Date;
  idempotencyKey: string;
  values: EnterForm;
  /** It may have been entered: the answer was lost. */
  isUnsure?: boolean;
}

export function newEntry(now: Date): Entry {
  return {
    openedAt: now,
    idempotencyKey: crypto.randomUUID(),
    values: {
      source: '' as EnterForm['source'],
      amount: '',
      patientName: '',
      accountNumber: '',
      description: '',
      paidOn: clinicDateAt(now),
    },
  };
}

/** The request for a filled-in form. The same form with the same `now` gives the same request. */
export function enterRequest(form: EnterForm, now: Date, idempotencyKey: string): EnteredPayment {
  const { paidOn, amount: dollars, accountNumber, ...fields } = form;
  return {
    ...fields,
    amount: required(parseDollars(dollars), 'amount'),
    ...(accountNumber && { accountNumber }),
    paidAt: paidAtOf(paidOn, now).toISOString(),
    idempotencyKey,
  };
}
