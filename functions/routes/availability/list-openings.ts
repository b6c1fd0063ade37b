import { readOpenings } from '#functions/appointments/slots/openings.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';

export const handler = handle(availabilityRoutes['GET /api/openings'], anyone, async ({ now }) => {
  return reply(200, { now: now.toISOString(), locations: await readOpenings(now) });
});
