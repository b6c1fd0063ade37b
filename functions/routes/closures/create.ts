import { affectedPatients } from '#functions/closures/affected-patients.ts';
import { closeClinic, newClosure } from '#functions/closures/close.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { closureRefusal } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['POST /api/closures'],
  loggingViews(admin),
  async ({ body, caller }) => {
    const now = clock();
    const refusal = closureRefusal(body, now);
    if (refusal) {
      const { field, message } = refusal;
      throw new Problem('invalid', message, { fields: { [field]: message } });
    }
    const item = newClosure(body, now);
    const closure = await closeClinic(item, { actor: caller.subject, now });
    // Read after the slots are closed: no booking can come in anymore and be missed.
    const affected = await affectedPatients(closure, now);
    const isNew = closure.version === item.version;
    return reply(isNew ? 201 : 200, { closure, affected });
  },
);
