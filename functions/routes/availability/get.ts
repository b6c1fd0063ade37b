import {
  type ClinicSlots,
  clinicSlots,
  hasAvailableSlot,
} from '#functions/appointments/slots/availability.ts';
import { occupiedSlots } from '#functions/appointments/slots/store.ts';
import { now } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import {
  bookingHorizonDays,
  isClinicDay,
  lastBookableDate,
  nextClinicDay,
} from '#shared/appointments/slots.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/** Days looked at in one request before it gives up finding a free slot: four weeks of full days. */
const maxDaysSearched = 20;

async function readDay(date: string, at: Date): Promise<ClinicSlots[]> {
  const none = { held: new Set<string>(), closed: new Set<string>() };
  return clinicSlots(date, isClinicDay(date) ? await occupiedSlots(date) : none, at);
}

/** The first clinic day from this one on that has a free slot, with its slots. */
async function firstFreeDay(
  from: string,
  at: Date,
): Promise<{ date: string; locations: ClinicSlots[] } | undefined> {
  const last = lastBookableDate(at);
  let date = isClinicDay(from) ? from : nextClinicDay(from);
  for (let looked = 0; looked < maxDaysSearched && date <= last; looked++) {
    const locations = await readDay(date, at);
    if (hasAvailableSlot(locations)) return { date, locations };
    date = nextClinicDay(date);
  }
  return undefined;
}

export const handler = handle(availabilityRoutes['GET /api/availability'], anyone, async ({ query }) => {
  const at = now();
  const today = clinicDateAt(at);
  if (query.date && query.date > lastBookableDate(at)) {
    const message = `Visits can be booked up to ${bookingHorizonDays} days ahead`;
    throw new Problem('invalid', message, { fields: { date: message } });
  }
  const first = query.date ? undefined : await firstFreeDay(today, at);
  const date = query.date ?? first?.date ?? today;
  const from = nextClinicDay(date < today ? today : date);
  const [locations, next] = await Promise.all([
    first?.locations ?? readDay(date, at),
    firstFreeDay(from, at),
  ]);
  return reply(200, {
    now: at.toISOString(),
    date,
    closed: !isClinicDay(date),
    nextOpenDate: next?.date ?? null,
    locations,
  });
});
