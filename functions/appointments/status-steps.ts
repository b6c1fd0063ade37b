import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { type AppointmentItem, holdsSlot, waitsSince } from './record.ts';
import { noteArrival, releaseSlot, takeSlot } from './slots/store.ts';

/** The step that takes or releases the slot for a new status, or notes there who is waiting, if any is needed. */
export function slotStep(
  item: AppointmentItem,
  to: Pick<AppointmentItem, 'status' | 'arrivalSeenAt'>,
): TransactItem | undefined {
  const since = waitsSince(to);
  if (!holdsSlot(to.status)) {
    return holdsSlot(item.status) ? releaseSlot(item, item.confirmationNumber) : undefined;
  }
  if (!holdsSlot(item.status)) return takeSlot(item, item.confirmationNumber, since);
  return since === waitsSince(item) ? undefined : noteArrival(item, since);
}
