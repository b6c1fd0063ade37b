import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dollarsToCents } from './amount.ts';
import type { PaymentMovement } from './movement.ts';
import type { Payment } from './payment.ts';

/** Sums of money, in cents. Refunds, disputes and fees whose money came back to us count as negative. */
export interface MoneySums {
  paidCents: number;
  refundedCents: number;
  disputedCents: number;
  feeCents: number;
  /** The net amount: the increase of Stripe's balance, for money that went through Stripe. */
  netCents: number;
}

/** A movement of a payment's money, on the day of the movement. */
export interface MoneyRow extends MoneySums {
  id: string;
  payment: Payment;
  movement: PaymentMovement;
  /** In clinic time. */
  date: string;
}

const sumNames: Record<PaymentMovement['kind'], 'paidCents' | 'refundedCents' | 'disputedCents'> = {
  payment: 'paidCents',
  refund: 'refundedCents',
  'refund-failure': 'refundedCents',
  dispute: 'disputedCents',
  'dispute-reversal': 'disputedCents',
};

const nothing: MoneySums = { paidCents: 0, refundedCents: 0, disputedCents: 0, feeCents: 0, netCents: 0 };

function rowOf(payment: Payment, movement: PaymentMovement): MoneyRow {
  const { kind, id, movedAt } = movement;
  const cents = dollarsToCents(movement.amount);
  const feeCents = dollarsToCents(movement.fee);
  return {
    id,
    payment,
    movement,
    date: clinicDateAt(new Date(movedAt)),
    ...nothing,
    [sumNames[kind]]: kind === 'payment' ? cents : 0 - cents,
    feeCents,
    netCents: cents - feeCents,
  };
}

/** The movements of a payment's money on these days, in clinic time. */
export function moneyRows(
  payment: Payment,
  { from = '', to = '9999' }: { from?: string | undefined; to?: string | undefined },
): MoneyRow[] {
  const rows = (payment.movements ?? []).map((movement) => rowOf(payment, movement));
  return rows.filter(({ date }) => date >= from && date <= to);
}

/** The sums of rows, exact to the cent. */
export function sumOf(rows: readonly MoneySums[]): MoneySums {
  const add = (sums: MoneySums, row: MoneySums): MoneySums => ({
    paidCents: sums.paidCents + row.paidCents,
    refundedCents: sums.refundedCents + row.refundedCents,
    disputedCents: sums.disputedCents + row.disputedCents,
    feeCents: sums.feeCents + row.feeCents,
    netCents: sums.netCents + row.netCents,
  });
  return rows.reduce(add, nothing);
}

/** The keys that rows can be grouped by. A month is `YYYY-MM`; without a clinic, the key is an empty text. */
const keys = {
  day: ({ date }: MoneyRow) => date,
  month: ({ date }: MoneyRow) => date.slice(0, 7),
  clinic: ({ payment }: MoneyRow) => payment.clinicId ?? '',
  source: ({ payment }: MoneyRow) => payment.stripeMetadata.source,
};

export type MoneyGrouping = keyof typeof keys;

/** The sums by day, month, clinic or source, sorted by this key. */
export function sumsBy(grouping: MoneyGrouping, rows: readonly MoneyRow[]): [key: string, MoneySums][] {
  const groups = [...Map.groupBy(rows, keys[grouping])];
  const sums = groups.map(([key, group]): [string, MoneySums] => [key, sumOf(group)]);
  return sums.toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
}
