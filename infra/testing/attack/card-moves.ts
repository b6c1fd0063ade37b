import { billBody } from '#infra/testing/records/payments.ts';
import type { Client } from './clients.ts';
import type { Move } from './pace.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';

/** How many stolen cards the attacker tries per minute and client. */
export const cardsPerMinute = 6;

/** The most payments that a client may leave unfinished at one time. */
const mostOpen = 3;

/**
 * In the first `minutes`, each client tries at most this many cards: one more would block it. Then the job
 * `settle-payments` runs, and each client tries as many cards as possible before the job's next run.
 */
const cautious = { cards: 9, minutes: 5 };

/**
 * Tries stolen cards directly at Stripe, with payments that our server started, and never asks our server about the
 * results.
 */
export function cardMoves({ call, stripe }: SimulatedCloud) {
  const begun = new Map<string, string[]>();
  const tried = new Map<string, number>();

  function openOf({ name }: Client): string[] {
    return (begun.get(name) ?? []).filter((id) => stripe.intent(id).status !== 'canceled');
  }

  /** Whether a client may leave no further payment unfinished. One more would make our server check them all. */
  const isFull = (client: Client) => openOf(client).length >= mostOpen;

  const begin: Move = async (client) => {
    if (isFull(client)) return undefined;
    const { name, address } = client;
    const request = { body: billBody({ amount: 100 }), sourceIp: address() };
    const reply = await call('POST /api/payments/create-payment-intent', request);
    if (reply.status === 200) begun.set(name, [...(begun.get(name) ?? []), reply.body.id]);
    return reply;
  };

  function tryCard(client: Client, minute: number): void {
    const { name } = client;
    const count = tried.get(name) ?? 0;
    if (minute < cautious.minutes && count >= cautious.cards) return;
    const open = openOf(client);
    const id = open[count % open.length];
    if (!id) return;
    stripe.pay(id, 'pm_card_chargeDeclined');
    tried.set(name, count + 1);
  }

  return {
    moves: { begin },
    isFull,
    /** Tries the cards of one minute. */
    tryCards(clients: readonly Client[], minute: number): void {
      for (const client of clients) {
        for (let card = 0; card < cardsPerMinute; card++) tryCard(client, minute);
      }
    },
    /** For each client, the number of cards that a bank was asked about. */
    cardsTried: () => [...tried.values()],
  };
}
