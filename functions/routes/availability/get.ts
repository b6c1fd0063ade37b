import { firstAvailableDay, readClinicSlots } from '#functions/appointments/slots/availability.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { invalid } from '#shared/api/problem.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

export const handler = handle(availabilityRoutes['GET /api/availability'], anyone, async ({ query, now }) => {
  const today = clinicDateAt(now);
  if (query.date && query.date > lastBookableDate(now))
    throw invalid('date', 'Choose a date within the next year');
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
