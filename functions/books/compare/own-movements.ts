import type { LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import type { DatedDifference } from '#functions/books/state/difference.ts';
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
}

function refundMovements({ id, cents, status, createdAt }: RefundRecord): OwnMovement[] {
  const made: OwnMovement = { kind: 'refund', id, cents: -cents, movedAt: createdAt };
  if (status === 'succeeded' || status === 'pending') return [made];
  return [made, { kind: 'refund-failure', id, cents, movedAt: createdAt }];
}

function disputeMovements({ id, cents, withdrawnCents, outcome, createdAt }: DisputeRecord): OwnMovement[] {
  const taken = (amount: number): OwnMovement => ({
    kind: 'dispute',
    id,
    cents: -amount,
    movedAt: createdAt,
  });
  if (withdrawnCents > 0) return [taken(withdrawnCents)];
  if (outcome !== 'won') return [];
  return [taken(cents), { kind: 'dispute-reversal', id, cents, movedAt: createdAt }];
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

function isSame({ kind, id }: OwnMovement, entry: LedgerEntry): boolean {
  return kind === entry.kind && (kind === 'payment' || id === entry.source);
}

/** What our record says about one of Stripe's movements, in cents: 0 when it does not know it. */
export function ownCentsOf(entry: LedgerEntry, facts: MoneyFacts | undefined): number {
  const own = facts && ownMovements(entry.book, facts).find((movement) => isSame(movement, entry));
  return own?.cents ?? 0;
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
  return ownMovements(paymentId, facts)
    .filter((own) => own.movedAt >= since && !entries.some((entry) => isSame(own, entry)))
    .filter((own) => mustBeBooked(own, facts, entries))
    .map(({ kind, id, cents, movedAt }) => ({
      kind: 'not-at-stripe',
      movement: kind,
      id,
      paymentIntentId: paymentId,
      oursCents: cents,
      stripeCents: 0,
      date: clinicDateAt(new Date(movedAt)),
      ...(movedAt > settledBefore && { isWaiting: true }),
    }));
}
