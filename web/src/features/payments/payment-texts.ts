import { brand } from '#shared/brand.ts';

const list = new Intl.ListFormat('en-US');

function leftCart(titles: readonly string[]): string {
  const areGone = titles.length === 1 ? 'it’s no longer' : 'they’re no longer';
  return `You’ve paid for ${list.format(titles)}, so ${areGone} in your cart.`;
}

/** Texts that checkout and bill pay share. */
export const paymentTexts = {
  dontPayAgain: `Don’t pay again. We’ll keep checking and show the result here. Once your payment goes through, we’ll email your receipt, even if you leave this page. Questions? Call ${brand.phone}.`,
  zip: {
    label: 'Billing ZIP Code',
    refused:
      'This ZIP code doesn’t match your card. You haven’t been charged. Check it, or use another card.',
  },
  /** The outcomes of a payment that was left without a result. */
  ended: {
    paid: { title: 'Your payment went through', text: 'Your receipt is on its way to your inbox.' },
    failed: { title: 'Your payment didn’t go through', text: 'You weren’t charged. You can try again now.' },
    unfinished: {
      title: 'Your payment isn’t finished',
      text: 'You haven’t been charged yet. If it’s open in another tab, finish it there. If not, try again.',
    },
  },
  /** Shown below a failure: what to do now. */
  nothingCharged: 'You haven’t been charged.',
  tryOnceMore: `You haven’t been charged. You can safely try again, or call us at ${brand.phone}.`,
  tryAnotherCard: `You haven’t been charged. Try another card, or call us at ${brand.phone}.`,
  reload: `You haven’t been charged. Reload this page and try again, or call us at ${brand.phone}.`,
  earlierPaid: (id: string, bought: readonly string[]) =>
    `Your earlier payment went through after all, so you weren’t charged again. ${
      bought.length > 0 ? leftCart(bought) : 'If you still want to make this payment, try again.'
    } Transaction ID: ${id}.`,
  leftCart,
  paidBefore: 'You already made this same payment a few minutes ago. You weren’t charged again.',
  /** Shown below the reason why Stripe couldn't be loaded. */
  notLoaded: `You haven’t been charged. Check your connection and try again, or call us at ${brand.phone}.`,
  tryAgain: 'Try Again',
  loading: 'Loading the secure payment form',
};
