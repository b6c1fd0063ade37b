import { appointmentsOfEmail } from '#functions/appointments/lists/list-by-email.ts';
import { markOpenedFrom } from '#functions/appointments/mail/open-mail.ts';
import { toPatientAppointments } from '#functions/appointments/patient-view.ts';
import { openWithCode, openWithLink } from '#functions/lookup/open-bookings.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup/verify'],
  anyone,
  async ({ body: { email = '', code = '', link }, event, now }) => {
    const client = await clientOf(event);
    const opened = link ? openWithLink(link, client) : openWithCode(email.toLowerCase(), code, client);
    const { token, emailKey } = await opened;
    const { items, nextCursor } = await appointmentsOfEmail(emailKey, now);
    await markOpenedFrom(client, items, now);
    const appointments = await toPatientAppointments(items, now);
    return reply(200, { token, email: emailKey, appointments, nextCursor });
  },
);
