import { isOtherSale } from '#functions/other-sales/other-sales.ts';
import { lastMovedAt } from '#functions/payments/history/attention.ts';
import { netCentsOf } from '#functions/payments/history/money-facts.ts';
import { type Movement, movementOf, sumCents } from '#functions/payments/history/movement.ts';
import { revenueCentsOf } from '#functions/payments/record.ts';
import { findPaymentRecord, isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { transactionsOfSource } from '#functions/stripe/balance.ts';
import { findIntent, idOf } from '#functions/stripe/intents.ts';
import type { Difference } from '#shared/reconciliation/reconciled-day.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { BalanceMovement } from './read-balance.ts';
import { trySettle } from './settle-events.ts';

/** A payment or payout on which our record and Stripe differ, in cents. */
export interface OpenDifference extends Pick<Difference, 'kind' | 'id' | 'isWaiting'> {
  /** The day on which the money last moved, in clinic time. */
  date: string;
  oursCents: number;
  stripeCents: number;
}

/** A payment in our records and at Stripe. */
export interface BothSides {
  id: string;
  record: PaymentRecord | undefined;
  /** Stripe's balance movements for the payment on the compared days. */
  movements: readonly BalanceMovement[];
}

/** Stripe books a payment within an hour or so. If Stripe hasn't after a day, that counts as a difference. */
const lateMs = dayMs;

/** Whether the balance transactions add up to our record. Stripe may or may not have booked each pending refund. */
function agrees(stripeCents: number, oursCents: number, refunds: PaymentRecord['refunds'] = []): boolean {
  const pending = refunds.filter(({ status }) => status === 'pending');
  const possible = new Set([oursCents]);
  for (const { cents } of pending) for (const sum of [...possible]) possible.add(sum + cents);
  return possible.has(stripeCents);
}

function dayOf({ record, movements }: BothSides, now: Date): string {
  const days = [...movements.map(({ date }) => date), ...(record?.movedDate ? [record.movedDate] : [])];
  return days.sort().at(-1) ?? clinicDateAt(now);
}

function differenceOf(sides: BothSides, stripeCents: number, now: Date): OpenDifference | undefined {
  const { id, record } = sides;
  const oursCents = record?.paidAt ? netCentsOf(record) : 0;
  const found = { id, date: dayOf(sides, now), oursCents, stripeCents };
  if (agrees(stripeCents, oursCents, record?.refunds)) {
    const revenueCents = isPayment(record) && record.overriddenAt ? revenueCentsOf(record) : oursCents;
    return revenueCents === oursCents
      ? undefined
      : { ...found, kind: 'status-by-hand', oursCents: revenueCents };
  }
  if (!record?.paidAt) return { ...found, kind: 'not-in-records' };
  const isLate = (lastMovedAt(record) ?? '') < new Date(now.getTime() - lateMs).toISOString();
  const kind = stripeCents === 0 ? 'not-at-stripe' : 'amount';
  return { ...found, kind, ...(!isLate && { isWaiting: true }) };
}

/** The sum of all of a payment's balance transactions, whatever their date; undefined if we have no record of it. */
async function centsAtStripe(id: string): Promise<number | undefined> {
  const record = await findPaymentRecord(id);
  if (!record) return undefined;
  const intent = await findIntent(id);
  if (!intent) return 0;
  const { refunds = [], disputes = [] } = record;
  const sources = [idOf(intent.latest_charge), ...[...refunds, ...disputes].map((caused) => caused.id)];
  const booked: Movement[] = [];
  for (const source of sources) {
    if (source) booked.push(...(await transactionsOfSource(source)).map(movementOf));
  }
  return sumCents(booked);
}

/**
 * Compares a payment with Stripe. If they differ, updates the payment first, and then compares it with everything that
 * Stripe has booked for it.
 * @returns 'other-sale' when the payment is another product's
 */
export async function comparePayment(
  sides: BothSides,
  now: Date,
): Promise<OpenDifference | 'other-sale' | undefined> {
  const { id, record, movements } = sides;
  const bookedCents = sumCents(movements);
  // If the charge is older than the compared days, `movements` has only part of the payment's movements.
  const isWhole = movements.some(({ isCharge }) => isCharge);
  if (record && isWhole && !differenceOf(sides, bookedCents, now)) return undefined;
  if (!record && (await isOtherSale(id))) return 'other-sale';
  const settledCents = await trySettle(id, () => centsAtStripe(id));
  const settled = await findPaymentRecord(id);
  if (!settled && (await isOtherSale(id))) return 'other-sale';
  const found = differenceOf({ ...sides, record: settled }, settledCents ?? bookedCents, now);
  // Stripe failed, and these movements are only part of the total, so leave the payment to the next check.
  const isUnknown = settled && settledCents === undefined && !isWhole;
  return found && isUnknown ? { ...found, isWaiting: true } : found;
}
