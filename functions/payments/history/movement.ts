import type { BalanceTransaction } from '#functions/stripe/balance.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** What Stripe has booked for a refund or a dispute, in cents. */
export interface Movement {
  /** Stripe's id of the balance transaction. */
  transaction: string;
  /** Negative for what was taken from our balance. */
  cents: number;
  /** Stripe's fee for the movement; negative for a fee that Stripe gave back, absent if there was none. */
  feeCents?: number;
  movedAt: string;
}

export function sumCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0);
}

export function movementOf({ id, amount, fee, created }: BalanceTransaction): Movement {
  return {
    transaction: id,
    cents: amount,
    ...(fee !== 0 && { feeCents: fee }),
    movedAt: instantOfSeconds(created),
  };
}
