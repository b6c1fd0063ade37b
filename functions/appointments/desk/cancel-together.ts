import { randomUUID } from 'node:crypto';
import { changeStatus } from '#functions/appointments/change-status.ts';
import {
  type CanceledTogetherMail,
  togetherMailAfterMs,
  togetherMailId,
} from '#functions/appointments/mails.ts';
import { type AppointmentItem, isMailed } from '#functions/appointments/record.ts';
import { checkVersion, findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { queueMail } from '#functions/mail/outbox.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { Problem } from '#shared/api/problem.ts';

/** An appointment to cancel, in the version that staff saw. */
export interface SeenAppointment {
  confirmationNumber: string;
  version: number;
}

async function readAll(numbers: readonly string[]): Promise<AppointmentItem[]> {
  return (await Promise.all(numbers.map(findAppointmentRecord))).filter(isAppointment);
}

/**
 * Queues one mail for each address, before anything is canceled: even if the process dies midway, each mail lists what
 * was canceled.
 * @returns the id of each visit's mail, by confirmation number
 */
async function queueMails(items: readonly AppointmentItem[], now: Date): Promise<Map<string, string>> {
  const toTell = items.filter((item) => isMailed(item) && Date.parse(item.startsAt) > now.getTime());
  const mails = [...Map.groupBy(toTell, ({ emailKey }) => emailKey).values()].map(
    (visits): CanceledTogetherMail => ({
      kind: 'cancelled-together',
      act: randomUUID(),
      confirmationNumbers: visits.map(({ confirmationNumber }) => confirmationNumber),
      createdAt: now.toISOString(),
      cause: 'staff',
    }),
  );
  const mailAt = new Date(now.getTime() + togetherMailAfterMs);
  await Promise.all(mails.map((mail) => queueMail(togetherMailId(mail), mail, mailAt)));
  return new Map(
    mails.flatMap((mail) => mail.confirmationNumbers.map((number) => [number, togetherMailId(mail)])),
  );
}

/**
 * Cancels the appointments that are still confirmed in the version that staff saw. Each address gets one mail, a minute
 * later.
 * @returns all the appointments that staff saw, as they are now, except those that were deleted
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
  const mailIds = await queueMails(confirmed, now);
  await mapConcurrently(confirmed, 5, async ({ confirmationNumber, version }) => {
    try {
      await changeStatus(confirmationNumber, 'cancelled', {
        actor,
        cause: 'staff',
        now,
        check: checkVersion(version),
        togetherMailId: mailIds.get(confirmationNumber),
      });
    } catch (error) {
      // Leave an appointment alone if someone else has just changed it.
      if (!(error instanceof Problem) || !['stale-version', 'not-found'].includes(error.code)) throw error;
    }
  });
  return readAll(numbers);
}
