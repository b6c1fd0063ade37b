import type { DatedDifference } from '#functions/books/differences/difference-item.ts';
import type { LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import type { DisputeRecord } from '#functions/payments/history/dispute-record.ts';
import type { MoneyFacts } from '#functions/payments/history/money-facts.ts';
import type { RefundRecord } from '#functions/payments/history/refund-record.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/** The movement of a payment that our record says there was. */
interface OwnMovement {
  kind: 'payment' | 'refund' | 'refund-failure' | 'dispute' | 'dispute-reversal';
  /** Stripe's id of the refund or dispute; the payment's own for its charge. */
  id: string;
  cents: number;
  /** Our record's time for it. */
  movedAt: string;
  /** Stripe's id of the balance transaction, where our record names it. */
  transaction?: string;
}

function refundMovements({ id, cents, status, createdAt }: RefundRecord): OwnMovement[] {
  const made: OwnMovement = { kind: 'refund', id, cents: -cents, movedAt: createdAt };
  if (status === 'succeeded' || status === 'pending') return [made];
  return [made, { kind: 'refund-failure', id, cents, movedAt: createdAt }];
}

function disputeMovement(id: string, cents: number, movedAt: string): OwnMovement {
  return { kind: cents < 0 ? 'dispute' : 'dispute-reversal', id, cents, movedAt };
}

/** What Stripe has booked for a dispute and, where its status implies that something is still to be booked, that as well. */
function disputeMovements({ id, withdrawnCents, movements = [], createdAt }: DisputeRecord): OwnMovement[] {
  const booked = movements.map(({ transaction, cents, movedAt }) => ({
    ...disputeMovement(id, cents, movedAt),
    transaction,
  }));
  const bookedCents = movements.reduce((sum, { cents }) => sum + cents, 0);
  const missingCents = -withdrawnCents - bookedCents;
  return missingCents === 0 ? booked : [...booked, disputeMovement(id, missingCents, createdAt)];
}

function ownMovements(paymentId: string, facts: MoneyFacts): OwnMovement[] {
  const { paidAt, amountCents, refunds = [], disputes = [] } = facts;
  if (!paidAt) return [];
  return [
    { kind: 'payment', id: paymentId, cents: amountCents, movedAt: paidAt },
    ...refunds.flatMap(refundMovements),
    ...disputes.flatMap(disputeMovements),
  ];
}

function isSame({ kind, id, transaction }: OwnMovement, entry: LedgerEntry): boolean {
  if (transaction !== undefined) return transaction === entry.entry;
  return kind === entry.kind && (kind === 'payment' || id === entry.source);
}

/** What our record says about one of Stripe's movements, in cents: 0 when it does not know it. */
export function ownCentsOf(entry: LedgerEntry, facts: MoneyFacts | undefined): number {
  const own = facts ? ownMovements(entry.book, facts) : [];
  const named = own.find(({ transaction }) => transaction === entry.entry);
  return (named ?? own.find((movement) => isSame(movement, entry)))?.cents ?? 0;
}

/**
 * Stripe may have no movement for what our record says: not yet while a refund is pending, and never for a refund that
 * ended before it took any money.
 */
function mustBeBooked({ id }: OwnMovement, { refunds = [] }: MoneyFacts, entries: readonly LedgerEntry[]) {
  const refund = refunds.find((made) => made.id === id);
  if (!refund || refund.status === 'succeeded') return true;
  const hasTakenMoney = entries.some(({ kind, source }) => kind === 'refund' && source === id);
  return refund.status !== 'pending' && hasTakenMoney;
}

interface Scope {
  /** When the ledger begins: what is older can't be compared. */
  since: string;
  /** Stripe may still book what moved after this. */
  settledBefore: string;
}

/** What our record says moved, and Stripe's ledger does not have. */
export function unbookedMovements(
  paymentId: string,
  facts: MoneyFacts,
  entries: readonly LedgerEntry[],
  { since, settledBefore }: Scope,
): DatedDifference[] {
  const own = ownMovements(paymentId, facts);
  const named = own.map(({ transaction }) => transaction);
  // A movement without a transaction must not match one that belongs to another movement.
  const unnamed = entries.filter(({ entry }) => !named.includes(entry));
  const isBooked = (movement: OwnMovement) =>
    (movement.transaction === undefined ? unnamed : entries).some((entry) => isSame(movement, entry));
  return own
    .filter((movement) => movement.movedAt >= since && !isBooked(movement))
    .filter((movement) => mustBeBooked(movement, facts, entries))
    .map(({ kind, id, cents, movedAt, transaction }) => ({
      kind: 'not-at-stripe',
      movement: kind,
      id,
      paymentIntentId: paymentId,
      oursCents: cents,
      stripeCents: 0,
      date: clinicDateAt(new Date(movedAt)),
      ...(transaction !== undefined && { distinction: transaction }),
      ...(movedAt > settledBefore && { isWaiting: true }),
    }));
}
