import { listClosures } from '#functions/closures/list.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { invalid } from '#shared/api/problem.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';

/** The booking horizon plus a month back. */
const maxRangeDays = 400;

export const handler = handleStaff(closureRoutes['GET /api/closures'], async ({ query, now }) => {
  const { from = clinicDateAt(now), to = lastBookableDate(now) } = query;
  if (to > addDays(from, maxRangeDays)) throw invalid('to', `Choose ${maxRangeDays} days or fewer`);
  return reply(200, { closures: await listClosures(from, to, now) });
});
