import type { EnteredSource } from '#shared/payments/entered-payment.ts';
import type { EnterForm } from './enter-form.ts';

export const enterTexts = {
  action: 'Enter a payment',
  hint: 'For bills paid by phone, in cash or by check.',
  title: 'Enter a payment',
  labels: {
    source: 'How it was paid',
    amount: 'Amount (USD)',
    patientName: 'Full name',
    accountNumber: 'Account number',
    description: 'Description',
    paidOn: 'Paid on',
  } satisfies Record<keyof EnterForm, string>,
  choose: 'Choose one',
  sources: { phone: 'By phone', cash: 'Cash', check: 'Check' } satisfies Record<EnteredSource, string>,
  accountHint: 'From the bill, if there is one.',
  noReceipt: 'We won’t email a receipt: there’s no email address.',
  cancel: 'Cancel',
  submit: 'Enter payment',
  busy: 'Entering…',
  failed: 'The payment wasn’t entered',
  unknown: 'We’re not sure the payment was entered. Trying again is safe.',
  unsureStill: 'What you typed is still here. Enter it again: it counts once.',
  changedLate: 'Your changes weren’t entered',
  done: (amount: string, name: string) => `The payment of ${amount} from ${name} is entered.`,
};
