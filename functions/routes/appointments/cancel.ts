import { changeStatus } from '#functions/adapters/appointment-changes.ts';
import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { checkOpen, checkOwn } from '#functions/core/own-booking.ts';
import { patient } from '#functions/core/patient.ts';
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
