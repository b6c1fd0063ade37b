/** Why the card payment cannot begin (spec §8), word for word. */
export const stripeTexts = {
  notLoaded: 'Failed to load Stripe.js',
  notAvailable: 'Stripe.js not available',
  timeout: 'Stripe initialization timeout',
  notInitialized: 'Stripe not initialized',
  noCardElement: 'Card element not found',
};
