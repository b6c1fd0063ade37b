import { isDigestOf } from '#functions/appointments/attempt.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import { noSuchAppointment } from '#functions/appointments/problems.ts';
import type { AppointmentItem, ClosedNumber } from '#functions/appointments/record.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
  versionedAppointments,
} from '#functions/appointments/store.ts';
import { tallyOf } from '#functions/platform/dynamo/tally.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, daySeconds } from '#shared/time/durations.ts';

const questions = { name: 'outcomes', limit: envNumber('LIMIT_CLOSED_NUMBERS_PER_DAY'), lastsMs: dayMs };

/**
 * How long a number stays closed: far longer than a request can be under way, even one that a laptop sends when it
 * wakes up. After that, the number counts as unused again.
 */
const closedForSeconds = retention.closedNumberDays * daySeconds;

function closedNumber(confirmationNumber: string, now: Date): ClosedNumber {
  const expiresAt = Math.ceil(Date.now() / 1000) + closedForSeconds;
  return { confirmationNumber, closedAt: now.toISOString(), version: 0, expiresAt };
}

/**
 * Finds out what became of a booking attempt whose answer was lost. Either it booked the appointment, or its number is
 * closed here, so that a request that arrives later can't book. A number that another patient uses is written back
 * unchanged: this takes the same work and counts the same as an unused number, so that no answer tells them apart.
 * Throws `not-found` when the attempt booked nothing, and `too-many` when the client has asked for too many such
 * numbers.
 */
export async function findOutcome(
  confirmationNumber: string,
  attempt: string,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  const isOurs = (record: AppointmentRecord | undefined): record is AppointmentItem =>
    isAppointment(record) && isDigestOf(record.attemptDigest, attempt);
  const tally = tallyOf(countsOfClient(client, questions));
  const record = await optimisticUpdate<AppointmentRecord, AppointmentRecord>({
    table: versionedAppointments,
    read: () => findAppointmentRecord(confirmationNumber),
    revise: (stored) =>
      isOurs(stored)
        ? { unchanged: stored }
        : {
            next: stored ?? closedNumber(confirmationNumber, now),
            steps: tally.steps(),
            onRefused: (failed) => tally.refuse(failed, refusals.change),
          },
    stale: noSuchAppointment,
  });
  if (!isOurs(record)) throw noSuchAppointment();
  return record;
}
