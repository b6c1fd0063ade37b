import { countAnyway, counted } from '#functions/platform/dynamo/tally.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, limitOf, type Network } from '#functions/platform/http/client.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';
import type { PaymentItem } from './record.ts';

/**
 * After this many failed cards, a payment's intent is canceled. Few patients have that many cards, but people who test
 * stolen cards do.
 */
export const maxFailedCardsOfPayment = 4;

/**
 * If this many cards of a client fail within a time, the client is stopped: it can't begin new payments for the same
 * length of time.
 */
const failedCardLimits = [
  { limit: envNumber('LIMIT_FAILED_CARDS_PER_HOUR'), withinMs: hourMs },
  { limit: envNumber('LIMIT_FAILED_CARDS_PER_DAY'), withinMs: dayMs },
].filter(({ limit }) => limit > 0);

/**
 * How long a failed card is remembered: longer than two stops, since a card that failed during a stop is ignored only
 * while the card that caused the stop is remembered.
 */
const lastsMs = retention.limitDays * dayMs;

/** How many cards had failed on a payment when it was last read from Stripe. */
export function failedCardsOf({ failedCharges = 0, unchargedCards = [] }: PaymentItem): number {
  return failedCharges + unchargedCards.length;
}

function keyOf({ key }: Network): string {
  return `failed-cards#${key}`;
}

/** The steps that count newly failed cards of a payment against the client that began it. */
export function countFailedCards(from: PaymentItem | undefined, to: PaymentItem): TransactSteps {
  const { client = [], id } = to;
  const [before, after] = [from ? failedCardsOf(from) : 0, failedCardsOf(to)];
  if (failedCardLimits.length === 0 || after <= before) return {};
  const cards = Array.from({ length: after - before }, (_, index) => `${id} ${before + index}`);
  return Object.fromEntries(
    client.map((network) => [keyOf(network), countAnyway(keyOf(network), cards, lastsMs)]),
  );
}

/** A client's network on which no payment can begin, because too many cards have failed there. */
interface StoppedNetwork {
  /** Milliseconds since 1970. */
  until: number;
  /** The ids of payments on which at least two cards have failed. */
  suspects: string[];
}

/**
 * When the last stop caused by failed cards ends; 0 if there was none. Cards that fail during a stop don't extend it,
 * since the client was told when the stop ends.
 */
function endOfStop(failedAt: readonly number[], limit: number, withinMs: number): number {
  let until = 0;
  const outside: number[] = [];
  for (const failed of failedAt) {
    if (failed < until) continue;
    outside.push(failed);
    const first = outside.at(-limit);
    if (first !== undefined && failed - first < withinMs) until = failed + withinMs;
  }
  return until;
}

async function stopOf(network: Network): Promise<StoppedNetwork> {
  const failed = await counted(keyOf(network));
  const failedAt = failed.map(({ endsAt }) => endsAt - lastsMs);
  const until = failedCardLimits.map(({ limit, withinMs }) =>
    endOfStop(failedAt, limitOf(network, limit), withinMs),
  );
  const payments = Map.groupBy(failed, ({ id }) => id.split(' ')[0] ?? '');
  const suspects = [...payments].filter(([, { length }]) => length > 1).map(([id]) => id);
  return { until: Math.max(0, ...until), suspects };
}

/** The client's networks on which no payment can begin now, because too many cards have failed there. */
export async function stoppedNetworks(client: Client): Promise<StoppedNetwork[]> {
  const networks = await Promise.all(client.map(stopOf));
  return networks.filter(({ until }) => until > Date.now());
}
