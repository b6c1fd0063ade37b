import { optionalPatient } from '#functions/appointments/auth/patient-caller.ts';
import { bookOnce } from '#functions/appointments/book-once.ts';
import { visitor } from '#functions/appointments/limits/visitor.ts';
import { provesAddress } from '#functions/appointments/ownership.ts';
import { withManageToken } from '#functions/appointments/with-manage-token.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { actorOf } from '#functions/trust/proofs.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments'],
  optionalPatient,
  async ({ body, caller, event, now }) => {
    const { item, isNew } = await bookOnce(body, now, async () => {
      const client = await clientOf(event);
      const emailKey = body.email.toLowerCase();
      const actor = await actorOf(client, emailKey, caller && (await provesAddress(caller, emailKey)));
      return visitor(client, actor, now);
    });
    if (isNew) countMetric('AppointmentBooked');
    return reply(isNew ? 201 : 200, await withManageToken(item, 'browser'));
  },
);
