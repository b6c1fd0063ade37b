import { affectedVisits } from '#functions/adapters/closed-visits.ts';
import { queueClosedMails } from '#functions/adapters/closure-mails.ts';
import { findClosure } from '#functions/adapters/closure-store.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['POST /api/closures/{id}/notify'],
  admin,
  async ({ params, caller }) => {
    const at = now();
    const closure = await findClosure(params.id);
    const visits = await affectedVisits(closure, at);
    return reply(200, {
      mailed: await queueClosedMails(closure, visits, { actor: caller.subject, now: at }),
    });
  },
);
