import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { appointmentTexts } from './appointment-texts.ts';

const texts = appointmentTexts.cancel;

interface CancelDialogProps {
  appointment: PatientAppointment;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms a cancellation. */
export function CancelDialog({ appointment, open, onClose, onConfirm }: CancelDialogProps) {
  const { date, time, location } = appointment;
  return (
    <ConfirmDialog
      open={open}
      question={texts.question}
      no={texts.keep}
      yes={texts.confirm}
      meaning={texts.meaning}
      onNo={onClose}
      onYes={onConfirm}
    >
      <p>
        <strong>
          {formatLongDate(date, { year: true })}, {formatSlotTime(time)}
        </strong>
        <br />
        {location.name}
      </p>
    </ConfirmDialog>
  );
}
