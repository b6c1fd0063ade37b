import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import type { AnyMail } from '#infra/restore/data/evidence.ts';
import type { Findings } from '#infra/restore/data/findings.ts';
import { type Item, liveName, putStep, scan } from '#infra/restore/data/tables.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

const concurrency = 10;

/** When a finished email was finished (seconds since 1970): it's kept for a fixed time from then on. */
function finishedAt({ expiresAt = 0 }: AnyMail): number {
  return expiresAt - retention.sentMailDays * daySeconds;
}

/**
 * Queues again what the mail job has passed over since the instant because its record was missing. The job decides once
 * more about each, so one that was rightly passed over is so again; none of them was ever sent.
 */
export async function requeueMails(to: Date, now: Date, findings: Findings): Promise<void> {
  const passedOver: AnyMail[] = [];
  const latest = new Map<string, number>();
  for await (const page of scan<AnyMail>(liveName('Outbox'))) {
    for (const mail of page) {
      const { status, confirmationNumber = '', version = 0 } = mail;
      if (status !== 'superseded') {
        latest.set(confirmationNumber, Math.max(version, latest.get(confirmationNumber) ?? 0));
      } else if (finishedAt(mail) >= Math.floor(to.getTime() / 1000)) passedOver.push(mail);
    }
  }
  const untold = passedOver.filter(
    // A later email about the same visit has told what this one would.
    ({ confirmationNumber = '', version }) => !(version && version < (latest.get(confirmationNumber) ?? 0)),
  );
  await mapConcurrently(untold, concurrency, async (mail) => {
    const { expiresAt: _, ...rest } = mail;
    const queued = { ...rest, status: 'pending', queue: 'due', nextAttemptAt: now.toISOString() };
    const step = putStep('Outbox', queued, mail as unknown as Item);
    // Only the job changes a finished email, when the sender reports it as returned: then it stays as that is.
    if ((await transact({ step })).length === 0) findings.addMail(mail.id);
  });
}
