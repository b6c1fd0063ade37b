import { createHash } from 'node:crypto';
import { cardError } from '#infra/stripe-simulator/requests/failure.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { brandOf } from './card-brand.ts';

/** Why a charge is declined: Stripe's code, its decline code and its message to the cardholder. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

/** A test card and its behavior, as listed at https://docs.stripe.com/testing. */
interface TestCard {
  number: string;
  /** Names of payment methods that stand for it. */
  tokens: readonly string[];
  decline?: Decline;
  /** Whether it requires 3-D Secure first. */
  authenticates?: true;
  /** Whether the cardholder disputes the charge. */
  disputes?: true;
}

function declined(decline_code: string, message = 'Your card was declined.'): Decline {
  return { code: 'card_declined', decline_code, message };
}

const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

const testCards: readonly TestCard[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa'] },
  { number: '4000056655665556', tokens: ['pm_card_visa_debit'] },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'] },
  { number: '378282246310005', tokens: ['pm_card_amex'] },
  { number: '6011111111111117', tokens: ['pm_card_discover'] },
  {
    number: '4000000000000002',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    decline: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    tokens: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    decline: insufficientFunds,
  },
  {
    number: '4000000000009987',
    tokens: ['pm_card_chargeDeclinedLostCard', 'pm_card_visa_chargeDeclinedLostCard'],
    decline: declined('lost_card'),
  },
  {
    number: '4000000000009979',
    tokens: ['pm_card_chargeDeclinedStolenCard', 'pm_card_visa_chargeDeclinedStolenCard'],
    decline: declined('stolen_card'),
  },
  {
    number: '4100000000000019',
    tokens: ['pm_card_chargeDeclinedFraudulent', 'pm_card_radarBlock'],
    decline: declined('fraudulent'),
  },
  {
    number: '4000000000000127',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc'],
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000069',
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000119',
    tokens: ['pm_card_chargeDeclinedProcessingError'],
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000002500003155', tokens: ['pm_card_authenticationRequired'], authenticates: true },
  { number: '4000000000003220', tokens: ['pm_card_threeDSecure2Required'], authenticates: true },
  { number: '4000000000003063', tokens: ['pm_card_threeDSecureRequired'], authenticates: true },
  {
    number: '4000008260003178',
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    authenticates: true,
    decline: insufficientFunds,
  },
  { number: '4000000000000259', tokens: ['pm_card_createDispute'], disputes: true },
];

// A payment method only stores this fingerprint of its card, never the number.
export function fingerprintOf(number: string): string {
  return createHash('sha256').update(`card ${number}`).digest('hex').slice(0, 16);
}

const byToken = new Map(testCards.flatMap((card) => card.tokens.map((token) => [token, card] as const)));
const byFingerprint = new Map(testCards.map((card) => [fingerprintOf(card.number), card]));

const liveCard: Decline = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The card number behind a name such as `pm_card_visa`. */
export function numberOfToken(token: string): string | undefined {
  return byToken.get(token)?.number;
}

/** How a card behaves when charged. A number that is no test card is declined. */
export function behaviorOf(fingerprint: string): Pick<TestCard, 'decline' | 'authenticates' | 'disputes'> {
  return byFingerprint.get(fingerprint) ?? { decline: liveCard };
}

/** A card as typed. */
export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | undefined;
}

/** Validates a typed card as Stripe does before it asks a bank. Throws the card error that the cardholder sees. */
export function checkedCard({ number, expMonth, expYear, cvc }: TypedCard, now: Date): TypedCard {
  const digits = number.replace(/[\s-]/g, '');
  if (!looksLikeCardNumber(digits)) {
    throw cardError({
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  if (!(expMonth >= 1 && expMonth <= 12)) {
    const message = "Your card's expiration month is invalid.";
    throw cardError({ code: 'invalid_expiry_month', message, param: 'exp_month' });
  }
  const year = expYear < 100 ? 2000 + expYear : expYear;
  const isPast = year * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (!Number.isInteger(year) || isPast || year > now.getUTCFullYear() + 50) {
    const message = "Your card's expiration year is invalid.";
    throw cardError({ code: 'invalid_expiry_year', message, param: 'exp_year' });
  }
  const cvcLength = brandOf(digits) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !cvcLength.test(cvc)) {
    throw cardError({
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
      param: 'cvc',
    });
  }
  return { number: digits, expMonth, expYear: year, cvc };
}
