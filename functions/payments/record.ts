import { centsToDollars } from '#shared/payments/amount.ts';
import type { BoughtItem, Payment, PaymentStatus } from '#shared/payments/payment.ts';

/** A payment as stored. Money is in cents. */
export interface PaymentItem {
  /** The id of its intent at Stripe. */
  id: string;
  source: string;
  /** When the browser says it began. */
  timestamp: string;
  /** Empty for an intent that we did not begin. */
  patientName: string;
  patientEmail: string;
  accountNumber: string;
  description: string;
  phone?: string;
  dob?: string;
  items?: BoughtItem[];
  amountCents: number;
  refundedCents: number;
  currency: string;
  livemode: boolean;
  status: PaymentStatus;
  /** An admin set the status: it stays, whatever Stripe says. */
  overridden?: true;
  /** When Stripe first said that it succeeded. */
  paidAt?: string;
  /** The cardholder has asked their bank to take the money back. */
  disputed?: true;
  receiptUrl: string;
  /** The receipt of the success is in the outbox. There is only one. */
  receiptQueued?: true;
  /** One id for each request to send the receipt again. */
  receiptRequests?: string[];
  /** Charges that failed, as counted at Stripe. */
  failedCharges?: number;
  /** Stripe's ids of cards that failed without a charge, at 3-D Secure. */
  unchargedCards?: string[];
  /** The last refund, unless it has arrived or Stripe refused it. */
  refundAttempt?: RefundAttempt;
  /** Proves the client secret, which is not stored. */
  clientSecretDigest: string;
  /** Names its idempotency key; absent when Stripe's event was about an intent that we did not begin. */
  reference?: string;
  /** Pseudonym of the client that began it; absent for a clinic's own network, which has no limits. */
  clientKey?: string;
  createdAt: string;
  updatedAt: string;
  /** `YYYY-MM` of createdAt: the key of the paging index. */
  createdMonth: string;
  /** Keys of the sparse index byPendingSince, until the intent has ended at Stripe. */
  pending?: 'pending';
  pendingSince?: string;
  version: number;
}

export interface RefundAttempt {
  /** Who requested it, and how much: the same request again is the same refund. */
  request: string;
  cents: number;
  /** The payment's refunded cents once this refund has arrived. */
  totalRefundedCents: number;
  /** Instant (ISO) of the last request for it. */
  requestedAt: string;
  /** Distinguishes it, at Stripe too, from other refunds of the same amount: the payment's version when it began. */
  idempotencySuffix: number;
}

/** The tombstone of a deleted payment. It has no index keys, so no list finds it, and no event restores it. */
export interface PaymentTombstone {
  id: string;
  deletedAt: string;
  /** Whether Stripe had the money when it was deleted. */
  wasPaid: boolean;
  version: number;
}

/** The revenue of a payment: what succeeded, minus refunds. */
export function revenueCentsOf({ status, amountCents, refundedCents }: PaymentItem): number {
  return status === 'succeeded' ? amountCents - refundedCents : 0;
}

/** The payment as an admin sees it. Money is in dollars. */
export function toPayment(item: PaymentItem): Payment {
  return {
    id: item.id,
    paymentIntentId: item.id,
    patientName: item.patientName,
    patientEmail: item.patientEmail,
    accountNumber: item.accountNumber,
    amount: centsToDollars(item.amountCents),
    currency: item.currency,
    status: item.status,
    description: item.description,
    receiptUrl: item.receiptUrl,
    amountRefunded: centsToDollars(item.refundedCents),
    ...(item.disputed && { disputed: true }),
    ...(item.items && { items: item.items }),
    stripeMetadata: { source: item.source, timestamp: item.timestamp },
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}
