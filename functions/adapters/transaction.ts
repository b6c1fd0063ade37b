import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Problem } from '#shared/api/problem.ts';
import { dynamo } from './dynamo.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A step of a transaction, named so that a caller can tell which condition stood in the way. */
export type NamedItems<Step extends string> = Partial<Record<Step, TransactItem>>;

const maxTries = 8;
const firstWaitMs = 15;
const longestWaitMs = 400;

const throttles = new Set([
  'ThrottlingException',
  'ThrottlingError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
]);

/** Full jitter: anywhere between nothing and a bound that doubles. */
function pause(attempt: number): Promise<void> {
  const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * bound));
}

function cancellationCodes(error: TransactionCanceledException): string[] {
  return error.CancellationReasons?.map((reason) => reason.Code ?? 'None') ?? [];
}

function isPassing(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    const codes = cancellationCodes(error);
    return codes.some((code) => code === 'TransactionConflict' || throttles.has(code));
  }
  return error instanceof Error && throttles.has(error.name);
}

/** Busy after every retry: an expected answer, never a 5xx. */
function busy(): Problem {
  return new Problem('too-many', 'Many people are booking right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
}

/**
 * Writes all or nothing. Answers the steps whose condition failed: empty when everything was written.
 * Collisions with other transactions and throttling are retried with jitter, then end as `too-many`.
 */
export async function transact<Step extends string>(items: NamedItems<Step>): Promise<Step[]> {
  const steps = Object.keys(items) as Step[];
  const command = new TransactWriteCommand({
    TransactItems: Object.values<TransactItem | undefined>(items).filter((item) => item !== undefined),
  });
  for (let attempt = 0; attempt < maxTries; attempt++) {
    try {
      await dynamo.send(command);
      return [];
    } catch (error) {
      if (error instanceof TransactionCanceledException) {
        const codes = cancellationCodes(error);
        const failed = steps.filter((_, at) => codes[at] === 'ConditionalCheckFailed');
        if (failed.length > 0) return failed;
      }
      if (!isPassing(error)) throw error;
    }
    await pause(attempt);
  }
  throw busy();
}

/** Runs a single read or write; throttling that outlasts the SDK's retries ends as `too-many`. */
export async function patiently<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < maxTries; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (
        !(error instanceof Error) ||
        !(throttles.has(error.name) || error.name === 'TransactionConflictException')
      ) {
        throw error;
      }
    }
    await pause(attempt);
  }
  throw busy();
}
