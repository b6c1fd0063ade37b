import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { Problem } from '#shared/api/problem.ts';
import { bookingLimits } from './limits/booking-limits.ts';
import { changeMailStep } from './mails.ts';
import { slotTaken } from './problems.ts';
import type { AppointmentItem } from './record.ts';
import { takeSlot } from './slots/store.ts';
import { countStatuses } from './stats.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
  versionedAppointments,
} from './store.ts';

function tooManyAtOnce(): Problem {
  return new Problem(
    'too-many',
    'We’re still working on other bookings from your network. Please try again in a moment.',
    {
      retryAfterSeconds: 1,
    },
  );
}

/**
 * Books an appointment in one transaction: the record, its slot, counters, limits and mail, or nothing. Throws
 * `slot-taken` or `too-many`.
 * @returns what is stored under the confirmation number: this appointment, or the record that had the number before
 */
export function bookAppointment(
  item: AppointmentItem,
  client: Client,
  now: Date,
): Promise<AppointmentRecord> {
  const limits = bookingLimits(item, client);
  return optimisticUpdate<AppointmentRecord, AppointmentRecord>({
    table: versionedAppointments,
    read: () => findAppointmentRecord(item.confirmationNumber),
    isNew: true,
    revise: async (stored) =>
      stored
        ? { unchanged: stored }
        : {
            next: item,
            steps: {
              slot: takeSlot(item, item.confirmationNumber),
              counter: countStatuses(item, { confirmed: 1 }),
              mail: changeMailStep('booked', item, now),
              ...(await limits.steps()),
            },
            onRefused: async (failed) => {
              if (failed.includes('slot')) throw slotTaken(item);
              await limits.raiseOrRefuse(failed);
            },
          },
    isDone: (stored): stored is AppointmentItem => isAppointment(stored) && stored.id === item.id,
    stale: tooManyAtOnce,
  });
}
