import { brand } from '#shared/brand.ts';

/** Words that checkout and bill pay share. */
export const paymentTexts = {
  title: 'Card payment',
  failedTitle: 'Your payment did not go through',
  unknownTitle: 'We do not know yet how your payment ended',
  earlierPaidTitle: 'You have paid already',
  /** The card may have been charged, and neither Stripe nor our server could be asked. */
  unknown:
    'We could not find out whether your payment went through. Try again when you are connected: we ask first, and you are never charged twice.',
  earlierPaid: (id: string) =>
    `Your earlier payment went through after all (transaction ${id}), so nothing was charged now. If you still want to make this payment as well, try again.`,
  paidBefore: 'You had already paid exactly this a few minutes ago. Nothing was charged again.',
  /** Below the reason why Stripe could not be loaded. */
  notStarted: `Nothing was charged. Check your connection and try again, or call us at ${brand.phone}.`,
  offline: 'We could not reach our server',
  tryAgain: 'Try Again',
  loading: 'Getting the secure card payment ready',
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    unknown: 'Card',
  },
  receipt: {
    notGiven: 'N/A',
    items: 'Tests',
    thanks: `Thank you for choosing ${brand.name}.`,
    questions: `Questions? Call ${brand.phone} or write to ${brand.email}.`,
  },
};
