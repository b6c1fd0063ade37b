import { isDigestOf } from '#functions/appointments/attempt.ts';
import { tooManyChanges } from '#functions/appointments/limits/problems.ts';
import { noSuchAppointment } from '#functions/appointments/problems.ts';
import type { AppointmentItem, ClosedNumber } from '#functions/appointments/record.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
  versionedAppointments,
} from '#functions/appointments/store.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

const closedNumbers = { name: 'closedNumbers', limit: envNumber('LIMIT_CLOSED_NUMBERS_PER_DAY') };

/**
 * Far longer than a request can be under way, even one that a sleeping laptop sends when it wakes up. After that, the
 * number is unused again.
 */
const closedForSeconds = retention.closedNumberDays * daySeconds;

function closedNumber(confirmationNumber: string, now: Date): ClosedNumber {
  const expiresAt = Math.ceil(Date.now() / 1000) + closedForSeconds;
  return { confirmationNumber, closedAt: now.toISOString(), version: 0, expiresAt };
}

/**
 * The outcome of an attempt to book whose answer was lost. Either it booked, and this finds the appointment, or its
 * number is closed here, so that a request that arrives later can't book. Throws `not-found` when the attempt booked
 * nothing, and `too-many` when the client has closed too many numbers today.
 */
export async function findOutcome(
  confirmationNumber: string,
  attempt: string,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  const record = await optimisticUpdate<AppointmentRecord, AppointmentRecord>({
    table: versionedAppointments,
    read: () => findAppointmentRecord(confirmationNumber),
    revise: (stored) =>
      stored
        ? { unchanged: stored }
        : {
            next: closedNumber(confirmationNumber, now),
            steps: { client: countForClient(client, closedNumbers) },
            onRefused: () => {
              throw tooManyChanges();
            },
          },
    stale: noSuchAppointment,
  });
  if (!isAppointment(record) || !isDigestOf(record.attemptDigest, attempt)) throw noSuchAppointment();
  return record;
}
