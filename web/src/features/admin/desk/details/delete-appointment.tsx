import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { DeleteDialog } from '#web/features/admin/records/details/delete-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

const texts = appointmentsTexts.delete;

interface DeleteAppointmentProps {
  appointment: Appointment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before an appointment is deleted. */
export function DeleteAppointment({ appointment, onClose, onDeleted }: DeleteAppointmentProps) {
  const { call } = useSession();
  const { removeRow } = useRecordChanges<Appointment>('appointments');
  const { id, confirmationNumber, date, time, location } = appointment;
  return (
    <DeleteDialog
      texts={texts}
      send={() => call('DELETE /api/appointments/{confirmationNumber}', { params: { confirmationNumber } })}
      onDeleted={() => {
        onDeleted();
        removeRow(id);
      }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{patientName(appointment)}</bdi>
        </strong>
        <br />
        {texts.visitAtClinic(`${formatWeekdayDate(date)}, ${formatSlotTime(time)}`, location.name)}
      </p>
    </DeleteDialog>
  );
}
