import { changeStatus } from '#functions/appointments/change-status.ts';
import { checkOpen, checkOwn } from '#functions/appointments/ownership.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { patient } from '#functions/platform/http/patient-caller.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/{confirmationNumber}/cancel'],
  patient,
  async ({ params, caller }) => {
    const at = now();
    const item = await changeStatus(params.confirmationNumber, 'cancelled', {
      actor: 'patient',
      now: at,
      check: (booking) => {
        checkOwn(caller, booking);
        // Cancelling twice is fine: the second finds it done.
        if (booking.status !== 'cancelled') checkOpen(booking, at);
      },
    });
    return reply(200, { appointment: toAppointment(item) });
  },
);
