const noReason = 'The bank declined the card without a reason.';

/** Stripe's codes for why a payment failed, in a bookkeeper's words. */
const texts: Record<string, string> = {
  insufficient_funds: 'The bank declined the card: insufficient funds.',
  withdrawal_count_limit_exceeded: 'The bank declined the card: over its limit.',
  card_velocity_exceeded: 'The bank declined the card: over its limit.',
  lost_card: 'The bank declined the card: reported lost.',
  stolen_card: 'The bank declined the card: reported stolen.',
  fraudulent: 'Stripe or the bank suspected fraud.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code was wrong.',
  invalid_cvc: 'The security code was wrong.',
  incorrect_number: 'The card number was wrong.',
  invalid_number: 'The card number was wrong.',
  incorrect_zip: 'The ZIP code was wrong.',
  invalid_expiry_month: 'The expiration date was wrong.',
  invalid_expiry_year: 'The expiration date was wrong.',
  card_not_supported: 'The bank doesn’t allow this kind of payment on the card.',
  transaction_not_allowed: 'The bank doesn’t allow this kind of payment on the card.',
  processing_error: 'The card couldn’t be processed at that moment.',
  try_again_later: 'The card couldn’t be processed at that moment.',
  issuer_not_available: 'The card’s bank couldn’t be reached.',
  authentication_required: 'The bank wanted the cardholder to confirm it’s them.',
  payment_intent_authentication_failure: 'The cardholder didn’t confirm with their bank that it’s them.',
};

/** Why a payment failed, as a sentence. */
export function declineText(code: string): string {
  return texts[code] ?? noReason;
}
