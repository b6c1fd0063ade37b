import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { ActionDialog } from '#web/features/admin/records/details/action-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

const texts = appointmentsTexts.emailUndeliverable.allowDialog;

interface AllowEmailDialogProps {
  appointment: Appointment;
  reason: SuppressionReason;
  onClose: () => void;
}

/** Asks for confirmation before we send email to a blocked address again. */
export function AllowEmailDialog({ appointment, reason, onClose }: AllowEmailDialogProps) {
  const { call } = useSession();
  const { refresh } = useRecordChanges<Appointment>('appointments');
  const { confirmationNumber, email } = appointment;
  return (
    <ActionDialog
      texts={{ ...texts, meaning: texts.meaning[reason] }}
      send={() =>
        call('POST /api/admin/appointments/{confirmationNumber}/allow-email', {
          params: { confirmationNumber },
        })
      }
      onDone={refresh}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{patientName(appointment)}</bdi>
        </strong>
        <br />
        {email}
      </p>
    </ActionDialog>
  );
}
