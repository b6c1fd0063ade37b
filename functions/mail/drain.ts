import { now as clock } from '#functions/platform/clock.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Outcome } from './deliver.ts';
import { dueMailGroups } from './due-mails.ts';
import { lastStartMs } from './time-limits.ts';

/** The part of the sender's rate that due mails get. New mails, which the stream sends, get the rest. */
const share = 0.8;

const mailsPerSecond = Math.max(1, Math.floor(envNumber('MAILS_PER_SECOND') * share));

/** After this many failures without a success, the sender is down: the next run tries again. */
const failuresToStop = Math.max(5, mailsPerSecond);

/** Delivers mails, and says what became of each. */
type Deliver = (ids: readonly string[], now: Date) => Promise<Outcome[]>;

/**
 * Sends the mails that are due, the longest waiting first, at their part of the sender's rate. Stops when none is left,
 * when the sender seems to be down, or when the time left is too short for another group, which then stays unclaimed.
 * @param remainingMs how much time the run has left
 */
export async function drainDueMails(deliver: Deliver, remainingMs: () => number): Promise<void> {
  let failedInARow = 0;
  // One group after another: mails held back for a new day are due in order of importance, and each takes up room in it.
  for await (const ids of dueMailGroups(clock(), mailsPerSecond)) {
    if (remainingMs() < lastStartMs) return;
    const startedAt = Date.now();
    const outcomes = await deliver(ids, clock());
    const failed = outcomes.filter((outcome) => outcome === 'failed' || outcome === 'unrecorded').length;
    failedInARow = outcomes.includes('sent') ? 0 : failedInARow + failed;
    if (failedInARow >= failuresToStop) return;
    const pauseMs = startedAt + (1_000 * ids.length) / mailsPerSecond - Date.now();
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
