import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
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
  /** The same for a retry; different for another payment under the same key. */
  fingerprint: string;
  /** How many attempts ended in a 5xx. Stripe replays those answers, so the next attempt needs a new key at Stripe. */
  serverErrors: number;
  /** Instant (ISO). */
  begunAt: string;
}

/** A key whose payment has no record yet. It holds what the record will be made of. */
export interface WaitingKey extends KeyRecord {
  details: PaymentDetails;
  intentId?: never;
}

/** A key that has led to a payment. */
export interface LinkedKey extends KeyRecord {
  intentId: string;
  details?: never;
}

/** The record of an idempotency key, which stands for one payment. */
export type StoredKey = WaitingKey | LinkedKey;

/** A waiting key is dropped after this long: its details are personal, and no payment has come of them. */
const waitingSeconds = retention.unfinishedPaymentDays * daySeconds;

/** The name of a payment, at Stripe and in our tables, before it has an intent. A digest, so it keeps the key secret. */
export function referenceOf(key: string): string {
  return createHash('sha256').update(`payment ${key}`).digest('base64url').slice(0, 22);
}

// Beside the payments, under an id that no intent can have.
function itemKeyOf(reference: string) {
  return { id: `key#${reference}` };
}

/** Reads the key behind a reference; undefined when there is none. */
export function findKey(reference: string): Promise<StoredKey | undefined> {
  return readItem(paymentsTable, itemKeyOf(reference));
}

/**
 * Stores an idempotency key with its payment's details, or finds it stored. Only a new key is counted.
 * Throws `conflict` when the key stands for another payment.
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
 * The step that links a key to its intent, and drops the details, which the payment's record now holds. Fails when the
 * key is linked to another intent: if both could be paid, the patient could pay twice.
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

/** A payment of ours that Stripe knows and we have no record of, with the steps of its first write. */
interface FoundPayment {
  item: PaymentItem;
  steps: TransactSteps;
}

/**
 * The payment for an intent of ours that has no record. Its details are stored with its idempotency key. Where they are gone, it
 * is made from what Stripe knows.
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

/** Makes the next attempt a new one to Stripe. Safe, since no client secret of the failed one has left the server. */
export async function countServerError({ details, serverErrors }: WaitingKey): Promise<void> {
  const command = new UpdateCommand({
    TableName: paymentsTable,
    Key: itemKeyOf(details.reference),
    UpdateExpression: 'SET serverErrors = :next',
    ConditionExpression: 'serverErrors = :read AND attribute_not_exists(intentId)',
    ExpressionAttributeValues: { ':next': serverErrors + 1, ':read': serverErrors },
  });
  await conditionalWrite(() => dynamo.send(command));
}
