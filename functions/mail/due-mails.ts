import { now as clock } from '#functions/platform/clock.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { env, envNumber } from '#functions/platform/env.ts';
import { recordMetric } from '#functions/platform/metric.ts';
import type { Outcome } from './deliver.ts';
import type { OutboxItem } from './outbox.ts';
import { lastStartMs } from './time-limits.ts';

const table = env('OUTBOX_TABLE');

/** The part of the sender's rate that due mails get. New mails, which the stream sends, get the rest. */
const share = 0.8;

const mailsPerSecond = Math.max(1, Math.floor(envNumber('MAILS_PER_SECOND') * share));

/** After this many failures without a success, the sender is down: the next run tries again. */
const failuresToStop = Math.max(5, mailsPerSecond);

/** The schedule's mails that are due, the longest waiting first, page by page. */
function dueMails(now: Date, pageSize: number) {
  return queryPages<Required<Pick<OutboxItem, 'id' | 'nextAttemptAt'>>>({
    TableName: table,
    IndexName: 'byNextAttempt',
    KeyConditionExpression: 'queue = :due AND nextAttemptAt <= :now',
    ExpressionAttributeValues: { ':due': 'due', ':now': now.toISOString() },
    Limit: pageSize,
  });
}

/** Delivers mails, and says what became of each. */
type Deliver = (ids: readonly string[], now: Date) => Promise<Outcome[]>;

/**
 * Sends the mails that are due, the longest waiting first, at their part of the sender's rate. Stops when none is left,
 * when the sender seems to be down, or when the time left is too short for another page, which then stays unclaimed.
 * @param remainingMs how much time the run has left
 */
export async function drainDueMails(deliver: Deliver, remainingMs: () => number): Promise<void> {
  let failedInARow = 0;
  for await (const mails of dueMails(clock(), mailsPerSecond)) {
    if (remainingMs() < lastStartMs) return;
    const startedAt = Date.now();
    const ids = mails.map(({ id }) => id);
    const outcomes = await deliver(ids, clock());
    const failed = outcomes.filter((outcome) => outcome === 'failed' || outcome === 'unrecorded').length;
    failedInARow = outcomes.includes('sent') ? 0 : failedInARow + failed;
    if (failedInARow >= failuresToStop) return;
    const pauseMs = startedAt + (1_000 * ids.length) / mailsPerSecond - Date.now();
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Records for how many seconds the longest waiting mail has been due; 0 while none is. */
export async function recordOutboxAge(now: Date): Promise<void> {
  const { value: [oldest] = [] } = await dueMails(now, 1).next();
  const dueSince = oldest ? Date.parse(oldest.nextAttemptAt) : now.getTime();
  recordMetric('OutboxAge', (now.getTime() - dueSince) / 1000);
}
