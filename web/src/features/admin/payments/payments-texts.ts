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
    label: 'Payments in figures',
    total: 'Total payments',
    revenue: 'Revenue',
    successRate: 'Success rate',
    percent: (rate: number) => `${rate}%`,
  },
  searchHint: 'Name, e-mail, id or description',
  noMatch: 'No payments match your current filters.',
  none: 'No payments have been made yet.',
  // spec §4, Booking status: any other value shows as Pending.
  status: (status: string) => statuses[status] ?? 'Pending',
  source: (source: string) => sources[source] ?? source,
  columns: {
    patient: 'Patient',
    noName: 'No name given',
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
  changed: (name: string, status: string) => `The payment of ${name} is ${status.toLowerCase()}.`,
  gone: 'Somebody else has deleted this payment record.',
  // spec §5, Delete
  delete: {
    label: (name: string) => `Delete the payment record of ${name}`,
    question: 'Are you sure you want to delete this payment record?',
    done: 'Payment record deleted successfully.',
    meaning: 'Only our record goes. No money moves: to give it back, refund the payment first.',
  },
  details: {
    payment: 'Payment',
    patient: 'Patient',
    items: 'Lab tests',
    origin: 'Origin',
    amount: 'Amount',
    refunded: 'Refunded',
    left: 'Left to refund',
    status: 'Status',
    dispute: 'Dispute',
    disputed: 'The cardholder’s bank has been asked to take the money back.',
    notRefundable: 'This payment can’t be refunded',
    disputeOpen:
      'The cardholder disputed it, and their bank has taken the money back for now. Stripe allows a refund only if you win the dispute.',
    disputeLost: 'The cardholder disputed it and has the money back from their bank.',
    description: 'Description',
    serviceDate: 'Date of visit',
    card: 'Card',
    receipt: 'Receipt',
    openReceipt: 'Open the receipt',
    name: 'Name',
    email: 'E-mail',
    account: 'Account number',
    id: 'Payment id',
    currency: 'Currency',
    source: 'Source',
    timestamp: 'Begun on the website',
    created: 'Created',
    updated: 'Updated',
    version: 'Version',
  },
};
