import { closuresBetween } from '#functions/closures/store.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { closureRoutes } from '#shared/closures/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';

/** How many days one request may ask for: the booking horizon, and a month behind. */
const longestRangeDays = 400;

export const handler = handle(closureRoutes['GET /api/closures'], admin, async ({ query }) => {
  const at = now();
  const { from = clinicDateAt(at), to = lastBookableDate(at) } = query;
  if (to > addDays(from, longestRangeDays)) {
    const message = `Choose at most ${longestRangeDays} days`;
    throw new Problem('invalid', message, { fields: { to: message } });
  }
  return reply(200, { closures: await closuresBetween(from, to) });
});
