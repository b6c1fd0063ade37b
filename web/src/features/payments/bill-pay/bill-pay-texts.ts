/** Bill pay's texts for messages that contain these words. */
const translations = {
  'your card was declined':
    'Your card was declined. Please check your card details or try a different payment method.',
  'insufficient funds': 'Insufficient funds. Please check your account balance or try a different card.',
  'invalid card number': 'Invalid card number. Please check your card details and try again.',
};

export const billPayTexts = {
  title: 'Bill Pay',
  forSomeoneElse: 'This bill is for someone else',
  labels: {
    patientName: 'Full Name as on card',
    otherPatient: 'Patient’s Name',
    patientEmail: 'Email Address',
    accountNumber: 'Account Number',
    amount: 'Amount',
    description: 'Description',
    serviceDate: 'Date of Visit',
    cardNumber: 'Card Number',
    cardExpiry: 'Expiration Date',
    cardCvc: 'CVC',
  },
  failures: {
    notReady: 'Payment system not ready. Please refresh the page and try again.',
    notInitialized: 'Failed to initialize payment system. Please refresh the page.',
    'no-intent':
      'Unable to connect to payment processor. Please check your internet connection and try again.',
    'invalid-reply': 'An error occurred while processing your payment. Please try again.',
    'not-successful': 'Payment was not successful. Please try again.',
    other: 'Payment failed. Please try again.',
    /** Ignores case, because Stripe writes "insufficient funds" within sentences. */
    because: (message: string) =>
      Object.entries(translations).find(([words]) => message.toLowerCase().includes(words))?.[1] ?? message,
  },
};
