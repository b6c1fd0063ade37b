import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/platform/env.ts';
import { dynamo } from './client.ts';
import { readItem } from './reads.ts';
import { conditionalWrite } from './retry.ts';
import type { TransactItem, UpdateStep } from './transaction.ts';

const table = env('LIMITS_TABLE');

/** How often one subject may do something in each fixed window of time. */
export interface WindowLimit {
  name: string;
  windowMs: number;
  limit: number;
}

const belowLimit = 'attribute_not_exists(done) OR done < :max';

function keyOf({ name, windowMs }: WindowLimit, subject: string) {
  return { key: `${name}#${subject}#${Math.floor(Date.now() / windowMs)}` };
}

/** The step that counts something that has already happened, even in a full window. */
export function countUnconditionally(limit: WindowLimit, subject: string, count = 1): UpdateStep {
  const { windowMs } = limit;
  const windowAfterNext = Math.floor(Date.now() / windowMs) + 2;
  return {
    Update: {
      TableName: table,
      Key: keyOf(limit, subject),
      UpdateExpression: 'ADD done :count SET expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':count': count,
        ':expiresAt': Math.ceil((windowAfterNext * windowMs) / 1000),
      },
    },
  };
}

/**
 * The step that counts an action in the action's own transaction. Fails when the window is full.
 * @param subject who acts, as a pseudonym, since it's stored
 */
export function countInWindow(limit: WindowLimit, subject: string): UpdateStep {
  const { Update } = countUnconditionally(limit, subject);
  const ExpressionAttributeValues = { ...Update.ExpressionAttributeValues, ':max': limit.limit };
  return { Update: { ...Update, ConditionExpression: belowLimit, ExpressionAttributeValues } };
}

/** Counts an action that writes nothing else. Returns false, without counting, when the window is full. */
export async function countedInWindow(limit: WindowLimit, subject: string): Promise<boolean> {
  const { Update } = countInWindow(limit, subject);
  return (await conditionalWrite(() => dynamo.send(new UpdateCommand(Update)))) !== undefined;
}

export async function isWindowFull(limit: WindowLimit, subject: string): Promise<boolean> {
  const { done = 0 } = (await readItem<{ done?: number }>(table, keyOf(limit, subject))) ?? {};
  return done >= limit.limit;
}

/** The step that fails when the window is full, and counts nothing. */
export function windowNotFull(limit: WindowLimit, subject: string): TransactItem {
  return {
    ConditionCheck: {
      TableName: table,
      Key: keyOf(limit, subject),
      ConditionExpression: belowLimit,
      ExpressionAttributeValues: { ':max': limit.limit },
    },
  };
}

export function secondsToNextWindow(windowMs: number): number {
  return Math.ceil((windowMs - (Date.now() % windowMs)) / 1000);
}
