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

/**
 * The message for a client at a limit. For an unproven patient, it suggests opening the mails of earlier bookings,
 * which makes room unless the client has reached its daily limit of bookings.
 */
function refusalOf({ key }: Full, actor: Actor): string {
  return actor === 'proven' || key.endsWith('|bookings') ? refusals.booking : refusals.unproven;
}

/**
 * Books an appointment in one transaction: the record, its slot, counters, limits and mail, or nothing. A confirmation
 * number that is already taken is refused and counted like any other refusal, so that trying numbers reveals little.
 * Throws `slot-taken` or `too-many`.
 * @param isOurs whether this request made the record earlier
 * @returns the record stored under the confirmation number: this appointment, or an earlier record
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
