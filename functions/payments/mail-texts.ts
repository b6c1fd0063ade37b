/** What a payer is told about a refund. The subjects show on locked screens, so they do not tell what was paid for. */
export const refundMailTexts = {
  amount: 'Refund',
  payment: 'Payment',
  date: 'Paid on',
  transactionId: 'Transaction ID',
  sent: {
    subject: 'Your refund is on its way',
    heading: 'Your refund is on its way',
    opening: (hello: string) => `${hello} we have sent money back to the card you paid with.`,
    advice: 'It shows on your card’s statement in 5–10 business days.',
  },
  failed: {
    subject: 'Your refund did not arrive',
    heading: 'Your refund did not arrive',
    opening: (hello: string) => `${hello} your bank sent our refund back to us.`,
    advice: (phone: string) =>
      `That happens when a card has expired or its account is closed. Please call us at ${phone}, so that you get your money another way.`,
  },
  questions: (phone: string) => `Questions? Please call us at ${phone}.`,
};

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
