import { brand } from '#shared/brand.ts';

/** Bill pay's texts for messages that contain these words. */
const translations = {
  'your card was declined':
    'Your card was declined. Please check your card details or try a different payment method.',
  'insufficient funds': 'Insufficient funds. Please check your account balance or try a different card.',
  'invalid card number': 'Invalid card number. Please check your card details and try again.',
};

export const billPayTexts = {
  title: 'Bill Pay',
  lead: 'Pay your medical bills securely online',
  description: `Pay your ${brand.name} bill online, or ask us a question about it.`,
  elsewhere: {
    title: 'Card payments aren’t available right now',
    text: 'You can pay by phone or at the front desk of any clinic. Have your account number ready. It’s at the top of your bill.',
    call: `Call ${brand.phone}`,
    clinics: 'Find a clinic',
  },
  form: {
    bill: 'Your bill',
    card: 'Your card',
    labels: {
      patientName: 'Full Name as on card',
      patientEmail: 'Email Address',
      accountNumber: 'Account Number',
      amount: 'Amount',
      description: 'Description',
      serviceDate: 'Date of Visit',
      cardNumber: 'Card Number',
      cardExpiry: 'Expiration Date',
      cardCvc: 'CVC',
    },
    emailHint: 'We’ll email your receipt here.',
    accountHint: 'It’s at the top of your bill.',
    serviceDateHint: 'Shown on your receipt, for your HSA, FSA or insurance.',
    amountHint: 'Minimum payment amount is $0.50',
    pay: 'Pay with Card',
    processing: 'Processing...',
    warning: 'This is a real payment transaction. You will be charged the amount entered above.',
    assurances: [
      'SSL Secured',
      'Powered by Stripe',
      'PCI Compliant',
      'We never store your credit card details.',
    ],
  },
  summary: {
    title: 'Payment summary',
    amount: 'Amount',
    fee: 'Processing fee',
    free: 'Free',
    total: 'Total',
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
  paid: {
    title: 'Payment Successful!',
    text: 'You will receive a confirmation email shortly.',
    another: 'Make Another Payment',
    home: 'Back to Home',
  },
  help: {
    title: 'Need help with a bill?',
    lead: 'We’ll go over it with you, line by line.',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    // Bill pay writes the hours differently from the clinics.
    hoursText: 'Mon-Fri 8:00 AM - 5:00 PM',
    notByMail: `Please don’t email us card numbers. ${brand.shortName} will never ask for them that way.`,
  },
};
