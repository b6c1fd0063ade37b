import { centsToDollars } from '#shared/payments/amount.ts';
import type { PaymentMovement, PaymentMovementKind } from '#shared/payments/movement.ts';
import { isEnteredPayment, type PaymentStatus } from '#shared/payments/payment.ts';
import type { MoneyFacts } from './money-facts.ts';
import type { Movement } from './movement.ts';

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
