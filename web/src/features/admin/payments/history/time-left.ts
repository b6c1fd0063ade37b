import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';

/** Whole days from today to the day of an instant, in clinic time. Negative for a day in the past. */
function daysUntil(iso: string, now: Date): number {
  const dayOf = (instant: Date) => Date.parse(clinicDateAt(instant));
  return Math.round((dayOf(new Date(iso)) - dayOf(now)) / dayMs);
}

/** The time left to answer, such as `9 days left`. */
export function timeLeftText(dueBy: string, now: Date): string {
  if (now.getTime() > Date.parse(dueBy)) return 'deadline passed';
  const days = daysUntil(dueBy, now);
  if (days === 0) return 'due today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** The deadline for answering a dispute, as text. */
export function deadlineText(dueBy: string, now: Date): string {
  return `Respond by ${formatDateTime(dueBy)}: ${timeLeftText(dueBy, now)}`;
}
