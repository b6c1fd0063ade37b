import { type BillPayForm, defaultDescription } from '#shared/payments/bill-pay-form.ts';
import { formDraft } from '#web/domain/drafts/form-draft.ts';

const emptyBill: BillPayForm = {
  patientName: '',
  patientEmail: '',
  accountNumber: '',
  amount: '',
  description: defaultDescription,
};

/** The unpaid bill. Its description is free text, and so is never stored, like the account number. */
export const billPayDraft = formDraft('billPayDraft', emptyBill, ['accountNumber', 'description']);
