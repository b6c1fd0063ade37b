import type { EnteredSource } from '#shared/payments/entered-payment.ts';
import type { PaymentSource, PaymentStatus } from '#shared/payments/payment.ts';

const statuses: Record<string, string> = {
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Cancelled',
} satisfies Record<PaymentStatus, string>;

const sources: Record<string, string> = {
  'lab-test-cart': 'Lab tests',
  'bill-pay': 'Bill pay',
  phone: 'Phone',
  cash: 'Cash',
  check: 'Check',
} satisfies Record<PaymentSource | EnteredSource, string>;

export const paymentsTexts = {
  caption: 'Payments',
  stats: {
    label: 'Payment totals',
    total: 'Total payments',
    revenue: 'Revenue',
    successRate: 'Success rate',
    percent: (rate: number) => `${rate}%`,
  },
  searchHint: 'Name, email, ID or description',
  noMatch: 'No payments match your current filters.',
  none: 'No payments have been made yet.',
  status: (status: string) => statuses[status] ?? 'Pending',
  source: (source: string) => sources[source] ?? source,
  columns: {
    patient: 'Patient',
    noName: 'No name provided',
    amount: 'Amount',
    description: 'Description',
    source: 'Source',
    created: 'Created',
    status: 'Status',
    actions: 'Actions',
  },
  account: (number: string) => `Account ${number}`,
  refunded: (amount: string) => `${amount} refunded`,
  refundFailed: 'Refund failed',
  disputed: 'Disputed',
  changed: (name: string, status: string) => `Payment from ${name} set to ${status}.`,
  gone: 'Someone else deleted this payment record.',
  delete: {
    label: (name: string) => `Delete the payment record for ${name}`,
    question: 'Are you sure you want to delete this payment record?',
    done: 'Payment record deleted successfully.',
    meaning:
      'This only deletes our record. It doesn’t refund the patient. To return the money, refund the payment first.',
  },
  details: {
    payment: 'Payment',
    patient: 'Patient',
    items: 'Lab tests',
    origin: 'Record',
    amount: 'Amount',
    refunded: 'Refunded',
    left: 'Available to refund',
    status: 'Status',
    failure: 'Why it failed',
    dispute: 'Dispute',
    disputed: 'The cardholder asked their bank to reverse this charge.',
    notRefundable: 'This payment can’t be refunded',
    disputeOpen:
      'The cardholder disputed it, and their bank is holding the money for now. Stripe only allows a refund if you win the dispute.',
    disputeLost: 'The cardholder disputed it and got the money back from their bank.',
    description: 'Description',
    serviceDate: 'Date of visit',
    card: 'Card',
    receipt: 'Receipt',
    openReceipt: 'Open the receipt',
    name: 'Name',
    email: 'Email',
    account: 'Account number',
    id: 'Payment ID',
    currency: 'Currency',
    source: 'Source',
    timestamp: 'Started on the website',
    created: 'Created',
    updated: 'Updated',
  },
};
