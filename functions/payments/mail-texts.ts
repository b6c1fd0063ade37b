/** The mails about refunds. Their subjects show on locked screens, so they don't say what was paid for. */
export const refundMailTexts = {
  amount: 'Refund',
  payment: 'Payment',
  date: 'Paid on',
  transactionId: 'Transaction ID',
  sent: {
    subject: 'Your refund is on its way',
    heading: 'Your refund is on its way',
    opening: (hello: string) => `${hello} we sent a refund to the card you paid with.`,
    advice: (phone: string) => [
      'It should show up on your card statement in 5 to 10 business days.',
      `Questions? Please call us at ${phone}.`,
    ],
  },
  failed: {
    subject: 'Your refund didn’t go through',
    heading: 'Your refund didn’t go through',
    opening: (hello: string) => `${hello} your bank returned the refund we sent you.`,
    advice: (phone: string) => [
      `This can happen when a card has expired or an account has been closed. Please call us at ${phone} so we can get your money to you another way.`,
    ],
  },
  canceled: {
    subject: 'Your refund was canceled',
    heading: 'Your refund was canceled',
    opening: (hello: string) => `${hello} we canceled the refund below.`,
    advice: (phone: string) => [`If you’re still expecting this refund, please call us at ${phone}.`],
  },
};

/** The subject shows on locked screens, so it doesn't say what was paid for. */
export const receiptMailTexts = {
  subject: 'Your payment receipt',
  heading: 'Payment receipt',
  opening: (hello: string) => `${hello} thank you for your payment.`,
  full: 'For your privacy, this email leaves out your full name and other details. They’re on the complete receipt, which you can submit to your HSA or FSA. Open it to print or save a copy. The link works for two years.',
  notYou: (phone: string) => `If you don’t recognize this payment, please call us at ${phone}.`,
  link: 'Open your receipt',
};
