import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import type { PaymentSource } from '#shared/payments/payment.ts';
import type { PaymentMetadata } from '#shared/payments/routes.ts';
import type { PaymentFailure } from './payment-failure.ts';

/** What is paid, and by whom. Equal orders count as the same payment until it has ended. */
export interface PaymentOrder {
  source: PaymentSource;
  amountCents: number;
  metadata: Omit<PaymentMetadata, 'source' | 'timestamp'>;
  items?: readonly Pick<LabTest, 'id' | 'title' | 'price'>[];
}

/** Confirms an intent with the form's card, or with a wallet, which has its own ZIP code. */
export type ConfirmCard = (
  clientSecret: string,
) => Promise<(PaymentIntentResult | { error: StripeError }) & { isWallet?: true }>;

export interface PaidIntent {
  paymentIntentId: string;
  clientSecret: string;
  /** Resolves when our server has heard from Stripe and so has the receipt. Undefined if it already had the receipt. */
  serverUpdate?: Promise<unknown>;
  /** Set when an earlier try had paid, so that nothing was charged now. */
  wasPaidBefore: boolean;
}

/** A payment that may still charge the card, or has charged it. */
export interface WaitingPayment {
  paymentIntentId: string;
  /** Undefined for another order's payment, or one from before a reload. */
  clientSecret?: string;
  /** Whether we know that the bank is working on it. If not, neither Stripe nor our server has replied. */
  isProcessing: boolean;
}

export type PaymentOutcome = { paid: PaidIntent } | { failure: PaymentFailure } | { waiting: WaitingPayment };
