import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { noteOpenedMail } from '#functions/appointments/mail/open-mail.ts';
import { findOwnAppointment } from '#functions/appointments/ownership.ts';
import { toPatientAppointment } from '#functions/appointments/patient-view.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['GET /api/appointments/{confirmationNumber}'],
  patient,
  async ({ params, caller, event, now }) => {
    const item = await findOwnAppointment(params.confirmationNumber, caller);
    await noteOpenedMail(caller, item, await clientOf(event), now);
    return reply(200, { appointment: await toPatientAppointment(item, now) });
  },
);
