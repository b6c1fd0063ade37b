import { patient } from '#functions/appointments/auth/patient-caller.ts';
import { checkOwn } from '#functions/appointments/ownership.ts';
import { toAppointment } from '#functions/appointments/record.ts';
import { requestEstimate } from '#functions/estimates/request.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { estimateRoutes } from '#shared/estimates/routes.ts';

export const handler = handle(
  estimateRoutes['POST /api/appointments/{confirmationNumber}/estimate'],
  patient,
  async ({ params, caller, now }) => {
    const item = await requestEstimate(params.confirmationNumber, {
      actor: 'patient',
      now,
      check: (one) => checkOwn(caller, one),
    });
    return reply(202, { appointment: toAppointment(item) });
  },
);
