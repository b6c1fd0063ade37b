import type { AppointmentItem } from '#functions/appointments/record.ts';
import { Problem } from '#shared/api/problem.ts';

function obstacle({ status, startsAt }: AppointmentItem, now: Date): string | undefined {
  if (status === 'cancelled') return 'This visit has been canceled.';
  if (Date.parse(startsAt) <= now.getTime()) return 'This visit has already begun.';
  return status === 'confirmed' ? undefined : 'This visit isn’t confirmed anymore.';
}

/**
 * Refuses what staff can do only to an appointment that is confirmed and has not begun. Throws `conflict`, with what
 * follows from that in `consequence`, a sentence.
 */
export function checkAhead(item: AppointmentItem, now: Date, consequence: string): void {
  const found = obstacle(item, now);
  if (found) throw new Problem('conflict', `${found} ${consequence}`);
}
