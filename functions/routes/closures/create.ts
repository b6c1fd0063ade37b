import { randomUUID } from 'node:crypto';
import { toAppointment } from '#functions/appointments/record.ts';
import { affectedAppointments } from '#functions/closures/affected-appointments.ts';
import { closeClinic } from '#functions/closures/close-and-reopen.ts';
import { type ClosureItem, monthOf } from '#functions/closures/store.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { closureId, closureRefusal, normalizeHours, timesToClose } from '#shared/closures/closure.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

const contract = closureRoutes['POST /api/closures'];

function newClosure(body: BodyOf<typeof contract>, at: Date): ClosureItem {
  const { locationId, date, reason, from, to } = body;
  return {
    id: closureId(body),
    month: monthOf(date),
    locationId,
    date,
    ...normalizeHours({ from, to }),
    reason,
    createdAt: at.toISOString(),
    times: timesToClose(body, at),
    version: randomUUID(),
  };
}

export const handler = handle(contract, admin, async ({ body, caller }) => {
  const at = now();
  const refusal = closureRefusal(body, at);
  if (refusal) {
    const { field, message } = refusal;
    throw new Problem('invalid', message, { fields: { [field]: message } });
  }
  const asked = newClosure(body, at);
  const closure = await closeClinic(asked, { actor: caller.subject, now: at });
  // Only now: nobody can book there any more, so nobody is missed.
  const affected = (await affectedAppointments(closure, at)).map(toAppointment);
  const isNew = closure.version === asked.version;
  return reply(isNew ? 201 : 200, { closure, affected });
});
