import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';
import { codeLifeMinutes, codeOf } from './code.ts';

const table = env('LOOKUP_CODES_TABLE');

const retentionMs = 7 * dayMs;
const maxTries = 5;

/** A new code. The mail job derives the code itself from the seed and the signing key. */
export interface NewCode {
  seed: string;
  step: TransactItem;
}

// Keyed, since all six-digit codes could be tried against a plain digest.
function digestOf(emailKey: string, code: string): Promise<string> {
  return pseudonym(JSON.stringify(['lookup code', emailKey, code]));
}

/** Makes a code that replaces the address's earlier one. It expires by real time. */
export async function newCode(emailKey: string): Promise<NewCode> {
  const seed = randomUUID();
  const digest = await digestOf(emailKey, await codeOf(emailKey, seed));
  const expiresAt = Date.now() + codeLifeMinutes * minuteMs;
  const dropAt = Math.ceil((expiresAt + retentionMs) / 1000);
  return {
    seed,
    step: { Put: { TableName: table, Item: { emailKey, digest, tries: 0, expiresAt, dropAt } } },
  };
}

function updateIf(update: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>) {
  return conditionalWrite(() => dynamo.send(new UpdateCommand({ TableName: table, ...update })));
}

/**
 * Redeems a code. False when it is wrong, was used, has expired or was tried too often. The try is counted before the
 * code is compared, so that even simultaneous tries get no more than five.
 */
export async function redeemCode(emailKey: string, code: string): Promise<boolean> {
  const tried = await updateIf({
    Key: { emailKey },
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: 'expiresAt > :now AND tries < :max AND attribute_not_exists(usedAt)',
    ExpressionAttributeValues: { ':one': 1, ':now': Date.now(), ':max': maxTries },
    ReturnValues: 'ALL_NEW',
  });
  const digest = await digestOf(emailKey, code);
  if (tried?.Attributes?.digest !== digest) return false;
  const used = await updateIf({
    Key: { emailKey },
    UpdateExpression: 'SET usedAt = :now',
    ConditionExpression: 'digest = :digest AND attribute_not_exists(usedAt)',
    ExpressionAttributeValues: { ':now': Date.now(), ':digest': digest },
  });
  return used !== undefined;
}
