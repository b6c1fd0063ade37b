import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';

export const checkoutTexts = {
  title: 'Checkout',
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    dob: 'Date of Birth',
    email: 'Email Address',
    phone: 'Phone Number',
    clinicId: 'Where will you have your sample taken?',
    card: 'Card',
  },
  afterEarlier: (bought: readonly string[]) => [
    bought.length > 0
      ? paymentTexts.leftCart(bought)
      : 'If your cart still shows tests you’ve paid for, please remove them.',
    receiptTexts.giveSample,
  ],
  failures: {
    'no-intent': 'Failed to create payment intent. Please check your backend connection and try again.',
    'invalid-reply': 'Invalid response from payment service',
    'not-successful': 'Payment was not successful',
    because: (reason: string) => `Payment failed: ${reason}`,
    other: 'Payment failed. Please try again.',
  },
};
