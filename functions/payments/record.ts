import type { Client } from '#functions/platform/http/client.ts';
import { pick } from '#functions/platform/pick.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { BoughtItem, Card, Payment, PaymentStatus, PublicPayment } from '#shared/payments/payment.ts';
import type { AttentionKeys, ReconciliationKey } from './history/attention.ts';
import { toDispute } from './history/dispute-record.ts';
import { type MoneyFacts, movementsOf, netCentsOf } from './history/money-facts.ts';
import { toRefund } from './history/refund-record.ts';
import type { LabOrderFields } from './lab-order-record.ts';

/** A payment as stored. Money is in cents. */
export interface PaymentItem extends MoneyFacts, AttentionKeys, ReconciliationKey, LabOrderFields {
  /** The id of the payment's intent at Stripe, or an id that we made if a manager entered the payment. */
  id: string;
  source: string;
  /** When the payment began, according to the browser. */
  timestamp: string;
  /** Empty if unknown. */
  patientName: string;
  patientEmail: string;
  accountNumber: string;
  description: string;
  phone?: string;
  dob?: string;
  items?: BoughtItem[];
  /** The day of the visit that a bill is for, if the payer said so. */
  serviceDate?: string;
  /** The card that Stripe charged. */
  card?: Card;
  status: PaymentStatus;
  /** Stripe's code for why the last card was declined. Present only while the status is failed. */
  declineCode?: string;
  /** Stripe is waiting for the cardholder's bank, so the payment may succeed without any further action. */
  processing?: true;
  /** An admin has set the status, so Stripe's answers don't change the status. */
  overridden?: true;
  /** When an admin last set the status. */
  overriddenAt?: string;
  /** Stripe's intent differs from what we requested. */
  isMismatched?: true;
  receiptUrl: string;
  /** The automatic receipt was queued. There is only one. */
  receiptQueued?: true;
  /** One id for each request to send the receipt again. */
  receiptRequests?: string[];
  /** How many charges have failed, counted at Stripe. */
  failedCharges?: number;
  /** Stripe's ids of cards that failed at 3-D Secure, before a charge. */
  unchargedCards?: string[];
  /** Digest of the client secret, to verify it without storing it. Absent from an entered payment. */
  clientSecretDigest?: string;
  /** The sign-in subject of the admin who entered the payment. Stripe doesn't know such a payment. */
  enteredBy?: string;
  /**
   * Identifies the payment's idempotency key. Absent from an entered payment, and from one whose details had to be
   * taken from Stripe.
   */
  reference?: string;
  /** The client that began the payment. */
  client?: Client;
  createdAt: string;
  updatedAt: string;
  /** `YYYY-MM` of createdAt: the key of the paging index. */
  createdMonth: string;
  /** Keys of the sparse index byPendingSince, until the intent has ended at Stripe. */
  pending?: 'pending';
  pendingSince?: string;
  version: number;
}

/**
 * The tombstone of a deleted payment. Only the work list and the list of money movements find it. No event restores the
 * payment.
 */
export interface PaymentTombstone extends MoneyFacts, AttentionKeys, ReconciliationKey {
  id: string;
  deletedAt: string;
  /** Stripe's intent differed from what we requested. */
  isMismatched?: true;
  /** Stripe took the money after the payment was deleted. */
  paidLate?: true;
  version: number;
}

/** The revenue of a payment, as the API defines it: what succeeded, less refunds and open or lost disputes. */
export function revenueCentsOf(item: PaymentItem): number {
  return item.status === 'succeeded' ? netCentsOf(item) : 0;
}

/**
 * The payment as anyone who knows its id may see it. A failed payment that has ended can't be retried, so it shows as
 * `cancelled`.
 */
export function toPublicPayment({ id, status, pending, paidAt, processing }: PaymentItem): PublicPayment {
  const isOver = status === 'failed' && !pending && !paidAt;
  return { id, status: isOver ? 'cancelled' : status, ...(processing && { processing }) };
}

const noReason = 'The bank declined the card without a reason.';

/** A sentence for bookkeepers for each of Stripe's codes for why a payment failed. */
const texts: Record<string, string> = {
  insufficient_funds: 'The bank declined the card: insufficient funds.',
  withdrawal_count_limit_exceeded: 'The bank declined the card: over its limit.',
  card_velocity_exceeded: 'The bank declined the card: over its limit.',
  lost_card: 'The bank declined the card: reported lost.',
  stolen_card: 'The bank declined the card: reported stolen.',
  fraudulent: 'Stripe or the bank suspected fraud.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code was wrong.',
  invalid_cvc: 'The security code was wrong.',
  incorrect_number: 'The card number was wrong.',
  invalid_number: 'The card number was wrong.',
  incorrect_zip: 'The ZIP code was wrong.',
  invalid_expiry_month: 'The expiration date was wrong.',
  invalid_expiry_year: 'The expiration date was wrong.',
  card_not_supported: 'The bank doesn’t allow this kind of payment on the card.',
  transaction_not_allowed: 'The bank doesn’t allow this kind of payment on the card.',
  processing_error: 'The card couldn’t be processed at that moment.',
  try_again_later: 'The card couldn’t be processed at that moment.',
  issuer_not_available: 'The card’s bank couldn’t be reached.',
  authentication_required: 'The bank wanted the cardholder to confirm it’s them.',
  payment_intent_authentication_failure: 'The cardholder didn’t confirm with their bank that it’s them.',
};

/** Why a payment failed, as a sentence. */
function declineText(code: string): string {
  return texts[code] ?? noReason;
}

/** The payment as an admin sees it. Money is in dollars. */
export function toPayment(item: PaymentItem): Payment {
  const movements = movementsOf(item);
  return {
    ...pick(item, 'id', 'patientName', 'patientEmail', 'accountNumber', 'description', 'currency', 'status'),
    ...pick(item, 'items', 'clinicId', 'orderNumber', 'serviceDate', 'receiptUrl', 'card', 'enteredBy'),
    ...pick(item, 'createdAt', 'updatedAt', 'paidAt', 'version'),
    paymentIntentId: item.id,
    amount: centsToDollars(item.amountCents),
    ...(item.status === 'failed' && item.declineCode && { failureReason: declineText(item.declineCode) }),
    amountRefunded: centsToDollars(item.refundedCents),
    ...(item.disputes && { disputed: true }),
    refunds: (item.refunds ?? []).map((refund) => toRefund(refund, item)),
    disputes: (item.disputes ?? []).map(toDispute),
    ...(item.drawn && { drawnAt: item.drawn.at, drawnAtClinicId: item.drawn.clinicId }),
    stripeMetadata: { source: item.source, timestamp: item.timestamp },
    ...(movements.length > 0 && { movements }),
  };
}
