import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a charge is declined: Stripe's code, its decline code and its message to the cardholder. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** How a test card behaves. */
export interface Behavior {
  /** Stripe's decline code. */
  decline?: string;
  /** Two letters. Default: US. */
  country?: string;
  /** Default: credit. */
  funding?: 'debit' | 'prepaid';
  /**
   * `required` always asks the cardholder, `supported` only if the intent requests 3-D Secure. `error` always declines,
   * `supported-error` only if the intent requests it. The others neither ask nor decline.
   */
  threeDSecure?: 'required' | 'supported' | 'supported-error' | 'error' | 'frictionless' | 'unsupported';
  /**
   * The reason of the dispute after the charge. `twice` makes two disputes of half the charge each. `inquiry` and
   * `warning` move no money.
   */
  dispute?: 'fraudulent' | 'noncompliant' | 'product_not_received' | 'inquiry' | 'twice' | 'warning';
  /** Whether a refund stays pending for a while, or fails after it has succeeded. */
  refund?: 'pending' | 'failing';
  /** Whether the money is available right away. */
  funds?: 'immediate';
  risk?: 'elevated' | 'highest';
  /** The results of the bank's checks of the typed details, where they aren't `pass`. */
  cvc?: 'fail';
  postalCode?: 'fail' | 'unavailable';
  line1?: 'fail' | 'unavailable';
}

/** A test card of https://docs.stripe.com/testing. */
export interface TestCard extends Behavior {
  number: string;
  /** Names of equivalent payment methods, such as `pm_card_visa`. */
  tokens: readonly string[];
}

function cardIn(line: string): TestCard {
  const [number = '', names = '', behavior = ''] = line.split(',');
  const parts = (text: string) => text.split(' ').filter(Boolean);
  return {
    number,
    tokens: parts(names).map((name) => `pm_card_${name}`),
    ...(Object.fromEntries(parts(behavior).map((part) => part.split('='))) as Behavior),
  };
}

const file = join(import.meta.dirname, 'test-cards.csv');

/** Every card of https://docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map(cardIn);

const messages: Readonly<Record<string, string>> = {
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  insufficient_funds: 'Your card has insufficient funds.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/** Decline codes that are also error codes. With any other decline code, the error code is `card_declined`. */
const codes = ['expired_card', 'incorrect_cvc', 'payment_intent_authentication_failure', 'processing_error'];

export function declineFor(reason: string): Decline {
  const message = messages[reason] ?? 'Your card was declined.';
  return codes.includes(reason)
    ? { code: reason, message }
    : { code: 'card_declined', decline_code: reason, message };
}

// A payment method stores only this fingerprint of its card, never the number.
export function fingerprintOf(number: string): string {
  return createHash('sha256').update(`card ${number}`).digest('hex').slice(0, 16);
}

const byFingerprint = new Map(testCards.map((card) => [fingerprintOf(card.number), card]));

interface WithFingerprint {
  card?: { fingerprint?: string | null } | null;
}

/**
 * How the card of a payment method, or of a charge's details, behaves when charged. A number that is no test
 * card is declined, as in test mode.
 */
export function behaviorOf(method: WithFingerprint | null | undefined): Behavior {
  return byFingerprint.get(method?.card?.fingerprint ?? '') ?? { decline: 'test_mode_live_card' };
}
