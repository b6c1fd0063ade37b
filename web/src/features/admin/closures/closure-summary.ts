import { formatSlotTime, minuteOfSlot, slotOfMinute } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ClosedHours, ClosedTime } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

function timeText(time: string): string {
  return formatSlotTime(slotOfMinute(minuteOfSlot(time)));
}

/** `All day`, `9:00 AM to 1:30 PM`, `From 1:30 PM`, `Until 11:00 AM`. */
export function hoursText({ from, to }: ClosedHours): string {
  if (from && to) return `${timeText(from)} to ${timeText(to)}`;
  if (from) return `From ${timeText(from)}`;
  return to ? `Until ${timeText(to)}` : 'All day';
}

/** `Eastern / Flamingo on Tuesday, November 24, all day`. */
export function closureSummary(closed: ClosedTime): string {
  const hours = hoursText(closed);
  // Lowercase only the first letter: AM and PM stay capitals.
  const hoursWithinSentence = hours.charAt(0).toLowerCase() + hours.slice(1);
  return `${clinicById(closed.locationId).name} on ${formatLongDate(closed.date)}, ${hoursWithinSentence}`;
}
