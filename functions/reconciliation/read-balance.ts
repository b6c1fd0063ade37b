import { type BalanceTransaction, payoutsSince, transactionsSince } from '#functions/stripe/balance.ts';
import { idOf } from '#functions/stripe/intents.ts';
import { everyPage } from '#functions/stripe/list-page.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** A movement of our Stripe balance for a payment, in cents. Negative if money leaves it. */
export interface BalanceMovement {
  /** In clinic time. */
  date: string;
  cents: number;
  feeCents: number;
  /** Whether the movement is the payment itself. Other movements are refunds and disputes. */
  isCharge: boolean;
}

/** A payout to our bank. */
export interface Payout {
  id: string;
  /** The day on which the bank receives the payout. */
  date: string;
  cents: number;
  hasFailed: boolean;
}

/** All movements of our Stripe balance since the start of a day. */
export interface Balance {
  /** By payment id. The payment may be another product's. */
  movements: ReadonlyMap<string, readonly BalanceMovement[]>;
  /** Stripe's fees that belong to no payment. */
  fees: readonly { date: string; feeCents: number }[];
  payouts: readonly Payout[];
}

/** A payout can be created this long before it arrives at the bank. */
const arrivesWithinMs = 10 * dayMs;

/** The payment that a movement belongs to. Our payments always have an intent. */
function paymentIdOf({ source }: BalanceTransaction): string | undefined {
  if (!source || typeof source === 'string') return undefined;
  const isOfPayment = source.object === 'charge' || source.object === 'refund' || source.object === 'dispute';
  return isOfPayment ? idOf(source.payment_intent) : undefined;
}

async function readPayouts(since: Date): Promise<Payout[]> {
  const payouts: Payout[] = [];
  for await (const page of everyPage(payoutsSince, new Date(since.getTime() - arrivesWithinMs))) {
    for (const { id, amount: cents, status, arrival_date } of page) {
      // Stripe gives the day of arrival in UTC.
      const date = instantOfSeconds(arrival_date).slice(0, 10);
      if (status !== 'canceled') payouts.push({ id, date, cents, hasFailed: status === 'failed' });
    }
  }
  return payouts;
}

/** Reads all movements of our Stripe balance since an instant. */
export async function readBalance(since: Date): Promise<Balance> {
  const movements = new Map<string, BalanceMovement[]>();
  const fees: { date: string; feeCents: number }[] = [];
  for await (const page of everyPage(transactionsSince, since)) {
    for (const transaction of page) {
      const { amount: cents, fee: feeCents, type, created, source } = transaction;
      const date = clinicDateAt(new Date(instantOfSeconds(created)));
      const id = paymentIdOf(transaction);
      if (type === 'stripe_fee') fees.push({ date, feeCents: -cents });
      if (id === undefined) continue;
      const isCharge = typeof source === 'object' && source?.object === 'charge';
      movements.set(id, [...(movements.get(id) ?? []), { date, cents, feeCents, isCharge }]);
    }
  }
  return { movements, fees, payouts: await readPayouts(since) };
}
