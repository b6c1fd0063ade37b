import { type Full, tallyOf, tooMany } from '#functions/platform/dynamo/tally.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import type { Client } from '#functions/platform/http/client.ts';
import type { Actor } from '#functions/trust/proofs.ts';
import { Problem } from '#shared/api/problem.ts';
import { countsOfBooking } from './limits/counts.ts';
import { refusals } from './limits/refusals.ts';
import { changeMailStep } from './mails.ts';
import { slotTaken } from './problems.ts';
import type { AppointmentItem } from './record.ts';
import { checkSlot, takeSlot } from './slots/store.ts';
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
    { retryAfterSeconds: 1 },
  );
}

/** Opening the mails of earlier bookings makes room for an unproven one, unless the client has booked too much in a day. */
function refusalOf({ key }: Full, actor: Actor): string {
  return actor === 'proven' || key.endsWith('|bookings') ? refusals.booking : refusals.unproven;
}

/**
 * Books an appointment in one transaction: the record, its slot, counters, limits and mail, or nothing. A number that someone
 * else uses is refused as any other would be, and counts the same, so that trying numbers tells little. Throws `slot-taken` or
 * `too-many`.
 * @param isOurs whether a record is what this request made before
 * @returns what is stored under the confirmation number: this appointment, or the record that had the number before
 */
export async function bookAppointment(
  item: AppointmentItem,
  client: Client,
  actor: Actor,
  now: Date,
  isOurs: (record: AppointmentRecord) => boolean,
): Promise<AppointmentRecord> {
  const tally = tallyOf(await countsOfBooking(item, client, actor, now));
  const onRefused = async (failed: readonly string[]) => {
    if (failed.includes('slot')) throw slotTaken(item);
    const full = await tally.full(failed);
    if (full) throw tooMany(full, refusalOf(full, actor));
  };
  return optimisticUpdate<AppointmentRecord, AppointmentRecord>({
    table: versionedAppointments,
    read: () => findAppointmentRecord(item.confirmationNumber),
    isNew: true,
    revise: (stored) => {
      if (!stored) {
        const steps = {
          slot: takeSlot(item, item.confirmationNumber),
          counter: countStatuses(item, { confirmed: 1 }),
          mail: changeMailStep('booked', item, actor, now),
          ...tally.steps(),
        };
        return { next: item, steps, onRefused };
      }
      if (isOurs(stored)) return { unchanged: stored };
      return {
        next: stored,
        steps: { slot: checkSlot(item, item.confirmationNumber), ...tally.steps() },
        onRefused,
      };
    },
    isDone: (stored): stored is AppointmentItem => isAppointment(stored) && stored.id === item.id,
    stale: tooManyAtOnce,
  });
}
