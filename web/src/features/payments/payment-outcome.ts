import type { PaymentFailure } from './payment-failure.ts';
import type { PaidIntent } from './payment-order.ts';

/** A payment that may still charge the card, or has charged it. */
export interface WaitingPayment {
  paymentIntentId: string;
  /** Absent for an earlier payment, of another order or from before a reload. */
  clientSecret?: string;
  /** Whether the bank is known to work on it. Otherwise neither Stripe nor our server has answered. */
  isProcessing: boolean;
}

export type PaymentOutcome = { paid: PaidIntent } | { failure: PaymentFailure } | { waiting: WaitingPayment };
