import { env } from '#functions/platform/env.ts';
import type { TransactItem } from './transaction.ts';

const table = env('LIMITS_TABLE');

type TransactUpdate = NonNullable<TransactItem['Update']>;

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

/** The step that counts what has already happened, even in a full window. */
export function countUnconditionally(limit: WindowLimit, subject: string): { Update: TransactUpdate } {
  const { windowMs } = limit;
  const windowAfterNext = Math.floor(Date.now() / windowMs) + 2;
  return {
    Update: {
      TableName: table,
      Key: keyOf(limit, subject),
      UpdateExpression: 'ADD done :one SET expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':one': 1,
        ':expiresAt': Math.ceil((windowAfterNext * windowMs) / 1000),
      },
    },
  };
}

/**
 * The step that counts an action in the action's own transaction. Fails when the window is full.
 * @param subject who acts; a pseudonym, since it is stored
 */
export function countInWindow(limit: WindowLimit, subject: string): TransactItem {
  const { Update } = countUnconditionally(limit, subject);
  const ExpressionAttributeValues = { ...Update.ExpressionAttributeValues, ':max': limit.limit };
  return { Update: { ...Update, ConditionExpression: belowLimit, ExpressionAttributeValues } };
}

/** The step that counts nothing and fails when the window is full. */
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
