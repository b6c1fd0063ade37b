import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Opening } from '#shared/availability/routes.ts';
import { clinicDateAt, formatClinicTime } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { hourMs } from '#shared/time/durations.ts';

/** Separates the parts of a waiting line. */
export const partSeparator = '\u00a0· ';

/**
 * How many patients are waiting at a clinic, and how long: `Next open time 2:30 PM · 3 people have arrived · longest
 * waiting 25 min · as of 10:42 AM`, part by part.
 * Undefined if no one is waiting, or if the reply is an hour old.
 * @param now by the server's clock
 * @param receivedAt when the reply arrived, by the browser's own clock
 */
export function waitingParts(
  opening: Opening | undefined,
  { now, receivedAt }: { now: Date | undefined; receivedAt: number },
): string[] | undefined {
  if (!opening?.waiting || !now) return undefined;
  const { arrived, longestMinutes } = opening.waiting;
  const asOf = new Date(opening.waiting.asOf);
  // Check both clocks: the one by which the server's time advances may stop while the device sleeps.
  if (Math.max(now.getTime() - asOf.getTime(), Date.now() - receivedAt) >= hourMs) return undefined;
  const [first] = opening.next;
  const day = first && dayName(first.date, clinicDateAt(asOf));
  const minutes = longestMinutes || 'under 1';
  const parts = [
    first && `Next open time ${day === 'today' ? '' : `${day}, `}${formatSlotTime(first.time)}`,
    arrived === 1 ? '1 person has arrived' : `${arrived} people have arrived`,
    arrived === 1 ? `waiting ${minutes} min` : `longest waiting ${minutes} min`,
    `as of ${formatClinicTime(asOf, { zone: false })}`,
  ];
  return parts.filter((part) => part !== undefined);
}
