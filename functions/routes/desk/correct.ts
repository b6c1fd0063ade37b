import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { correctAppointment } from '#functions/appointments/desk/correct.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

export const handler = handle(
  deskRoutes['PUT /api/admin/appointments/{confirmationNumber}'],
  loggingViews(desk),
  async ({ params, body: { version, ...correction }, caller }) => {
    const now = clock();
    const dob = correction.dob && birthDateMessage(correction.dob, clinicDateAt(now));
    if (dob) throw new Problem('invalid', dob, { fields: { dob } });
    const by = { actor: caller.subject, now };
    const item = await correctAppointment(params.confirmationNumber, correction, version, by);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
