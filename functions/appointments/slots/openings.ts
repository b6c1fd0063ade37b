import { lastBookableDate } from '#shared/appointments/slots.ts';
import type { Opening, Slot } from '#shared/availability/routes.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { type OpenSpan, openSpans, openStateAt } from '#shared/opening-hours/open-spans.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { clinicSlots } from './availability.ts';
import { closedTimesOf, readStoredSlots, type StoredSlots, slotKey } from './store.ts';

const timesPerClinic = 3;

/**
 * How many clinic days are read: two weeks. Without a limit, a clinic that is booked up for longer would cost every
 * visitor a query for each day.
 */
const maxDaysRead = 10;

function availableTimes(date: ClinicDate, slots: readonly Slot[] = []): Opening['next'] {
  return slots
    .filter(({ isAvailable }) => isAvailable)
    .map(({ time, startsAt }) => ({ date, time, startsAt }));
}

/**
 * How many patients are waiting at a clinic, and for how long. Counts those whom the desk saw arrive in the last hour.
 * Undefined if there are none.
 */
function waitingAt(locationId: ClinicId, stored: StoredSlots, now: Date): Opening['waiting'] {
  const ofClinic = [...stored].filter(([key]) => key.startsWith(slotKey({ locationId, time: '' })));
  const waitedMs = ofClinic
    .flatMap(([, { arrivedAt }]) => (arrivedAt ? now.getTime() - Date.parse(arrivedAt) : []))
    .filter((ms) => ms < hourMs);
  if (waitedMs.length === 0) return undefined;
  const longestMinutes = Math.floor(Math.max(0, ...waitedMs) / minuteMs);
  return { arrived: waitedMs.length, longestMinutes, asOf: now.toISOString() };
}

/**
 * Reads whether each clinic is open, how many patients are waiting there, and its next available times. Reads day by
 * day, usually no more than two days, until every clinic has its times, and two weeks at most. Only today's visits
 * count as waiting.
 */
export async function readOpenings(now: Date): Promise<Opening[]> {
  const found = clinicIds.map((id) => ({
    id,
    spans: [] as OpenSpan[],
    next: [] as Opening['next'],
    waiting: undefined as Opening['waiting'],
  }));
  const today = clinicDateAt(now);
  let date = isClinicDay(today) ? today : nextClinicDay(today);
  for (let read = 0; read < maxDaysRead && date <= lastBookableDate(now); read++) {
    const stored = await readStoredSlots(date);
    const closures = closedTimesOf(stored);
    const availability = clinicSlots(date, stored, now);
    for (const clinic of found) {
      const { id, spans, next } = clinic;
      if (date === today) clinic.waiting = waitingAt(id, stored, now);
      const closedHours = closures.filter(({ locationId }) => locationId === id);
      spans.push(...openSpans(id, date, closedHours).filter(({ to }) => to > now));
      next.push(...availableTimes(date, availability.find((one) => one.id === id)?.slots));
    }
    if (found.every(({ spans, next }) => spans.length > 0 && next.length >= timesPerClinic)) break;
    date = nextClinicDay(date);
  }
  return found.map(({ id, spans, next, waiting }) => {
    const state = openStateAt(spans, now);
    // A clinic that is closed by now shows no waiting patients, since it sees none.
    return { id, ...state, next: next.slice(0, timesPerClinic), ...(state.open && waiting && { waiting }) };
  });
}
