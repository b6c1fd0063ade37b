import { firstAvailableDay, readClinicSlots } from '#functions/appointments/slots/availability.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

export const handler = handle(availabilityRoutes['GET /api/availability'], anyone, async ({ query }) => {
  const now = clock();
  const today = clinicDateAt(now);
  if (query.date && query.date > lastBookableDate(now)) {
    const message = 'Choose a date within the next year';
    throw new Problem('invalid', message, { fields: { date: message } });
  }
  const first = query.date ? undefined : await firstAvailableDay(today, now);
  const date = query.date ?? first?.date ?? today;
  const dayAfter = nextClinicDay(date < today ? today : date);
  const [locations, next] = await Promise.all([
    first?.locations ?? readClinicSlots(date, now),
    firstAvailableDay(dayAfter, now),
  ]);
  const reason = closedReason(date);
  return reply(200, {
    now: now.toISOString(),
    date,
    closed: !isClinicDay(date),
    ...(reason && { closedReason: reason }),
    nextOpenDate: next?.date ?? null,
    locations,
  });
});
