import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { useReschedule } from '#web/features/admin/desk/reschedule/use-reschedule.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookTexts as texts } from './book-texts.ts';

interface VisitTodayProps {
  visit: Appointment;
  slot: AppointmentSlot;
  /** Back to the form. */
  onClose: () => void;
  onUsed: () => void;
  onBookAnother: () => void;
}

/** Asks whether a walk-in uses the visit that they already have today, which then moves to this slot. */
export function VisitToday({ visit, slot, onClose, onUsed, onBookAnother }: VisitTodayProps) {
  const { latest } = useRecordChanges<Appointment>('appointments');
  const reschedule = useReschedule();
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(rescheduleTexts);
  const shown = latest(visit) ?? visit;
  const isBusy = phase === 'busy';
  const unlessBusy = (act: () => void) => () => !isBusy && act();
  const moveHere = () =>
    send(async () => {
      await track(reschedule(shown, slot));
      onUsed();
    });
  return (
    <Dialog
      open
      onClose={unlessBusy(onClose)}
      title={texts.hasVisit(shown.firstName, formatSlotTime(shown.time), clinicById(shown.location.id).name)}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={unlessBusy(onBookAnother)}>
            {texts.bookAnother}
          </Button>
          <Button busy={isBusy} onClick={() => void moveHere()}>
            {texts.useIt}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{texts.hasVisitMeaning(formatSlotTime(slot.time))}</p>
        {failure && (
          <Notice tone="error" title={title} live>
            {failure.text}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
