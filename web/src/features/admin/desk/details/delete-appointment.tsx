import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { visitTime } from '#web/features/admin/desk/visit/visit-text.ts';
import { DeleteDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

interface DeleteAppointmentProps {
  visit: Appointment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a visit is deleted. */
export function DeleteAppointment({ visit, onClose, onDeleted }: DeleteAppointmentProps) {
  const { call } = useSession();
  const { removeRow } = useRecordChanges<Appointment>('appointments');
  const { id, confirmationNumber, location } = visit;
  return (
    <DeleteDialog
      texts={appointmentsTexts.delete}
      send={() => call('DELETE /api/appointments/{confirmationNumber}', { params: { confirmationNumber } })}
      onDeleted={() => {
        onDeleted();
        removeRow(id);
      }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{patientName(visit)}</bdi>
        </strong>
        <br />
        {visitTime(visit)}, {location.name}
      </p>
    </DeleteDialog>
  );
}
