/** Why the card payment cannot start, in words for the payer. */
export const stripeTexts = {
  notLoaded: 'Failed to load Stripe.js',
  notAvailable: 'Stripe.js not available',
  timeout: 'Stripe initialization timeout',
  notInitialized: 'Stripe not initialized',
  noCardElement: 'Card element not found',
};
