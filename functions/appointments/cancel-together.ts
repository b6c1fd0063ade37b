import { randomUUID } from 'node:crypto';
import { queueMail } from '#functions/mail/outbox.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { Problem } from '#shared/api/problem.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { changeStatus, checkVersion } from './change-status.ts';
import type { CanceledTogetherMail } from './mails.ts';
import { type AppointmentItem, isDisowned } from './record.ts';
import { findAppointmentRecord, isAppointment } from './store.ts';

/** Longer than canceling takes, so that the mail lists all that was canceled, and long enough to undo it. */
const mailAfterMs = minuteMs;
/** Confirming one again must be done before its mail is written. */
const undoMs = mailAfterMs - 10_000;

/** An appointment as its canceler saw it. */
export interface SeenAppointment {
  confirmationNumber: string;
  version: number;
}

async function readAll(numbers: readonly string[]): Promise<AppointmentItem[]> {
  return (await Promise.all(numbers.map(findAppointmentRecord))).filter(isAppointment);
}

/** Queues one mail for each address. First of all: if the process dies, each mail lists what was canceled. */
async function queueMails(items: readonly AppointmentItem[], now: Date): Promise<void> {
  const toTell = items.filter((item) => !isDisowned(item) && Date.parse(item.startsAt) > now.getTime());
  const mails = [...Map.groupBy(toTell, ({ emailKey }) => emailKey).values()].map(
    (visits): CanceledTogetherMail => ({
      kind: 'cancelled-together',
      visits: visits.map(({ confirmationNumber, version }) => ({ confirmationNumber, version: version + 1 })),
      createdAt: now.toISOString(),
      cause: 'staff',
    }),
  );
  const mailAt = new Date(now.getTime() + mailAfterMs);
  await Promise.all(mails.map((mail) => queueMail(`${mail.kind}#${randomUUID()}`, mail, mailAt)));
}

/**
 * Cancels the appointments that are still confirmed as they were seen, with one mail for each address, a minute later.
 * @returns all of them as they are now, except those that were deleted
 */
export async function cancelTogether(
  seen: readonly SeenAppointment[],
  { actor, now }: { actor: string; now: Date },
): Promise<AppointmentItem[]> {
  const versions = new Map(seen.map(({ confirmationNumber, version }) => [confirmationNumber, version]));
  const numbers = [...versions.keys()];
  const confirmed = (await readAll(numbers)).filter(
    ({ confirmationNumber, status, version }) =>
      status === 'confirmed' && version === versions.get(confirmationNumber),
  );
  await queueMails(confirmed, now);
  const canceledMailAt = new Date(now.getTime() + undoMs).toISOString();
  await mapConcurrently(confirmed, 5, async ({ confirmationNumber, version }) => {
    const change = { actor, cause: 'staff', now, check: checkVersion(version), canceledMailAt } as const;
    try {
      await changeStatus(confirmationNumber, 'cancelled', change);
    } catch (error) {
      // Someone else has just changed it: it stays as they left it.
      if (!(error instanceof Problem) || !['stale-version', 'not-found'].includes(error.code)) throw error;
    }
  });
  return readAll(numbers);
}
