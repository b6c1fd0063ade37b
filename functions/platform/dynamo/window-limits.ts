import { env } from '#functions/platform/env.ts';
import type { TransactItem } from './transaction.ts';

const table = env('LIMITS_TABLE');

type TransactUpdate = NonNullable<TransactItem['Update']>;

/** How much of something one subject may do in each window of time. */
export interface WindowLimit {
  what: string;
  lengthMs: number;
  limit: number;
}

const isOpen = 'attribute_not_exists(done) OR done < :max';

function keyOf({ what, lengthMs }: WindowLimit, subject: string) {
  return { key: `${what}#${subject}#${Math.floor(Date.now() / lengthMs)}` };
}

/** The step that counts what has already happened, be the window full or not. */
export function countAnyway(limit: WindowLimit, subject: string): { Update: TransactUpdate } {
  const { lengthMs } = limit;
  const windowAfterNext = Math.floor(Date.now() / lengthMs) + 2;
  return {
    Update: {
      TableName: table,
      Key: keyOf(limit, subject),
      UpdateExpression: 'ADD done :one SET expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':one': 1,
        ':expiresAt': Math.ceil((windowAfterNext * lengthMs) / 1000),
      },
    },
  };
}

/**
 * The step that counts once more, in the transaction of what it counts. Its condition fails when the window is full.
 * @param subject who is counted; a pseudonym, since it is stored
 */
export function countInWindow(limit: WindowLimit, subject: string): TransactItem {
  const { Update } = countAnyway(limit, subject);
  const ExpressionAttributeValues = { ...Update.ExpressionAttributeValues, ':max': limit.limit };
  return { Update: { ...Update, ConditionExpression: isOpen, ExpressionAttributeValues } };
}

/** The step that counts nothing, and whose condition fails when the window is full. */
export function unlessFull(limit: WindowLimit, subject: string): TransactItem {
  return {
    ConditionCheck: {
      TableName: table,
      Key: keyOf(limit, subject),
      ConditionExpression: isOpen,
      ExpressionAttributeValues: { ':max': limit.limit },
    },
  };
}

/** Seconds until the next window begins. */
export function secondsToNextWindow(lengthMs: number): number {
  return Math.ceil((lengthMs - (Date.now() % lengthMs)) / 1000);
}
