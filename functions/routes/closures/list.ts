import { listClosures } from '#functions/closures/list.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';

/** The booking horizon plus a month back. */
const maxRangeDays = 400;

export const handler = handle(closureRoutes['GET /api/closures'], desk, async ({ query }) => {
  const today = now();
  const { from = clinicDateAt(today), to = lastBookableDate(today) } = query;
  if (to > addDays(from, maxRangeDays)) {
    const message = `Choose ${maxRangeDays} days or fewer`;
    throw new Problem('invalid', message, { fields: { to: message } });
  }
  return reply(200, { closures: await listClosures(from, to, today) });
});
