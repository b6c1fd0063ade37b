import { createHash } from 'node:crypto';
import { dollarsOf } from '#shared/payments/amount.ts';
import type { BoughtItem, Payment, PaymentStatus } from '#shared/payments/payment.ts';

/** A payment as the table holds it. Money is whole cents. */
export interface PaymentItem {
  /** The id of its intent at Stripe. */
  id: string;
  source: string;
  /** When the browser began it, in its own words. */
  timestamp: string;
  /** Empty while nobody has told: a payment of which Stripe spoke first. */
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
  /** Whether an admin has set the status: then it stays, whatever Stripe says. */
  overridden?: true;
  /** When Stripe first said that it succeeded. */
  paidAt?: string;
  /** Whether the cardholder's bank has been asked to take the money back. */
  disputed?: true;
  receiptUrl: string;
  /** Whether the receipt is in the outbox: there is one per success. */
  receiptQueued?: true;
  /** Who asked for the receipt again: one id per request. */
  receiptRequests?: string[];
  /** The ids of the events that told of a failed card. */
  failedEvents?: string[];
  /** The refund that may be under way. */
  refundClaim?: RefundClaim;
  /** What proves the client secret, which itself is not kept. */
  secretDigest: string;
  /** Pseudonym of the network address it was begun from. */
  addressKey?: string;
  createdAt: string;
  updatedAt: string;
  /** `YYYY-MM` of createdAt: the key of the paging index. */
  createdMonth: string;
  /** Keys of the sparse index byPendingSince, until the intent has ended at Stripe. */
  pending?: 'pending';
  pendingSince?: string;
  version: number;
}

/** A refund that has begun, until it is in our books, Stripe has refused it, or another takes its place. */
export interface RefundClaim {
  /** Who asked, and for how much: the same again is the same refund. */
  wanted: string;
  cents: number;
  /** What of the payment is refunded once this is. */
  reachesCents: number;
  /** Instant (ISO) at which it was last asked for. */
  askedAt: string;
  /** What tells it from every other refund of so much, to Stripe too: the version that it made. */
  occasion: number;
}

/** What is left of a deleted payment. It carries no index key, so no list finds it and no event brings it back. */
export interface PaymentTombstone {
  id: string;
  deletedAt: string;
  /** Whether Stripe had the money by then. */
  wasPaid: boolean;
  version: number;
}

/** The form in which a client secret is kept. It is long and random, so that a plain digest gives nothing away. */
export function digestOfSecret(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('base64url');
}

/** What of a succeeded payment is still with us. */
export function revenueCentsOf({ status, amountCents, refundedCents }: PaymentItem): number {
  return status === 'succeeded' ? amountCents - refundedCents : 0;
}

/** The payment as the API tells it to an admin. */
export function toPayment(item: PaymentItem): Payment {
  return {
    id: item.id,
    paymentIntentId: item.id,
    patientName: item.patientName,
    patientEmail: item.patientEmail,
    accountNumber: item.accountNumber,
    amount: dollarsOf(item.amountCents),
    currency: item.currency,
    status: item.status,
    description: item.description,
    receiptUrl: item.receiptUrl,
    amountRefunded: dollarsOf(item.refundedCents),
    ...(item.disputed && { disputed: true }),
    ...(item.items && { items: item.items }),
    stripeMetadata: { source: item.source, timestamp: item.timestamp },
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}
