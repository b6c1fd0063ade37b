import { changeMail, mailStep } from '#functions/mail/outbox.ts';
import { type NamedItems, transact } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import { type LimitStep, limitSteps, reviewLimits } from './booking-limits.ts';
import type { AppointmentItem } from './record.ts';
import { takeSlot } from './slot-store.ts';
import { countStatuses } from './stats.ts';
import { appointmentsTable, findRecord, isTombstone, maxRounds } from './store.ts';

export type BookingOutcome = 'booked' | 'number-used' | 'slot-taken';

type BookingStep = 'appointment' | 'slot' | 'counter' | 'mail' | LimitStep;

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
 * Books a visit in one transaction: the slot, the booking, its counters and limits, or nothing. Nothing is read
 * before it, so there is nothing that could have changed meanwhile.
 */
export async function bookAppointment(
  item: AppointmentItem,
  addressKey: string,
  now: Date,
): Promise<BookingOutcome> {
  const steps: NamedItems<BookingStep> = {
    appointment: {
      Put: {
        TableName: appointmentsTable,
        Item: item,
        ConditionExpression: 'attribute_not_exists(confirmationNumber)',
      },
    },
    slot: takeSlot(item, item.confirmationNumber),
    counter: countStatuses(item, { confirmed: 1 }),
    mail: mailStep(changeMail('booked', item, now)),
    ...limitSteps(item, addressKey),
  };
  for (let round = 0; round < maxRounds; round++) {
    const failed = await writeBooking(item, steps);
    if (failed.length === 0) return 'booked';
    // A retry whose first try has landed meets itself everywhere: its number comes first.
    if (failed.includes('appointment')) return 'number-used';
    if (failed.includes('slot')) return 'slot-taken';
    await reviewLimits(failed as LimitStep[], item, addressKey, now);
  }
  throw new Problem('too-many', 'Several visits are being booked from here at once. Please try again.', {
    retryAfterSeconds: 1,
  });
}
