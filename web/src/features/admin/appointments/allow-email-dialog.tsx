import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { DeleteDialog } from '#web/features/admin/records/details/delete-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { appointmentsTexts } from './appointments-texts.ts';
import { patientName } from './patient-name.ts';

const texts = appointmentsTexts.emailUndeliverable.allowing;

interface AllowEmailDialogProps {
  appointment: Appointment;
  reason: SuppressionReason;
  onClose: () => void;
}

/** Asks for confirmation before an address gets email again. */
export function AllowEmailDialog({ appointment, reason, onClose }: AllowEmailDialogProps) {
  const { call } = useSession();
  const { refresh } = useRecordChanges<Appointment>('appointments');
  const { confirmationNumber, email } = appointment;
  return (
    <DeleteDialog
      texts={{ ...texts, meaning: texts.meaning[reason] }}
      send={() =>
        call('POST /api/admin/appointments/{confirmationNumber}/allow-email', {
          params: { confirmationNumber },
        })
      }
      onDeleted={refresh}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{patientName(appointment)}</bdi>
        </strong>
        <br />
        {email}
      </p>
    </DeleteDialog>
  );
}
