import { type BillPayForm, defaultDescription } from '#shared/payments/bill-pay-form.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const key = 'billPayDraft';

export const emptyBill: BillPayForm = {
  patientName: '',
  patientEmail: '',
  accountNumber: '',
  amount: '',
  description: defaultDescription,
};

export const billFields = Object.keys(emptyBill) as (keyof BillPayForm)[];

/** What was typed and not paid in this tab; an empty form where there is nothing, or nothing of use. */
export function readDraft(): BillPayForm {
  const stored = readStored('session', key);
  const typed = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (field: keyof BillPayForm) =>
    typeof typed[field] === 'string' ? typed[field] : emptyBill[field];
  return Object.fromEntries(billFields.map((field) => [field, text(field)])) as BillPayForm;
}

/** For this tab only. Should a card number stand in the wrong field, it is not kept. */
export function keepDraft(draft: BillPayForm): void {
  const { accountNumber } = draft;
  writeStored('session', key, {
    ...draft,
    accountNumber: looksLikeCardNumber(accountNumber) ? '' : accountNumber,
  });
}

export function dropDraft(): void {
  removeStored('session', key);
}
