import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { affectedVisits } from '#functions/adapters/closed-visits.ts';
import { findClosure } from '#functions/adapters/closure-store.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(closureRoutes['GET /api/closures/{id}'], admin, async ({ params }) => {
  const closure = await findClosure(params.id);
  const affected = await affectedVisits(closure, now());
  return reply(200, { closure, affected: affected.map(toAppointment) });
});
