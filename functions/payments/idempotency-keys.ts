import { createHash } from 'node:crypto';
import { readItem, updateItem } from '#functions/platform/dynamo/items.ts';
import { type Count, type Full, transactWithin } from '#functions/platform/dynamo/tally.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { chargeOf, type Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';
import { newPayment, type PaymentDetails } from './new-payment.ts';
import type { PaymentItem } from './record.ts';
import { paymentsTable } from './store.ts';

interface KeyRecord {
  /** A digest of the request: the same for a retry, but different for another payment under the same key. */
  fingerprint: string;
  /**
   * How many attempts ended in a 5xx. Stripe repeats that answer for the same key, so the next attempt uses a new key
   * at Stripe.
   */
  serverErrors: number;
  /** Instant (ISO). */
  begunAt: string;
}

/** A key whose payment has no record yet. It holds the details for the record. */
export interface WaitingKey extends KeyRecord {
  details: PaymentDetails;
  intentId?: never;
}

/** A key whose payment has an intent and a record. */
export interface LinkedKey extends KeyRecord {
  intentId: string;
  details?: never;
}

/** The record of an idempotency key. Each key belongs to one payment. */
export type StoredKey = WaitingKey | LinkedKey;

/** How long a key without a payment is kept: its details are personal, and no payment needs them. */
const waitingSeconds = retention.unfinishedPaymentDays * daySeconds;

/**
 * Identifies a payment, at Stripe and in our tables, even before it has an intent. The reference is a digest, so it
 * doesn't reveal the key.
 */
export function referenceOf(key: string): string {
  return createHash('sha256').update(`payment ${key}`).digest('base64url').slice(0, 22);
}

// Keys are stored in the payments table, under an id that no intent can have.
function itemKeyOf(reference: string) {
  return { id: `key#${reference}` };
}

/** Reads the key with this reference; undefined when there is none. */
export function findKey(reference: string): Promise<StoredKey | undefined> {
  return readItem(paymentsTable, itemKeyOf(reference));
}

/**
 * Stores an idempotency key with its payment's details, or finds the key already stored. Counts only a new key. Throws
 * `conflict` when the key belongs to another payment.
 * @returns the stored key, or the count that has no room for it
 */
export async function storeKey(
  waiting: WaitingKey,
  counts: readonly Count[],
): Promise<{ stored: StoredKey } | { full: Full }> {
  const { reference } = waiting.details;
  const expiresAt = Math.ceil(Date.now() / 1000) + waitingSeconds;
  const key: TransactItem = {
    Put: {
      TableName: paymentsTable,
      Item: { ...itemKeyOf(reference), ...waiting, expiresAt },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
  const { failed, full } = await transactWithin({ key }, counts);
  if (full) return { full };
  if (failed.length === 0) return { stored: waiting };
  const found = await findKey(reference);
  if (found?.fingerprint === waiting.fingerprint) return { stored: found };
  throw new Problem(
    'conflict',
    'The details of this payment changed after you started it. Please start over.',
  );
}

/**
 * The step that links a key to its intent, and drops the details, which the payment's record holds from now on. Fails
 * when the key is linked to another intent: with two intents, the patient could pay twice.
 */
export function linkStep(reference: string, intentId: string): TransactItem {
  return {
    Update: {
      TableName: paymentsTable,
      Key: itemKeyOf(reference),
      UpdateExpression: 'SET intentId = :intentId REMOVE details, expiresAt',
      ConditionExpression: 'attribute_not_exists(intentId) OR intentId = :intentId',
      ExpressionAttributeValues: { ':intentId': intentId },
    },
  };
}

/** A payment that began here and whose record is missing, with the steps of the record's first write. */
interface FoundPayment {
  item: PaymentItem;
  steps: TransactSteps;
}

/**
 * Creates the missing payment of an intent that began here, from the details stored with its idempotency key. If those
 * have expired, uses what Stripe knows.
 */
export async function findPaymentOf(intent: Intent, reference: string, now: Date): Promise<FoundPayment> {
  const link = linkStep(reference, intent.id);
  const details = (await findKey(reference))?.details;
  const payer = chargeOf(intent)?.billing_details;
  const fromStripe = {
    source: intent.metadata.source ?? 'unknown',
    timestamp: '',
    patientName: payer?.name ?? '',
    patientEmail: payer?.email ?? '',
    accountNumber: '',
    description: '',
  };
  return { item: newPayment(intent, details ?? fromStripe, now), steps: details ? { link } : {} };
}

/**
 * Makes the next attempt use a new key at Stripe. This can't charge twice, since the failed attempt's client secret was
 * never sent.
 */
export async function countServerError({ details, serverErrors }: WaitingKey): Promise<void> {
  await updateItem({
    TableName: paymentsTable,
    Key: itemKeyOf(details.reference),
    UpdateExpression: 'SET serverErrors = :next',
    ConditionExpression: 'serverErrors = :read AND attribute_not_exists(intentId)',
    ExpressionAttributeValues: { ':next': serverErrors + 1, ':read': serverErrors },
  });
}
