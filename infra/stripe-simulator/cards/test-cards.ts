import { createHash } from 'node:crypto';
import { type Behavior, liveCard, type TestCard } from './behavior.ts';
import { declinedCards, riskyCards } from './declined-cards.ts';
import { disputedCards } from './disputed-cards.ts';
import { cardsByBrand, cardsByCountry, cardsByMoney } from './paying-cards.ts';
import { threeDSecureCards } from './three-d-secure-cards.ts';

/** Every card of https://docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = [
  ...cardsByBrand,
  ...cardsByCountry,
  ...cardsByMoney,
  ...declinedCards,
  ...riskyCards,
  ...disputedCards,
  ...threeDSecureCards,
];

// A payment method only stores this fingerprint of its card, never the number.
export function fingerprintOf(number: string): string {
  return createHash('sha256').update(`card ${number}`).digest('hex').slice(0, 16);
}

const byToken = new Map(
  testCards.flatMap((card) => (card.tokens ?? []).map((token) => [token, card] as const)),
);
const byFingerprint = new Map(testCards.map((card) => [fingerprintOf(card.number), card]));

/** The card number behind a name such as `pm_card_visa`. */
export function numberOfToken(token: string): string | undefined {
  return byToken.get(token)?.number;
}

/** How a card behaves when charged. A number that is no test card is declined. */
export function behaviorOf(fingerprint: string | null | undefined): Behavior {
  return byFingerprint.get(fingerprint ?? '') ?? { decline: liveCard };
}
