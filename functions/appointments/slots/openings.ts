import { lastBookableDate } from '#shared/appointments/slots.ts';
import type { Opening, Slot } from '#shared/availability/routes.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { type OpenSpan, openSpans, openStateAt } from '#shared/opening-hours/open-spans.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { clinicSlots } from './availability.ts';
import { closedTimesOf, readStoredSlots } from './store.ts';

const timesPerClinic = 3;

/** Two weeks. Without a limit, a clinic that is booked up for longer would cost every visitor a query for each day. */
const maxDaysRead = 10;

function availableTimes(date: ClinicDate, slots: readonly Slot[] = []): Opening['next'] {
  return slots
    .filter(({ isAvailable }) => isAvailable)
    .map(({ time, startsAt }) => ({ date, time, startsAt }));
}

/**
 * Reads whether each clinic is open, and its next available times. Reads day by day, usually no more than two, until
 * every clinic has its times. A clinic without any within two weeks has none.
 */
export async function readOpenings(now: Date): Promise<Opening[]> {
  const found = clinicIds.map((id) => ({ id, spans: [] as OpenSpan[], next: [] as Opening['next'] }));
  const today = clinicDateAt(now);
  let date = isClinicDay(today) ? today : nextClinicDay(today);
  for (let read = 0; read < maxDaysRead && date <= lastBookableDate(now); read++) {
    const stored = await readStoredSlots(date);
    const closures = closedTimesOf(stored);
    const availability = clinicSlots(date, stored, now);
    for (const { id, spans, next } of found) {
      const closedHours = closures.filter(({ locationId }) => locationId === id);
      spans.push(...openSpans(id, date, closedHours).filter(({ to }) => to > now));
      next.push(...availableTimes(date, availability.find((clinic) => clinic.id === id)?.slots));
    }
    if (found.every(({ spans, next }) => spans.length > 0 && next.length >= timesPerClinic)) break;
    date = nextClinicDay(date);
  }
  return found.map(({ id, spans, next }) => ({
    id,
    ...openStateAt(spans, now),
    next: next.slice(0, timesPerClinic),
  }));
}
