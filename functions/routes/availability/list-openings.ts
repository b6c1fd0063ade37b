import { readOpenings } from '#functions/appointments/slots/openings.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';

export const handler = handle(availabilityRoutes['GET /api/openings'], anyone, async () => {
  const now = clock();
  return reply(200, { now: now.toISOString(), locations: await readOpenings(now) });
});
