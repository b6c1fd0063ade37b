import { affectedPatients } from '#functions/closures/affected-patients.ts';
import { callPatient } from '#functions/closures/call-patient.ts';
import { findClosure } from '#functions/closures/store.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleViews(
  closureRoutes['PUT /api/closures/{id}/patients/{confirmationNumber}'],
  async ({ params, body, caller, now }) => {
    const closure = await findClosure(params.id);
    await callPatient(closure, params.confirmationNumber, body, { actor: caller.subject, now });
    return reply(200, { closure, affected: await affectedPatients(closure, now) });
  },
);
