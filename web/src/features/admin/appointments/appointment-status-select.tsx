import type { Appointment } from '#shared/appointments/appointment.ts';
import { RecordStatusSelect } from '#web/features/admin/records/status/record-status-select.tsx';
import { appointmentsTexts } from './appointments-texts.ts';
import { patientName } from './patient-name.ts';
import { useAppointmentStatus } from './use-appointment-status.ts';

/**
 * A booking's status, and its change at once (spec §4). Shows this session's latest word on the booking, whatever
 * version it is given. Stands inside a `UndoProvider` (records/done-provider.tsx), whose bar has the Undo.
 */
export function AppointmentStatusSelect({ appointment }: { appointment: Appointment }) {
  const route = useAppointmentStatus();
  return (
    <RecordStatusSelect
      row={appointment}
      route={route}
      name={patientName(appointment)}
      statusText={appointmentsTexts.status}
    />
  );
}
