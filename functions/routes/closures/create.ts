import { closeClinics } from '#functions/closures/close-clinics.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['POST /api/closures'],
  loggingViews(admin),
  async ({ body, caller }) => {
    const { closures, affected, isAnyNew } = await closeClinics(body, { actor: caller.subject, now: now() });
    const closed = body.dates ? { closures } : { closure: closures[0] };
    return reply(isAnyNew ? 201 : 200, { ...closed, affected });
  },
);
