import type { BalanceTransaction } from '#functions/stripe/balance.ts';
import { idOf } from '#functions/stripe/expandable.ts';
import type { MovementKind } from '#shared/books/movement.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** The account itself, for what no payment caused. */
export const accountBook = 'account';

/** A movement of our balance at Stripe, as the ledger keeps it. */
export interface LedgerEntry {
  /** The payment's id; the charge's, for a charge without an intent, which is never ours; or 'account'. */
  book: string;
  /** Stripe's id of the balance transaction. */
  entry: string;
  kind: MovementKind | 'stripe-fee' | 'other';
  /** Stripe's id of the charge, refund or dispute. */
  source: string;
  /** Negative for what leaves the balance. */
  cents: number;
  feeCents: number;
  bookedAt: string;
  /** Key of the index byDate: the day of bookedAt, in clinic time. */
  date: string;
}

type Origin = Pick<LedgerEntry, 'book' | 'kind' | 'source'>;

function accountOrigin({ id, type, source }: BalanceTransaction): Origin {
  const isPayout = type === 'payout' || type === 'payout_failure';
  const kind = type === 'stripe_fee' ? 'stripe-fee' : isPayout ? 'payout' : 'other';
  return { book: accountBook, kind, source: idOf(source) ?? id };
}

/** What caused a movement. Its direction, and not its type, says whether money went or came back. */
function originOf(transaction: BalanceTransaction): Origin {
  const { source, amount } = transaction;
  if (!source || typeof source === 'string') return accountOrigin(transaction);
  switch (source.object) {
    case 'charge':
      return { book: idOf(source.payment_intent) ?? source.id, kind: 'payment', source: source.id };
    case 'refund':
      return {
        book: idOf(source.payment_intent) ?? idOf(source.charge) ?? source.id,
        kind: amount < 0 ? 'refund' : 'refund-failure',
        source: source.id,
      };
    case 'dispute':
      return {
        book: idOf(source.payment_intent) ?? idOf(source.charge) ?? source.id,
        kind: amount < 0 ? 'dispute' : 'dispute-reversal',
        source: source.id,
      };
    default:
      return accountOrigin(transaction);
  }
}

/** @param transaction with its source, which Stripe has to be asked for */
export function ledgerEntryOf(transaction: BalanceTransaction): LedgerEntry {
  const { id, amount, fee, created } = transaction;
  const bookedAt = instantOfSeconds(created);
  return {
    ...originOf(transaction),
    entry: id,
    cents: amount,
    feeCents: fee,
    bookedAt,
    date: clinicDateAt(new Date(bookedAt)),
  };
}
