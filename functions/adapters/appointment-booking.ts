import { Problem } from '#shared/api/problem.ts';
import type { AppointmentItem } from './appointment-item.ts';
import { countStatuses } from './appointment-stats.ts';
import { appointmentsTable, findRecord, isTombstone, maxRounds } from './appointment-store.ts';
import { type OpenVisits, openVisitOf, readOpenVisits, withVisit, writeOpenVisits } from './open-visits.ts';
import { takeSlot } from './slot-store.ts';
import { type NamedItems, transact } from './transaction.ts';

export type BookingOutcome = 'booked' | 'number-used' | 'slot-taken';

type BookingStep = 'appointment' | 'slot' | 'counter' | 'patient';

/** Writes a booking. When the answer is lost, looks whether the write landed before giving up. */
async function writeBooking(item: AppointmentItem, steps: NamedItems<BookingStep>): Promise<BookingStep[]> {
  try {
    return await transact(steps);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const record = await findRecord(item.confirmationNumber);
    if (record && !isTombstone(record) && record.id === item.id) return [];
    throw error;
  }
}

/**
 * Books a visit in one transaction: the slot, the booking, its counter and the patient's open visits, or nothing.
 * @param check looks at the patient's open visits and throws the Problem that forbids one more
 */
export async function bookAppointment(
  item: AppointmentItem,
  now: Date,
  check: (open: OpenVisits) => void,
): Promise<BookingOutcome> {
  for (let round = 0; round < maxRounds; round++) {
    const open = await readOpenVisits(item.emailKey, now);
    check(open);
    const failed = await writeBooking(item, {
      appointment: {
        Put: {
          TableName: appointmentsTable,
          Item: item,
          ConditionExpression: 'attribute_not_exists(confirmationNumber)',
        },
      },
      slot: takeSlot(item, item.confirmationNumber),
      counter: countStatuses(item, { confirmed: 1 }),
      patient: writeOpenVisits(open, withVisit(open, item.confirmationNumber, openVisitOf(item))),
    });
    if (failed.includes('appointment')) return 'number-used';
    if (failed.includes('slot')) return 'slot-taken';
    if (failed.length === 0) return 'booked';
  }
  throw new Problem(
    'too-many',
    'Several visits are being booked with this e-mail address at once. Try again.',
    {
      retryAfterSeconds: 1,
    },
  );
}
