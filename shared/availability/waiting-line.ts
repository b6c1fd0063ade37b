import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicDateAt, formatClinicTime } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { hourMs } from '#shared/time/durations.ts';
import type { Opening } from './routes.ts';

/**
 * Who is waiting at a clinic, in words: `Next open time 2:30 PM · 3 people have arrived · longest waiting 25 min · as of
 * 10:42 AM`. Undefined if nobody is, and for a reply that is an hour old.
 * @param ageMs how old the reply is
 */
export function waitingLine({ next: [first], waiting }: Opening, ageMs: number): string | undefined {
  if (!waiting || ageMs >= hourMs) return undefined;
  const { arrived, longestMinutes } = waiting;
  const asOf = new Date(waiting.asOf);
  const day = first && dayName(first.date, clinicDateAt(asOf));
  const minutes = longestMinutes || 'under 1';
  return [
    first && `Next open time ${day === 'today' ? '' : `${day}, `}${formatSlotTime(first.time)}`,
    arrived === 1 ? '1 person has arrived' : `${arrived} people have arrived`,
    arrived === 1 ? `waiting ${minutes} min` : `longest waiting ${minutes} min`,
    `as of ${formatClinicTime(asOf, { zone: false })}`,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
