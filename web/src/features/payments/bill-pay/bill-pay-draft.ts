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

/** The unpaid bill. The account number and everything about the visit are never stored. */
export const billPayDraft = formDraft('billPayDraft', emptyBill, [
  'accountNumber',
  'description',
  'serviceDate',
]);
