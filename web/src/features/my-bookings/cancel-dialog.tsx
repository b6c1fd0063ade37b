import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './question-dialog.module.css';
import { visitTexts } from './visit-texts.ts';

const texts = visitTexts.cancel;

interface CancelDialogProps {
  appointment: PatientAppointment;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a visit is cancelled (spec §8, Bookings). */
export function CancelDialog({ appointment, open, onClose, onConfirm }: CancelDialogProps) {
  const { date, time, location } = appointment;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>
          <strong>
            {spokenDate(date, { year: true })}, {spokenTime(time)}
          </strong>
          <br />
          {location.name}
        </p>
        <p className={styles.soft}>{texts.meaning}</p>
      </div>
    </Dialog>
  );
}
