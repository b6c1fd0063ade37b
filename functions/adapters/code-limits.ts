import { env, envNumber } from '#functions/core/env.ts';
import { pseudonym } from '#functions/core/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import type { NamedItems, TransactItem } from './transaction.ts';

const table = env('LIMITS_TABLE');

const quarterMs = 15 * 60_000;
const dayMs = 86_400_000;

const windows = {
  quarter: { lengthMs: quarterMs, limit: envNumber('LIMIT_CODES_PER_15_MINUTES') },
  day: { lengthMs: dayMs, limit: envNumber('LIMIT_CODES_PER_DAY') },
} as const;

export type CodeLimitStep = keyof typeof windows;

function countCode(address: string, step: CodeLimitStep): TransactItem {
  const { lengthMs, limit } = windows[step];
  const window = Math.floor(Date.now() / lengthMs);
  return {
    Update: {
      TableName: table,
      Key: { key: `code#${address}#${step}#${window}` },
      UpdateExpression: 'ADD codes :one SET expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(codes) OR codes < :max',
      ExpressionAttributeValues: {
        ':one': 1,
        ':max': limit,
        ':expiresAt': Math.ceil(((window + 2) * lengthMs) / 1000),
      },
    },
  };
}

/** The steps that count a code against the limits of its e-mail address, known to us or not. */
export async function codeLimitSteps(emailKey: string): Promise<NamedItems<CodeLimitStep>> {
  const address = await pseudonym(emailKey);
  return { quarter: countCode(address, 'quarter'), day: countCode(address, 'day') };
}

/** So many codes that the next has to wait. */
export function tooManyCodes(failed: readonly string[]): Problem {
  const lengthMs = failed.includes('day') ? dayMs : quarterMs;
  const retryAfterSeconds = Math.ceil((lengthMs - (Date.now() % lengthMs)) / 1000);
  const detail = 'Several codes were sent to this address already. Please use the latest, or wait a while.';
  return new Problem('too-many', detail, { retryAfterSeconds });
}
