import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { invalidateAppointment } from '#web/domain/appointments/appointment-cache.ts';
import { OutcomeAlert } from '#web/features/booking/dialog/outcome-alert.tsx';
import { useFocusOnTitle } from '#web/features/booking/dialog/use-focus-on-title.ts';
import { isSameSlot, type SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { OutcomeNotice, SlotRow } from './reschedule-parts.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';
import { useReschedule } from './use-reschedule.ts';

const { dialog: texts } = rescheduleTexts;

export interface RescheduleDialogContentProps {
  confirmationNumber: string;
  /** The appointment's current slot. */
  current: SlotChoice;
  /** Whether the clinic is closed at the time of `current`. */
  isClosed: boolean;
  /** The new slot. */
  slot: SlotChoice;
  /** Slots to offer when someone else has taken the picked one. */
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
  onClose: () => void;
  onSlotTaken: (slot: SlotChoice) => void;
  onRescheduled: (appointment: PatientAppointment) => void;
}

/** The open dialog: the current slot, the new slot, and the outcome of the last attempt. */
export function RescheduleDialogContent(props: RescheduleDialogContentProps) {
  const { confirmationNumber, isClosed, slot, nearestAvailable, onClose } = props;
  // Keeps the slot from when the dialog opened: a refresh in the background must not change the question.
  const [current] = useState(props.current);
  const content = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { outcome, sending, send, clearOutcome } = useReschedule({
    confirmationNumber,
    current,
    isClosed,
    isShown: () => content.current !== null,
    onRescheduled: props.onRescheduled,
    onFailed: ({ kind }, failed) => kind === 'slot-taken' && props.onSlotTaken(failed),
  });
  const isUnknown = outcome?.kind === 'unknown';
  useFocusOnTitle(content, slot);

  function close() {
    // The appointment may have changed on the server: a request whose reply was lost may have moved it, or it may have
    // been canceled elsewhere.
    if (outcome) invalidateAppointment(queries, confirmationNumber);
    onClose();
  }

  function pickOther(other: SlotChoice) {
    clearOutcome();
    props.onPickOther(other);
  }

  const canRetry = isUnknown || (outcome?.kind === 'refused' && outcome.canRetry);
  return (
    <Dialog
      open
      onClose={close}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {isUnknown || sending ? texts.closeForNow : texts.keep}
          </Button>
          {(canRetry || !outcome) && (
            <Button variant="coral" busy={sending} onClick={() => send(slot)}>
              {sending ? texts.sending : canRetry ? texts.tryAgain : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} className="grid gap-4">
        {outcome && (
          <OutcomeAlert
            outcome={outcome}
            nearestAvailable={nearestAvailable.filter((other) => !isSameSlot(other, slot))}
            onPickOther={pickOther}
          >
            <OutcomeNotice outcome={outcome} current={current} isClosed={isClosed} />
          </OutcomeAlert>
        )}
        <dl className="grid gap-3">
          <SlotRow name={texts.from} slot={current} ground="bg-sand" />
          <SlotRow name={texts.to} slot={slot} ground="bg-sage" />
        </dl>
        <p className="text-soft text-sm">{texts.keepsNumber(confirmationNumber)}</p>
      </div>
    </Dialog>
  );
}
