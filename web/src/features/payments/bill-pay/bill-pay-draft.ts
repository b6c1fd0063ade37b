import { type BillPayForm, defaultDescription } from '#shared/payments/bill-pay-form.ts';
import { formDraft } from '#web/domain/drafts/form-draft.ts';

const emptyBill: BillPayForm = {
  patientName: '',
  patientEmail: '',
  accountNumber: '',
  amount: '',
  description: defaultDescription,
  serviceDate: '',
};

/** The unpaid bill. What tells about the visit is never stored, nor is the account number. */
export const billPayDraft = formDraft('billPayDraft', emptyBill, [
  'accountNumber',
  'description',
  'serviceDate',
]);
