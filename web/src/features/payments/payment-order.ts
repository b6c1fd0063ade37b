import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import type { PaymentSource } from '#shared/payments/payment.ts';
import type { PaymentMetadata } from '#shared/payments/routes.ts';
import type { PaymentFailure } from './payment-failure.ts';

/** A test in an order, at its price. */
export type OrderedTest = Pick<LabTest, 'id' | 'title' | 'price'>;

/** What is paid, and by whom. Two equal orders are the same payment until it has ended. */
export interface PaymentOrder {
  source: PaymentSource;
  amountCents: number;
  metadata: Omit<PaymentMetadata, 'source' | 'timestamp'>;
  items?: readonly OrderedTest[];
}

/** Confirms an intent with the card of the form at hand, or with a wallet, which knows its own ZIP code. */
export type ConfirmCard = (
  clientSecret: string,
) => Promise<(PaymentIntentResult | { error: StripeError }) & { isWallet?: true }>;

export interface PaidIntent {
  paymentIntentId: string;
  clientSecret: string;
  /** Resolves when our server has asked Stripe about it, and so has the receipt; absent when it already had. */
  serverUpdate?: Promise<unknown>;
  /** An earlier try had paid it, so nothing was charged now. */
  wasPaidBefore: boolean;
}

/** A payment that may still charge the card, or has charged it. */
export interface WaitingPayment {
  paymentIntentId: string;
  /** Absent for an earlier payment, of another order or from before a reload. */
  clientSecret?: string;
  /** Whether the bank is known to work on it. Otherwise neither Stripe nor our server has answered. */
  isProcessing: boolean;
}

export type PaymentOutcome = { paid: PaidIntent } | { failure: PaymentFailure } | { waiting: WaitingPayment };
