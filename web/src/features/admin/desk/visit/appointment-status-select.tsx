import { type Appointment, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { isStatusAllowed, statusRefusal } from '#shared/appointments/status-rules.ts';
import { undefinedIfGone } from '#web/features/admin/failure/refusal.ts';
import { RecordStatusSelect } from '#web/features/admin/records/status/record-status-select.tsx';
import type { StatusRoute } from '#web/features/admin/records/status/use-status-change.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { appointmentsTexts as texts } from './appointments-texts.ts';
import { isReachedByEmail, patientName } from './visit-text.ts';

/** How staff change the status of an appointment. */
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
      const request = { params: { confirmationNumber }, body: { status, version } };
      return (await call('PUT /api/appointments/{confirmationNumber}/status', request)).appointment;
    },
    find: async ({ confirmationNumber }) => {
      const request = { params: { confirmationNumber } };
      const reply = call('GET /api/admin/appointments/{confirmationNumber}', request);
      return (await undefinedIfGone(reply))?.appointment;
    },
    doneText: (from, to, isUndo) => {
      const text = texts.changed(patientName(to), texts.status(to.status));
      const isReinstated = from.status === 'cancelled' && to.status === 'confirmed';
      // The server emails about nothing else, and not once the visit has started.
      if (to.status !== 'cancelled' && !isReinstated) return text;
      if (hasStarted(to, now)) return text;
      if (!isReachedByEmail(to)) return `${text} ${texts.callPatient}`;
      return `${text} ${isUndo ? texts.patientToldOfUndo : texts.patientTold}`;
    },
    goneText: texts.gone,
  };
}

interface AppointmentStatusSelectProps {
  appointment: Appointment;
  /** Whether to propose what the desk does next: the patient has come or, once they are late, hasn't. */
  hasProposals?: boolean;
  /** Whether to propose to cancel the visit, too. */
  canCancel?: boolean;
}

/** The status of an appointment. Shows the newest version that this session knows, even when given an older one. */
export function AppointmentStatusSelect(props: AppointmentStatusSelectProps) {
  const { appointment, hasProposals = false, canCancel = false } = props;
  const route = useAppointmentStatus();
  const { now = new Date() } = useServerClock();
  const name = patientName(appointment);
  const cancel = { status: 'cancelled', label: texts.cancel, text: texts.cancel } as const;
  const proposals = (['arrived', 'no-show'] as const)
    .filter((status) => !statusRefusal(status, appointment, now))
    .map((status) => ({ status, label: texts.mark(name, texts.status(status)) }));
  const isExpected = hasProposals && appointment.status === 'confirmed';
  return (
    <RecordStatusSelect
      row={appointment}
      route={route}
      name={name}
      statusText={texts.status}
      proposals={isExpected ? [...proposals, ...(canCancel ? [cancel] : [])] : []}
    />
  );
}
