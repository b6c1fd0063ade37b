import { moveCounters, readCounters } from '#functions/platform/dynamo/month-counters.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { type AppointmentStatus, appointmentStatuses } from '#shared/appointments/appointment.ts';

export type StatusCounts = Record<AppointmentStatus, number>;

/** The step that changes how many appointments have each status, such as `{ confirmed: -1, cancelled: 1 }`. */
export function countStatuses(
  { createdMonth, confirmationNumber }: { createdMonth: string; confirmationNumber: string },
  changes: Partial<StatusCounts>,
): TransactItem {
  return moveCounters('appointments', { createdMonth, id: confirmationNumber }, changes);
}

/**
 * How many appointments there are, in total and by status. Those whose patients have arrived also count as confirmed,
 * and no-shows as completed.
 */
export async function readStats() {
  const counts = await readCounters('appointments', appointmentStatuses);
  const { cancelled, arrived, 'no-show': noShow } = counts;
  const confirmed = counts.confirmed + arrived;
  const completed = counts.completed + noShow;
  return { total: confirmed + cancelled + completed, confirmed, cancelled, completed, arrived, noShow };
}
