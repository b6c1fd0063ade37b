import { type BillPayForm, defaultDescription } from '#shared/payments/bill-pay-form.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { readStoredDraft } from '#web/domain/drafts/stored-draft.ts';
import { removeStored, writeStored } from '#web/lib/storage.ts';

const key = 'billPayDraft';

const emptyBill: BillPayForm = {
  patientName: '',
  patientEmail: '',
  accountNumber: '',
  amount: '',
  description: defaultDescription,
};

export const billFields = Object.keys(emptyBill) as (keyof BillPayForm)[];

/** What was typed and not paid in this tab. */
export function readDraft(): BillPayForm {
  return readStoredDraft(key, emptyBill);
}

/** For this tab only. Should a card number stand in the wrong field, it is not kept. */
export function saveDraft(draft: BillPayForm): void {
  const { accountNumber } = draft;
  writeStored('session', key, {
    ...draft,
    accountNumber: looksLikeCardNumber(accountNumber) ? '' : accountNumber,
  });
}

export function clearDraft(): void {
  removeStored('session', key);
}
