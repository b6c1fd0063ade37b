import { env } from '#functions/core/env.ts';
import type { TransactItem } from './transaction.ts';

const table = env('LIMITS_TABLE');

/** How much of something one subject may do in each window of time. */
export interface WindowLimit {
  what: string;
  lengthMs: number;
  limit: number;
}

export const dayMs = 86_400_000;

/**
 * The step that counts once more, in the transaction of what it counts. Its condition fails when the window is full.
 * @param subject who is counted; a pseudonym, since it is stored
 */
export function countInWindow({ what, lengthMs, limit }: WindowLimit, subject: string): TransactItem {
  const window = Math.floor(Date.now() / lengthMs);
  return {
    Update: {
      TableName: table,
      Key: { key: `${what}#${subject}#${window}` },
      UpdateExpression: 'ADD done :one SET expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(done) OR done < :max',
      ExpressionAttributeValues: {
        ':one': 1,
        ':max': limit,
        ':expiresAt': Math.ceil(((window + 2) * lengthMs) / 1000),
      },
    },
  };
}

/** Seconds until the next window begins. */
export function secondsToNextWindow(lengthMs: number): number {
  return Math.ceil((lengthMs - (Date.now() % lengthMs)) / 1000);
}
