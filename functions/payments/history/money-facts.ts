import { pick } from '#functions/platform/pick.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { PaymentMovement, PaymentMovementKind } from '#shared/payments/movement.ts';
import { isEnteredPayment, type PaymentStatus } from '#shared/payments/payment.ts';
import type { DisputeRecord } from './dispute-record.ts';
import type { Movement } from './movement.ts';
import type { RefundRecord, RefundRequest } from './refund-record.ts';

/**
 * The money that moved between a payer and us, in cents: according to Stripe or, for an entered payment, the manager.
 * Deleting a payment keeps these facts, so that the reconciliation still agrees with Stripe.
 */
export interface MoneyFacts {
  amountCents: number;
  /** The sum that was refunded according to Stripe, without failed refunds. */
  refundedCents: number;
  currency: string;
  livemode: boolean;
  /** When Stripe took the money, or when an entered payment was made. */
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

function booked(
  { movements = [] }: { movements?: Movement[] },
  out: PaymentMovementKind,
  back: PaymentMovementKind,
): PaymentMovement[] {
  return movements.map(({ transaction, cents, feeCents = 0, movedAt }) => ({
    id: transaction,
    kind: cents < 0 ? out : back,
    amount: centsToDollars(cents),
    fee: centsToDollars(feeCents),
    movedAt,
  }));
}

/**
 * Everything that moved a payment's money, in dollars. An entered payment counts only while its status is succeeded.
 */
export function movementsOf(item: MoneyFacts & { id: string; status?: PaymentStatus }): PaymentMovement[] {
  const { id, paidAt, amountCents, feeCents = 0, refunds = [], disputes = [] } = item;
  if (!paidAt || (isEnteredPayment(item) && item.status !== 'succeeded')) return [];
  const amount = centsToDollars(amountCents);
  return [
    { id, kind: 'payment', amount, fee: centsToDollars(feeCents), movedAt: paidAt },
    ...refunds.flatMap((refund) => booked(refund, 'refund', 'refund-failure')),
    ...disputes.flatMap((dispute) => booked(dispute, 'dispute', 'dispute-reversal')),
  ];
}
