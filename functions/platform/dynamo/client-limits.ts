import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { Problem } from '#shared/api/problem.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { Member } from './bounded-sets.ts';
import { dynamo } from './client.ts';
import { conditionalWrite } from './retry.ts';
import type { UpdateStep } from './transaction.ts';
import { countedInWindow, secondsToNextWindow, type WindowLimit } from './window-limits.ts';

const table = env('LIMITS_TABLE');

/** How often a client may do something in a day. */
export interface DailyLimit {
  name: string;
  limit: number;
}

/** The Problem for something a client may do again tomorrow, when its counters start over. */
export function tooManyToday(detail: string): Problem {
  return new Problem('too-many', detail, { retryAfterSeconds: secondsToNextWindow(dayMs) });
}

function today(): number {
  return Math.floor(Date.now() / dayMs);
}

function keyOf({ key }: Client) {
  return { key: `client#${key}#${today()}` };
}

/**
 * The step that counts something a client does. One item holds all of a client's counters for a day. Undoing the action
 * doesn't lower them. Given a recipient, it also counts how many different addresses the client has had mail sent to.
 * Fails at either limit. A clinic's own network has no limits, and so no step.
 */
export function countForClient(
  client: Client,
  { name, limit }: DailyLimit,
  recipient?: Member,
): UpdateStep | undefined {
  if (client.isSpared) return undefined;
  const belowLimit = '(attribute_not_exists(#name) OR #name < :limit)';
  const fewRecipients =
    '(attribute_not_exists(recipients) OR contains(recipients, :recipient) OR size(recipients) < :maxRecipients)';
  return {
    Update: {
      TableName: table,
      Key: keyOf(client),
      UpdateExpression: `ADD #name :one${recipient ? ', recipients :recipients' : ''} SET expiresAt = :expiresAt`,
      ConditionExpression: recipient ? `${belowLimit} AND ${fewRecipients}` : belowLimit,
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: {
        ':one': 1,
        ':limit': limit,
        ':expiresAt': ((today() + retention.limitDays) * dayMs) / 1000,
        ...(recipient && {
          ':recipient': recipient.key,
          ':recipients': new Set([recipient.key]),
          ':maxRecipients': recipient.limit,
        }),
      },
    },
  };
}

/**
 * Counts what a client does that writes nothing else. Throws the Problem with that text once its window is full. A clinic's
 * own network has no limits.
 */
export async function countClientInWindow(
  client: Client,
  limit: WindowLimit,
  tooMany: string,
): Promise<void> {
  if (client.isSpared || (await countedInWindow(limit, client.key))) return;
  throw new Problem('too-many', tooMany, { retryAfterSeconds: secondsToNextWindow(limit.windowMs) });
}

/** Counts an action that has no transaction of its own. Returns false at the limit, without counting. */
export async function countNow(client: Client, limit: DailyLimit): Promise<boolean> {
  const step = countForClient(client, limit);
  if (!step) return true;
  return (await conditionalWrite(() => dynamo.send(new UpdateCommand(step.Update)))) !== undefined;
}

/** Undoes a count that was made as a precaution. Never goes below zero, and never changes another day's count. */
export async function giveBack(client: Client, { name }: DailyLimit): Promise<void> {
  const command = new UpdateCommand({
    TableName: table,
    Key: keyOf(client),
    UpdateExpression: 'ADD #name :minusOne',
    ConditionExpression: '#name > :zero',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':minusOne': -1, ':zero': 0 },
  });
  await conditionalWrite(() => dynamo.send(command));
}
