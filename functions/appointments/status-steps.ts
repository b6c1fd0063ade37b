import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { releaseSlot, takeSlot } from './slots/store.ts';

/** The step that takes or releases the slot for a new status, if any is needed. */
export function slotStep(item: AppointmentItem, to: AppointmentStatus): TransactItem | undefined {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return undefined;
  return holds ? releaseSlot(item, item.confirmationNumber) : takeSlot(item, item.confirmationNumber);
}
