import { type Appointment, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { isStatusAllowed, statusRefusal } from '#shared/appointments/status-rules.ts';
import { undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import type { StatusRoute } from '#web/features/admin/records/record-status-select.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { appointmentsTexts as texts } from './appointments-texts.ts';

import { patientName } from './patient-name.ts';
import { isReachedByEmail } from './visit-text.ts';

/** Whether the server emails the patient: an upcoming appointment was canceled or reinstated. */
function isPatientEmailed(from: Appointment, to: Appointment, now: Date | undefined): boolean {
  if (hasStarted(to, now)) return false;
  return to.status === 'cancelled' || (from.status === 'cancelled' && to.status === 'confirmed');
}

export function useAppointmentStatus(): StatusRoute<Appointment> {
  const { call, role } = useSession();
  const { now } = useServerClock();
  return {
    kind: 'appointments',
    statusesOf: (visit) =>
      appointmentStatuses.filter(
        (status) =>
          status === visit.status ||
          (isStatusAllowed(role, visit.status, status) && !statusRefusal(status, visit, now ?? new Date())),
      ),
    send: async ({ confirmationNumber, version }, status) => {
      const { appointment } = await call('PUT /api/appointments/{confirmationNumber}/status', {
        params: { confirmationNumber },
        body: { status, version },
      });
      return appointment;
    },
    find: ({ confirmationNumber }) => {
      const reply = call('GET /api/admin/appointments/{confirmationNumber}', {
        params: { confirmationNumber },
      });
      return undefinedIfGone(reply.then(({ appointment }) => appointment));
    },
    doneText: (from, to, isUndo) => {
      const text = texts.changed(patientName(to), texts.status(to.status));
      if (!isPatientEmailed(from, to, now)) return text;
      if (!isReachedByEmail(to)) return `${text} ${texts.callPatient}`;
      return `${text} ${isUndo ? texts.patientToldOfUndo : texts.patientTold}`;
    },
    goneText: texts.gone,
  };
}
