import { affectedPatients } from '#functions/closures/affected-patients.ts';
import { closeClinic, newClosure } from '#functions/closures/close.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { invalid } from '#shared/api/problem.ts';
import { closureRefusal } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleViews(closureRoutes['POST /api/closures'], async ({ body, caller, now }) => {
  const refusal = closureRefusal(body, now);
  if (refusal) throw invalid(refusal.field, refusal.message);
  const item = newClosure(body, now);
  const closure = await closeClinic(item, { actor: caller.subject, now });
  // Read after the slots are closed: no booking can come in anymore and be missed.
  const affected = await affectedPatients(closure, now);
  const isNew = closure.version === item.version;
  return reply(isNew ? 201 : 200, { closure, affected });
});
