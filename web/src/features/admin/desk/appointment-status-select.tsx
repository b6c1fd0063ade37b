import type { ReactNode } from 'react';
import { type Appointment, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { isStatusAllowed, statusRefusal } from '#shared/appointments/status-rules.ts';
import { undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import { RecordStatusSelect, type StatusRoute } from '#web/features/admin/records/record-status-select.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { isReachedByEmail, patientName, appointmentsTexts as texts } from './appointments-texts.ts';

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
      if (!isReachedByEmail(to)) return `${text} ${texts.callPatient(to)}`;
      return `${text} ${isUndo ? texts.patientToldOfUndo : texts.patientTold}`;
    },
    goneText: texts.gone,
  };
}

interface AppointmentStatusSelectProps {
  appointment: Appointment;
  /** What one press makes of an expected visit, as soon as it can. */
  proposals?: readonly Appointment['status'][];
  /** What follows these in the same line, if only `null`. */
  children?: ReactNode;
}

/** The status of an appointment. Shows the newest version that this session knows, even when given an older one. */
export function AppointmentStatusSelect({
  appointment,
  proposals = [],
  children,
}: AppointmentStatusSelectProps) {
  const route = useAppointmentStatus();
  const name = patientName(appointment);
  const possible = appointment.status === 'confirmed' ? route.statusesOf(appointment) : [];
  return (
    <RecordStatusSelect
      row={appointment}
      route={route}
      name={name}
      statusText={texts.status}
      proposals={proposals
        .filter((status) => possible.includes(status))
        .map((status) =>
          status === 'cancelled'
            ? { status, label: texts.cancel, text: texts.cancel }
            : { status, label: texts.mark(name, texts.status(status)) },
        )}
    >
      {children}
    </RecordStatusSelect>
  );
}
