import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Problem } from '#shared/api/problem.ts';
import { dynamo } from './client.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The steps of a transaction, named so that a caller can tell which condition stood in the way. */
export type NamedItems<Step extends string> = Partial<Record<Step, TransactItem>>;

/** How long a caller is kept waiting for a quieter moment; well below the function's time limit. */
const patienceMs = 2_500;
/** However long they took: the SDK alone may wait three seconds between its attempts at a throttled call. */
const leastAttempts = 2;
const firstWaitMs = 15;
const longestWaitMs = 400;

const passing = new Set([
  'ThrottlingException',
  'ThrottlingError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'TransactionConflictException',
]);

/** Full jitter: anywhere between nothing and a bound that doubles. */
function pause(attempt: number): Promise<void> {
  const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * bound));
}

function cancellationCodes(error: TransactionCanceledException): string[] {
  return error.CancellationReasons?.map((reason) => reason.Code ?? 'None') ?? [];
}

/** Whether the same request may well succeed in a moment. */
function isPassing(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return cancellationCodes(error).some((code) => code === 'TransactionConflict' || passing.has(code));
  }
  return error instanceof Error && passing.has(error.name);
}

/** Busy after every retry: an expected answer, never a 5xx. */
function busy(): Problem {
  return new Problem('too-many', 'Many people are here right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
}

/**
 * Runs a request to DynamoDB. Collisions with other transactions, and throttling that outlasts the SDK's own retries,
 * are tried again with jitter and end as `too-many`.
 */
export async function patiently<Result>(send: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + patienceMs;
  for (let attempt = 0; attempt < leastAttempts || Date.now() < until; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await pause(attempt);
  }
  throw busy();
}

/** The answer of a conditional write, or undefined when its condition did not hold. */
export async function unlessRefused<Answer>(write: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await patiently(write);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** The step that puts a record in place of the one that was read. Its condition fails when that has moved on. */
export function replaceStep(TableName: string, Item: object, read: { version: number }): TransactItem {
  return {
    Put: {
      TableName,
      Item,
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':read': read.version },
    },
  };
}

/** Writes all or nothing. Answers the steps whose condition failed: empty when everything was written. */
export function transact<Step extends string>(items: NamedItems<Step>): Promise<Step[]> {
  const entries = Object.entries<TransactItem | undefined>(items).filter(([, item]) => item !== undefined);
  const command = new TransactWriteCommand({
    TransactItems: entries.map(([, item]) => item as TransactItem),
  });
  return patiently(async () => {
    try {
      await dynamo.send(command);
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = cancellationCodes(error);
      const failed = entries.filter((_, at) => codes[at] === 'ConditionalCheckFailed');
      if (failed.length === 0) throw error;
      return failed.map(([step]) => step as Step);
    }
  });
}
