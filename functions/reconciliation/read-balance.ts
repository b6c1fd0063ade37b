import { type BalanceTransaction, payoutsSince, transactionsSince } from '#functions/stripe/balance.ts';
import { idOf } from '#functions/stripe/intents.ts';
import { everyPage } from '#functions/stripe/list-page.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** What moved our balance at Stripe for a payment, in cents. What leaves it is negative. */
export interface BalanceMovement {
  /** In clinic time. */
  date: string;
  cents: number;
  feeCents: number;
  /** It paid the payment. The others are refunds and disputes. */
  isCharge: boolean;
}

/** A payout to our bank. */
export interface Payout {
  id: string;
  /** The day on which the bank has it. */
  date: string;
  cents: number;
  hasFailed: boolean;
}

/** What has moved our balance since a day began. */
export interface Balance {
  /** By the id of their payment, which may be another product's. */
  movements: ReadonlyMap<string, readonly BalanceMovement[]>;
  /** What Stripe charged that belongs to no payment. */
  fees: readonly { date: string; feeCents: number }[];
  payouts: readonly Payout[];
}

/** A payout can be made this long before it arrives. */
const arrivesWithinMs = 10 * dayMs;

/** The payment that a movement belongs to. Ours always have an intent. */
function paymentIdOf({ source }: BalanceTransaction): string | undefined {
  if (!source || typeof source === 'string') return undefined;
  const isOfPayment = source.object === 'charge' || source.object === 'refund' || source.object === 'dispute';
  return isOfPayment ? idOf(source.payment_intent) : undefined;
}

async function readPayouts(since: Date): Promise<Payout[]> {
  const payouts: Payout[] = [];
  for await (const page of everyPage(payoutsSince, new Date(since.getTime() - arrivesWithinMs))) {
    for (const { id, amount: cents, status, arrival_date } of page) {
      // Stripe dates an arrival by the day, in UTC.
      const date = instantOfSeconds(arrival_date).slice(0, 10);
      if (status !== 'canceled') payouts.push({ id, date, cents, hasFailed: status === 'failed' });
    }
  }
  return payouts;
}

/** Reads everything that has moved our balance since an instant. */
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
