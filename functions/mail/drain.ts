import { now as clock } from '#functions/platform/clock.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Outcome } from './deliver.ts';
import { dueMailGroups } from './outbox.ts';
import { lastStartMs } from './time-limits.ts';

/** A fifth of what the sender takes in a second is left to new mails, which don't wait for the schedule. */
const share = 0.8;

const mailsPerSecond = Math.max(1, Math.floor(envNumber('MAILS_PER_SECOND') * share));

/** After this many failures without a success, the sender is down: the next run tries again. */
const failuresToStop = Math.max(5, mailsPerSecond);

/** Delivers mails, and says what became of each. */
type Deliver = (ids: readonly string[], now: Date) => Promise<Outcome[]>;

/**
 * Sends the mails that are due, the longest waiting first, at the sender's rate. Ends when none is left, when the sender
 * seems to be down, or while there is still time for what it began. A mail that it did not begin is not claimed.
 * @param remainingMs how much time the run has left
 */
export async function drainDueMails(deliver: Deliver, remainingMs: () => number): Promise<void> {
  let failedInARow = 0;
  // One group after another: mails that waited for the day to begin are to take its places in the order of need.
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
