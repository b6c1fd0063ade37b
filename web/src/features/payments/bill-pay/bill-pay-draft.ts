import { type BillPayForm, defaultDescription } from '#shared/payments/bill-pay-form.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { formDraft } from '#web/domain/drafts/form-draft.ts';

const emptyBill: BillPayForm = {
  patientName: '',
  patientEmail: '',
  accountNumber: '',
  amount: '',
  description: defaultDescription,
};

const { read, save, clear } = formDraft('billPayDraft', emptyBill);

/** The unpaid bill. A card number typed into the wrong field is not stored. */
export const billPayDraft = {
  read,
  save({ accountNumber, ...bill }: BillPayForm): void {
    save({ ...bill, accountNumber: looksLikeCardNumber(accountNumber) ? '' : accountNumber });
  },
  clear,
};
