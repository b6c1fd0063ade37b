import type { Appointment } from '#shared/appointments/appointment.ts';
import { RecordStatusSelect } from '#web/features/admin/records/status/record-status-select.tsx';
import { appointmentsTexts } from './appointments-texts.ts';
import { patientName } from './patient-name.ts';
import { useAppointmentStatus } from './use-appointment-status.ts';

/** The status of an appointment. Shows the newest version that this session knows, even when given an older one. */
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
