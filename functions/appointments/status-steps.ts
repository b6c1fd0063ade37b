import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { freedStep } from './slots/freed.ts';
import { releaseSlot, takeSlot } from './slots/store.ts';

/** The steps that take or release the slot for a new status, if any are needed. */
export function slotSteps(
  item: AppointmentItem,
  to: AppointmentStatus,
  now: Date,
): TransactSteps<'slot' | 'freed'> {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return {};
  if (!holds) return { slot: takeSlot(item, item.confirmationNumber) };
  return { slot: releaseSlot(item, item.confirmationNumber), freed: freedStep(item, now) };
}
