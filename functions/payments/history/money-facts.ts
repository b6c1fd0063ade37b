import { pick } from '#functions/platform/pick.ts';
import type { DisputeRecord } from './dispute-record.ts';
import type { RefundRecord, RefundRequest } from './refund-record.ts';

/**
 * The money that moved between a payer and us according to Stripe, in cents. Deleting a payment keeps it, so that the
 * reconciliation still agrees with Stripe.
 */
export interface MoneyFacts {
  amountCents: number;
  /** The sum that was refunded according to Stripe, without failed refunds. */
  refundedCents: number;
  currency: string;
  livemode: boolean;
  /** When Stripe took the money. */
  paidAt?: string;
  /** Stripe's fee for the payment itself; absent until Stripe has booked it. */
  feeCents?: number;
  /** Oldest first. */
  refunds?: RefundRecord[];
  /** The refunds requested here, without those that Stripe refused. Oldest first. */
  refundRequests?: RefundRequest[];
  /** Oldest first. */
  disputes?: DisputeRecord[];
}

/** Only the money facts of a record. */
export function moneyFactsOf(record: MoneyFacts): MoneyFacts {
  return {
    ...pick(record, 'amountCents', 'refundedCents', 'currency', 'livemode', 'paidAt', 'feeCents'),
    ...pick(record, 'refunds', 'refundRequests', 'disputes'),
  };
}

/** The amount that remains of a payment after refunds, and after open and lost disputes. May be negative. */
export function netCentsOf({ amountCents, refundedCents, disputes = [] }: MoneyFacts): number {
  const withdrawn = disputes.reduce((sum, { withdrawnCents }) => sum + withdrawnCents, 0);
  return amountCents - refundedCents - withdrawn;
}
