import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { OutboxItem } from './outbox.ts';

const table = env('OUTBOX_TABLE');

/** Whether a mail that was queued with `notBefore` still waits: no run has claimed it. */
export function isWaiting(mail: OutboxItem | undefined): boolean {
  return mail?.status === 'pending' && mail.attempts === 1;
}

const ifWaiting = {
  ConditionExpression: '#status = :pending AND attempts = :one',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':pending': 'pending', ':one': 1 },
};

/** The step that fails unless a mail still waits. */
export function waitingStep(id: string): TransactItem {
  return { ConditionCheck: { TableName: table, Key: { id }, ...ifWaiting } };
}

/**
 * The step that keeps an undo from stopping a waiting mail: the mail then looks claimed, and is sent when it's due.
 * Fails if the mail doesn't wait anymore.
 */
export function keepMailStep(id: string): TransactItem {
  const UpdateExpression = 'SET attempts = attempts + :one';
  return { Update: { TableName: table, Key: { id }, UpdateExpression, ...ifWaiting } };
}
