import { type VisitChoice, visitWhen } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { dropDraft, useIdleDraft } from './booking-draft.ts';

const texts = bookingDialogTexts;

function discard() {
  dropDraft();
  showToast(texts.unfinished.discarded);
}

interface UnfinishedBookingProps {
  /** Opens the dialog for this visit; everything typed is there. */
  onResume: (visit: VisitChoice) => void;
}

/** Tells of a booking that was sent and never answered, also after a reload. Nothing when there is none. */
export function UnfinishedBooking({ onResume }: UnfinishedBookingProps) {
  const draft = useIdleDraft();
  if (!draft) return null;
  const { visit } = draft;
  return (
    <Notice
      tone="warn"
      live
      title={texts.unfinished.title}
      actions={
        <>
          <Button size="small" onClick={() => onResume(visit)}>
            {texts.actions.check}
          </Button>
          <Button variant="quiet" size="small" onClick={discard}>
            {texts.actions.discard}
          </Button>
        </>
      }
    >
      {texts.unfinished.text(visitWhen(visit), visit.clinic.name)}
    </Notice>
  );
}
