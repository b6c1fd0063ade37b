/** Why a charge is declined: Stripe's code, its decline code and its message to the cardholder. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** How a cardholder's bank opens a dispute. */
export interface DisputeCause {
  reason: 'fraudulent' | 'noncompliant' | 'product_not_received';
  /** Only a question of the bank, which moves no money. */
  isInquiry?: true;
  /** The share of the payment that is disputed, from 0 to 1. */
  share?: number;
}

/** How a test card behaves. */
export interface Behavior {
  decline?: Decline;
  /** Two letters; US by default. */
  country?: string;
  /** Credit by default. */
  funding?: 'debit' | 'prepaid';
  /** `required` asks the cardholder; `supported` does so on request; `error` declines instead of asking. */
  threeDSecure?: 'required' | 'supported' | 'supported-error' | 'error' | 'frictionless' | 'unsupported';
  disputes?: readonly DisputeCause[];
  /** Whether the bank warns of fraud. */
  warnsOfFraud?: true;
  /** Whether a refund stays pending for a while, or fails after it has succeeded. */
  refunds?: 'pending' | 'failing';
  /** Whether the money is available right away. */
  bypassesPending?: true;
  risk?: 'elevated' | 'highest';
  /** The results of the bank's checks of what was typed, where it isn't `pass`. */
  checks?: Readonly<Partial<Record<'cvc' | 'postalCode' | 'line1', 'fail' | 'unavailable'>>>;
}

/** A test card of https://docs.stripe.com/testing. */
export interface TestCard extends Behavior {
  number: string;
  /** Names of payment methods that stand for it. */
  tokens?: readonly string[];
}

export function declined(decline_code: string, message = 'Your card was declined.'): Decline {
  return { code: 'card_declined', decline_code, message };
}

/** What a bank that says nothing more declines with. */
export const genericDecline = declined('generic_decline');
export const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');
export const incorrectCvc: Decline = {
  code: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
};

/** For any other card number, as in test mode. */
export const liveCard: Decline = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);
