import { env } from '#functions/platform/env.ts';
import { readItem } from './reads.ts';
import type { TransactItem, UpdateStep } from './transaction.ts';

const table = env('LIMITS_TABLE');

/** A member of a set, and how many members the set may have. */
export interface Member {
  /** A pseudonym or an opaque id, since it is stored. */
  key: string;
  limit: number;
}

/**
 * The step that adds a member to a set. Fails when the set is full, unless it already has that member, so the set never
 * grows beyond its limit.
 * @param expiresAt seconds since 1970
 */
export function addToSet(set: string, { key, limit }: Member, expiresAt: number): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { key: set },
      UpdateExpression: 'ADD members :members SET expiresAt = :expiresAt',
      ConditionExpression:
        'attribute_not_exists(members) OR contains(members, :member) OR size(members) < :limit',
      ExpressionAttributeValues: {
        ':member': key,
        ':members': new Set([key]),
        ':limit': limit,
        ':expiresAt': expiresAt,
      },
    },
  };
}

/**
 * The step that removes members from a set. It ignores any that the set doesn't have.
 * @param expiresAt seconds since 1970
 */
export function removeFromSet(
  set: string,
  members: readonly [string, ...string[]],
  expiresAt: number,
): UpdateStep {
  return {
    Update: {
      TableName: table,
      Key: { key: set },
      // Without an expiry, a removal after the set itself has expired would leave an item forever.
      UpdateExpression: 'DELETE members :members SET expiresAt = :expiresAt',
      ExpressionAttributeValues: { ':members': new Set(members), ':expiresAt': expiresAt },
    },
  };
}

export async function membersOf(set: string): Promise<string[]> {
  const { members = [] } = (await readItem<{ members?: Set<string> }>(table, { key: set })) ?? {};
  return [...members];
}
