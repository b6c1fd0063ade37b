import type { MailCause } from '#functions/mail/outbox.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { Problem } from '#shared/api/problem.ts';
import { changeMailStep } from './mails.ts';
import type { AppointmentItem } from './record.ts';
import { searchSteps } from './search/search-keys.ts';
import { slotTaken } from './slot-taken.ts';
import { checkSlot, takeSlot } from './slots/store.ts';
import { countStatuses } from './stats.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
  versionedAppointments,
} from './store.ts';

/** The limits that a booking counts against. */
export interface BookingLimits {
  steps: () => TransactSteps;
  /** Throws `too-many` if one of these failed steps is a count that has reached its limit. */
  refuse: (failed: readonly string[]) => Promise<void>;
}

/** Who books: a visitor within limits, or the desk, whose bookings are in the audit log. */
export interface Booker {
  /** What the record stores about a visitor. Empty for the desk. */
  visitor: Pick<AppointmentItem, 'client' | 'isProven'>;
  /** The cause stored with the confirmation mail. */
  cause: MailCause;
  limitsOf?: (item: AppointmentItem) => Promise<BookingLimits>;
  auditOf?: (item: AppointmentItem) => TransactItem;
}

function tooManyAtOnce(): Problem {
  return new Problem(
    'too-many',
    'We’re still working on other bookings from your network. Please try again in a moment.',
    { retryAfterSeconds: 1 },
  );
}

/**
 * Books an appointment in one transaction: the record, its slot, search keys, counters, limits, mail and audit line, or
 * nothing. If another request has used the confirmation number, the slot is checked and the limits are counted all the
 * same, so that trying numbers reveals little. Throws `slot-taken` or `too-many`.
 * @param isOurs whether this request made the record earlier
 * @returns the record stored under the confirmation number: this appointment, or an earlier record
 */
export async function bookAppointment(
  item: AppointmentItem,
  { cause, limitsOf, auditOf }: Booker,
  now: Date,
  isOurs: (record: AppointmentRecord) => boolean,
): Promise<AppointmentRecord> {
  const limits = await limitsOf?.(item);
  const onRefused = async (failed: readonly string[]) => {
    if (failed.includes('slot')) throw await slotTaken(item);
    await limits?.refuse(failed);
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
          mail: changeMailStep('booked', item, cause, now),
          audit: auditOf?.(item),
          ...searchSteps(undefined, item),
          ...limits?.steps(),
        };
        return { next: item, steps, onRefused };
      }
      if (isOurs(stored)) return { unchanged: stored };
      return {
        next: stored,
        steps: { slot: checkSlot(item, item.confirmationNumber), ...limits?.steps() },
        onRefused,
      };
    },
    isDone: (stored): stored is AppointmentItem => isAppointment(stored) && stored.id === item.id,
    stale: tooManyAtOnce,
  });
}
