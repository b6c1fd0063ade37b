import type { Appointment } from '#shared/appointments/appointment.ts';
import { statusRefusal } from '#shared/appointments/status-rules.ts';
import { RecordStatusSelect } from '#web/features/admin/records/record-status-select.tsx';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { appointmentsTexts as texts } from './appointments-texts.ts';
import { patientName } from './patient-name.ts';
import { useAppointmentStatus } from './use-appointment-status.ts';

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
  const isExpected = hasProposals && appointment.status === 'confirmed';
  const cancel = { status: 'cancelled', label: texts.cancel, text: texts.cancel } as const;
  const proposed = (isExpected ? (['arrived', 'no-show'] as const) : []).filter(
    (status) => !statusRefusal(status, appointment, now),
  );
  return (
    <RecordStatusSelect
      row={appointment}
      route={route}
      name={name}
      statusText={texts.status}
      proposals={[
        ...proposed.map((status) => ({ status, label: texts.mark(name, texts.status(status)) })),
        ...(canCancel && isExpected ? [cancel] : []),
      ]}
    />
  );
}
