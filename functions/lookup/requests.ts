import { randomBytes } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { conditionalWrite, withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { codeLifeMinutes } from './code.ts';

const table = env('LOOKUP_CODES_TABLE');

const retentionMs = retention.lookupRequestHours * hourMs;
const maxTries = 5;

/** A visitor's request for a code. Only that visitor knows its id, so a stranger cannot use up its tries. */
interface LookupRequest {
  requestId: string;
  emailPseudonym: string;
  /** When its code expires, in milliseconds of real time. */
  expiresAt: number;
  tries: number;
  /** Set right before the code is mailed. A code that was never mailed cannot be redeemed, so it cannot be guessed either. */
  mailedAt?: number;
  /** Seconds since 1970. */
  dropAt: number;
}

/** An id of 128 random bits. */
export function newRequestId(): string {
  return randomBytes(16).toString('base64url');
}

function pseudonymOf(emailKey: string): Promise<string> {
  return pseudonym(`lookup ${emailKey}`);
}

/** The step that stores a request, whether or not we know the address. */
export async function requestStep(requestId: string, emailKey: string): Promise<TransactItem> {
  const Item: LookupRequest = {
    requestId,
    emailPseudonym: await pseudonymOf(emailKey),
    expiresAt: Date.now() + codeLifeMinutes * minuteMs,
    tries: 0,
    dropAt: Math.ceil((Date.now() + retentionMs) / 1000),
  };
  return { Put: { TableName: table, Item } };
}

/** Makes the code of a request redeemable. */
export async function markMailed(requestId: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { requestId },
    UpdateExpression: 'SET mailedAt = :now',
    ConditionExpression: 'attribute_exists(requestId)',
    ExpressionAttributeValues: { ':now': Date.now() },
  });
  await conditionalWrite(() => dynamo.send(command));
}

/** Deletes a request whose code is never mailed. */
export async function forgetRequest(requestId: string): Promise<void> {
  await withRetry(() => dynamo.send(new DeleteCommand({ TableName: table, Key: { requestId } })));
}

/**
 * Counts a try at the code of a request. False when there is nothing to try: the request is unknown, for another address,
 * expired or tried too often, or its code was redeemed or never mailed.
 */
export async function countTry(requestId: string, emailKey: string): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { requestId },
    UpdateExpression: 'ADD tries :one',
    ConditionExpression:
      'emailPseudonym = :pseudonym AND attribute_exists(mailedAt) AND expiresAt > :now AND tries < :max',
    ExpressionAttributeValues: {
      ':one': 1,
      ':pseudonym': await pseudonymOf(emailKey),
      ':now': Date.now(),
      ':max': maxTries,
    },
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/** The step that redeems a code. Fails when it was redeemed before. */
export function redeemStep(requestId: string): TransactItem {
  return {
    Delete: {
      TableName: table,
      Key: { requestId },
      ConditionExpression: 'attribute_exists(requestId)',
    },
  };
}
