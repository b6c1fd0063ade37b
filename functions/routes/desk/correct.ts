import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { correctAppointment } from '#functions/appointments/desk/correct.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { invalid } from '#shared/api/problem.ts';
import { deskRoutes } from '#shared/appointments/desk-routes.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

export const handler = handleViews(
  deskRoutes['PUT /api/admin/appointments/{confirmationNumber}'],
  async ({ params, body: { version, ...correction }, caller, now }) => {
    const dob = correction.dob && birthDateMessage(correction.dob, clinicDateAt(now));
    if (dob) throw invalid('dob', dob);
    const by = { actor: caller.subject, now };
    const item = await correctAppointment(params.confirmationNumber, correction, version, by);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
