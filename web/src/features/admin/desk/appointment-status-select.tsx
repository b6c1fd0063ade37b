import type { ReactNode } from 'react';
import { type Appointment, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { isStatusAllowed, statusRefusal } from '#shared/appointments/status-rules.ts';
import { undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import { RecordStatusSelect, type StatusRoute } from '#web/features/admin/records/record-status-select.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { isReachedByEmail, patientName, appointmentsTexts as texts } from './appointments-texts.ts';
import { visitOf } from './use-desk.ts';

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
    send: (visit, status) => {
      const request = { params: visit, body: { status, version: visit.version } };
      return call('PUT /api/appointments/{confirmationNumber}/status', request).then(visitOf);
    },
    find: (visit) => {
      const reply = call('GET /api/admin/appointments/{confirmationNumber}', { params: visit });
      return undefinedIfGone(reply.then(visitOf));
    },
    doneText: (from, to, isUndo) => {
      const text = texts.changed(patientName(to), texts.status(to.status));
      const isReinstated = from.status === 'cancelled' && to.status === 'confirmed';
      // The server emails only when a visit is canceled or reinstated, and only before the visit starts.
      if ((to.status !== 'cancelled' && !isReinstated) || hasStarted(to, now)) return text;
      if (!to.email) return `${text} No email address. Please call.`;
      if (!isReachedByEmail(to)) return `${text} Email doesn’t reach the patient. Please call.`;
      const when = isUndo
        ? 'only if we’ve already emailed them about the change'
        : 'unless you undo this within 10 seconds';
      return `${text} We’ll email the patient ${when}.`;
    },
    goneText: 'Someone else deleted this booking.',
  };
}

interface AppointmentStatusSelectProps {
  appointment: Appointment;
  /**
   * Statuses with a button of their own, if the visit can get them. If a patient has said that they're here, the button
   * of `arrived` confirms that.
   */
  proposals?: readonly Appointment['status'][];
  /** What comes after the buttons of `proposals`, but before one that cancels. */
  children?: ReactNode;
}

/** The status of an appointment. Shows the newest version that this session knows, even when given an older one. */
export function AppointmentStatusSelect(props: AppointmentStatusSelectProps) {
  const { appointment, proposals = [], children } = props;
  const route = useAppointmentStatus();
  const name = patientName(appointment);
  const { status: current, arrivalSeenAt } = appointment;
  // Patients can say on their phone that they're here, but the clinic's page counts only those whom the desk has seen.
  const isUnseen = current === 'arrived' && !arrivalSeenAt;
  const possible = current === 'confirmed' ? route.statusesOf(appointment) : isUnseen ? [current] : [];
  return (
    <RecordStatusSelect
      row={appointment}
      route={route}
      name={name}
      statusText={texts.status}
      proposals={proposals
        .filter((status) => possible.includes(status))
        .map((status) => {
          if (isUnseen) return { status, label: `Confirm that ${name} is here`, text: 'Confirm' };
          if (status === 'cancelled') return { status, label: 'Cancel visit', text: 'Cancel visit' };
          return { status, label: `Mark ${name} as ${texts.status(status)}` };
        })}
    >
      {children}
    </RecordStatusSelect>
  );
}
