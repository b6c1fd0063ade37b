import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { maxBackoffMs, retryForMs } from '#functions/platform/time-limits.ts';
import { Problem } from '#shared/api/problem.ts';

/**
 * Retry at least once even if the first attempt takes longer than `retryForMs`, because the SDK may wait that long
 * before it reports throttling.
 */
const minAttempts = 2;
const firstBackoffMs = 15;

const retryableNames = new Set([
  'ThrottlingException',
  'ThrottlingError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'TransactionConflictException',
]);

/** Thrown when DynamoDB answers only part of a batch, because it lacks capacity for the rest. Retryable. */
export class Throttled extends Error {
  override name = 'ThrottlingException';
}

/** Milliseconds before the next attempt, with full jitter: a random time between 0 and a limit that doubles. */
export function backoffMs(attempt: number): number {
  return Math.random() * Math.min(maxBackoffMs, firstBackoffMs * 2 ** attempt);
}

/** Why each item of a transaction was canceled, in the order of the items. */
export function cancellationCodes(error: TransactionCanceledException): string[] {
  return error.CancellationReasons?.map((reason) => reason.Code ?? 'None') ?? [];
}

/** Whether the same request may soon succeed: it was throttled, or conflicted with another transaction. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return cancellationCodes(error).some(
      (code) => code === 'TransactionConflict' || retryableNames.has(code),
    );
  }
  return error instanceof Error && retryableNames.has(error.name);
}

/** The reply when DynamoDB is still busy after every retry. That is an expected outcome, so it must not be a 5xx. */
export function busy(): Problem {
  return new Problem(
    'too-many',
    'A lot of people are using the site right now. Please try again in a moment.',
    {
      retryAfterSeconds: 2,
    },
  );
}

/**
 * Sends a request to DynamoDB and retries it with backoff as long as it fails with a retryable error. Throws the
 * Problem `too-many` if the request still fails after `retryForMs`.
 */
export async function withRetry<Result>(send: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + retryForMs;
  for (let attempt = 0; attempt < minAttempts || Date.now() < deadline; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt)));
  }
  throw busy();
}

/** Sends a conditional write. Returns undefined when the condition failed. */
export async function conditionalWrite<Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await withRetry(send);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
