import { billBody } from '#infra/testing/payments.ts';
import type { Move } from './pace.ts';
import type { Place } from './places.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';

/** How many stolen cards the attacker tries per minute and client. */
export const cardsPerMinute = 6;

/** The most payments that a client may leave unfinished at one time. */
const mostOpen = 3;

/**
 * One card fewer than would stop the attacker. It starts right after a sweep, to try as many as possible
 * before the next.
 */
const cautious = { cards: 9, minutes: 5 };

/**
 * Tries stolen cards directly at Stripe, with payments that were started here, and never asks our server
 * about the results.
 */
export function cardMoves({ call, stripe }: SimulatedCloud) {
  const begun = new Map<string, string[]>();
  const tried = new Map<string, number>();

  function openOf({ name }: Place): string[] {
    return (begun.get(name) ?? []).filter((id) => stripe.intent(id).status !== 'canceled');
  }

  /** Whether a client has as many payments as it may: another request would make our server check them. */
  const isFull = (place: Place) => openOf(place).length >= mostOpen;

  const begin: Move = async (place) => {
    if (isFull(place)) return undefined;
    const { name, address } = place;
    const request = { body: billBody({ amount: 100 }), sourceIp: address() };
    const reply = await call('POST /api/payments/create-payment-intent', request);
    if (reply.status === 200) begun.set(name, [...(begun.get(name) ?? []), reply.body.id]);
    return reply;
  };

  function tryCard(place: Place, minute: number): void {
    const { name } = place;
    const count = tried.get(name) ?? 0;
    if (minute < cautious.minutes && count >= cautious.cards) return;
    const open = openOf(place);
    const id = open[count % open.length];
    if (!id) return;
    stripe.pay(id, 'pm_card_chargeDeclined');
    tried.set(name, count + 1);
  }

  return {
    moves: { begin },
    isFull,
    /** Tries the cards of one minute. */
    tryCards(places: readonly Place[], minute: number): void {
      for (const place of places) {
        for (let card = 0; card < cardsPerMinute; card++) tryCard(place, minute);
      }
    },
    /** The number of cards that a bank was asked about, by client. */
    cardsTried: () => [...tried.values()],
  };
}
