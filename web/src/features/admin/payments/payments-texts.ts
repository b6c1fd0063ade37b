import { capitalize } from '#shared/text/capitalize.ts';

export const paymentsTexts = {
  caption: 'Payments',
  stats: {
    label: 'Payment totals',
    total: 'Total payments',
    revenue: 'Revenue',
    successRate: 'Success rate',
    percent: (rate: number) => `${rate}%`,
  },
  searchHint: 'Name, phone, card, amount',
  noMatch: 'No payments match your current filters.',
  none: 'No payments have been made yet.',
  status: capitalize,
  noName: 'No name provided',
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
    id: 'Payment ID',
    disputed: 'The cardholder asked their bank to reverse this charge.',
    notRefundable: 'This payment can’t be refunded',
    disputeOpen:
      'The cardholder disputed it, and their bank is holding the money for now. Stripe only allows a refund if you win the dispute.',
    disputeLost: 'The cardholder disputed it and got the money back from their bank.',
    openReceipt: 'Open the receipt',
  },
};
