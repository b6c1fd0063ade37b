import { pick } from '#functions/platform/pick.ts';
import type { DisputeRecord } from './dispute-record.ts';
import type { RefundRecord, RefundRequest } from './refund-record.ts';

/**
 * The money that moved between a payer and us, as Stripe has it, in cents. A deleted payment keeps it, so that the reconciliation
 * still agree with Stripe.
 */
export interface MoneyFacts {
  amountCents: number;
  /** What Stripe says has gone back, less the refunds that failed. */
  refundedCents: number;
  currency: string;
  livemode: boolean;
  /** When Stripe took the money. */
  paidAt?: string;
  /** What Stripe charged for the payment itself; absent before it has booked it. */
  feeCents?: number;
  /** Oldest first. */
  refunds?: RefundRecord[];
  /** The refunds that were requested here, except for those that Stripe refused. Oldest first. */
  refundRequests?: RefundRequest[];
  /** Oldest first. */
  disputes?: DisputeRecord[];
}

/** The money facts of a record, and nothing else of it. */
export function moneyFactsOf(record: MoneyFacts): MoneyFacts {
  return {
    ...pick(record, 'amountCents', 'refundedCents', 'currency', 'livemode', 'paidAt', 'feeCents'),
    ...pick(record, 'refunds', 'refundRequests', 'disputes'),
  };
}

/** What is left of a payment's money: less refunds, and less what open and lost disputes took. May be negative. */
export function netCentsOf({ amountCents, refundedCents, disputes = [] }: MoneyFacts): number {
  const withdrawn = disputes.reduce((sum, { withdrawnCents }) => sum + withdrawnCents, 0);
  return amountCents - refundedCents - withdrawn;
}
