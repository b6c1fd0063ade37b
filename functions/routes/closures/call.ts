import { affectedPatients } from '#functions/closures/affected-patients.ts';
import { callPatient } from '#functions/closures/call-patient.ts';
import { findClosure } from '#functions/closures/store.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['PUT /api/closures/{id}/patients/{confirmationNumber}'],
  loggingViews(desk),
  async ({ params, body, caller }) => {
    const now = clock();
    const closure = await findClosure(params.id);
    await callPatient(closure, params.confirmationNumber, body, { actor: caller.subject, now });
    return reply(200, { closure, affected: await affectedPatients(closure, now) });
  },
);
