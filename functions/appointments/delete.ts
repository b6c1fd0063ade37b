import { auditItem } from '#functions/platform/audit.ts';
import { replaceStep, transact } from '#functions/platform/dynamo/transaction.ts';
import type { Tombstone } from './record.ts';
import { counterSteps, slotStep } from './release-steps.ts';
import { countStatuses } from './stats.ts';
import {
  appointmentsTable,
  type Change,
  findAppointment,
  findRecord,
  isTombstone,
  maxRounds,
  noSuchBooking,
  staleAppointment,
} from './store.ts';

/** Deletes a booking: its slot is free, every list forgets it, a tombstone and an audit line stay. */
export async function deleteAppointment(confirmationNumber: string, change: Change): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await findRecord(confirmationNumber);
    // Gone after a lost answer: it was this delete that landed.
    if (round > 0 && item && isTombstone(item)) return;
    if (!item || isTombstone(item)) throw noSuchBooking();
    const tombstone: Tombstone = {
      confirmationNumber,
      deletedAt: change.now.toISOString(),
      version: item.version + 1,
    };
    const failed = await transact({
      appointment: replaceStep(appointmentsTable, tombstone, item),
      slot: slotStep(item, 'cancelled'),
      counter: countStatuses(item, { [item.status]: -1 }),
      ...counterSteps(item, 'cancelled', change.now),
      audit: auditItem(
        { actor: change.actor, action: 'appointment.delete', subject: confirmationNumber, from: item.status },
        change.now,
      ),
    });
    if (failed.length === 0) return;
  }
  throw staleAppointment(await findAppointment(confirmationNumber));
}
