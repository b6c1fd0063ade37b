/** The subject shows on locked screens, so it does not tell what was paid for. */
export const receiptMailTexts = {
  subject: 'Your payment receipt',
  heading: 'Payment receipt',
  opening: (hello: string) => `${hello} thank you for your payment.`,
  amount: 'Amount paid',
  date: 'Date',
  transactionId: 'Transaction ID',
  paidFor: 'Paid for',
  bill: 'Bill payment',
  item: 'Lab test',
  refunded: 'Refunded since',
  keep: 'Please keep this receipt for your records.',
  notYou: (phone: string) => `If you do not know of this payment, please call us at ${phone}.`,
  link: 'Show the receipt',
};
