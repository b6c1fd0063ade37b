import type { EnteredSource } from '#shared/payments/entered-payment.ts';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';

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
    paidAt: 'Paid on',
  },
  choose: 'Choose one',
  sources: { phone: 'By phone', cash: 'Cash', check: 'Check' } satisfies Record<EnteredSource, string>,
  accountHint: 'From the bill, if it has one.',
  noReceipt: 'We won’t email a receipt, since there’s no email address.',
  submit: 'Enter payment',
  busy: 'Entering…',
  failed: 'We couldn’t enter the payment',
  unknown: 'We’re not sure the payment was entered. It’s safe to try again.',
  unsureStill:
    'Your details are still here. If you submit them again, the payment will be counted only once.',
  conflict: 'Your changes weren’t saved',
  done: ({ amount, patientName }: Payment) => `Entered ${formatDollars(amount)} from ${patientName}.`,
};
