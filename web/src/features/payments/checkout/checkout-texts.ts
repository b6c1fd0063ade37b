import { clinicCount } from '#shared/clinics/clinic-count.ts';
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
  yourself: 'Your details',
  payment: 'Payment',
  order: 'Your order',
  total: 'Total',
  clinicUnknown: 'I don’t know yet',
  clinicHint: `You can still go to any of our ${clinicCount.en} clinics.`,
  emailHint: 'We’ll email your receipt here.',
  pay: (total: string) => `Pay ${total}`,
  processing: 'Processing Payment...',
  afterEarlier: (bought: readonly string[]) => [
    bought.length > 0
      ? paymentTexts.leftCart(bought)
      : 'If your cart still shows tests you’ve paid for, please remove them.',
    receiptTexts.giveSample,
  ],
  backToCart: 'Back to Cart',
  notStored: 'We never store your credit card details.',
  nothingSelected: 'Please select at least one item to purchase',
  selectFirst: 'Close this window and select the tests you’d like to buy.',
  failures: {
    'no-intent': 'Failed to create payment intent. Please check your backend connection and try again.',
    'invalid-reply': 'Invalid response from payment service',
    'not-successful': 'Payment was not successful',
    because: (reason: string) => `Payment failed: ${reason}`,
    other: 'Payment failed. Please try again.',
  },
  success: {
    title: 'Payment successful',
    text: (total: string, email: string) => `We received ${total}. Your receipt is on its way to ${email}.`,
    next: receiptTexts.giveSample,
  },
  download: 'Download Receipt',
};
