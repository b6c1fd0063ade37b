import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { clearDraft, useUnlockedDraft } from './booking-draft.ts';
import { typedDetails } from './use-booking-form.ts';

const texts = bookingDialogTexts;

function discard() {
  clearDraft();
  typedDetails.clear();
  showToast(texts.unfinished.discarded);
}

interface UnfinishedBookingProps {
  /** Opens the dialog for this slot, filled in with what was typed. */
  onResume: (slot: SlotChoice) => void;
}

/** A notice about a booking that was sent and never answered, even before a reload. Nothing if there is none. */
export function UnfinishedBooking({ onResume }: UnfinishedBookingProps) {
  const draft = useUnlockedDraft();
  if (!draft) return null;
  const { slot } = draft;
  return (
    <Notice
      tone="warn"
      live
      title={texts.unfinished.title}
      actions={
        <>
          <Button size="small" onClick={() => onResume(slot)}>
            {texts.actions.check}
          </Button>
          <Button variant="quiet" size="small" onClick={discard}>
            {texts.actions.discard}
          </Button>
        </>
      }
    >
      {texts.unfinished.text(slotDateTime(slot), slot.clinic.name)}
    </Notice>
  );
}
