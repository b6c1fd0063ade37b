import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { invalidateAppointment } from '#web/domain/appointments/appointment-cache.ts';
import { useFocusOnTitle } from '#web/features/booking/dialog/use-focus-on-title.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './reschedule.module.css';
import type { RescheduleOutcome } from './reschedule-outcome.ts';
import { RescheduleOutcomeNotice } from './reschedule-outcome-notice.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';
import { useReschedule } from './use-reschedule.ts';

const texts = rescheduleTexts.dialog;

export interface RescheduleDialogContentProps {
  confirmationNumber: string;
  /** The appointment's current slot. */
  current: SlotChoice;
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
  const { confirmationNumber, slot, nearestAvailable, onClose } = props;
  // As it was when the dialog opened: a refresh in the background must not change the question.
  const [current] = useState(props.current);
  const content = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { outcome, sending, send, clearOutcome } = useReschedule({
    confirmationNumber,
    onRescheduled: props.onRescheduled,
    onFailed,
  });
  const isUnknown = outcome.kind === 'unknown';
  useFocusOnTitle(content, slot);

  function onFailed(failure: RescheduleOutcome, failed: SlotChoice) {
    if (failure.kind === 'slot-taken') props.onSlotTaken(failed);
    if (content.current) return;
    // The dialog was closed before the reply, so only a toast can report it.
    const { late, unchanged } = rescheduleTexts;
    showToast(failure.kind === 'unknown' ? late : unchanged(slotDateTime(current)), { tone: 'error' });
    invalidateAppointment(queries, confirmationNumber);
  }

  function close() {
    // The server's record may have changed: the request arrived after all, or the appointment was canceled
    // elsewhere.
    if (outcome.kind !== 'none') invalidateAppointment(queries, confirmationNumber);
    onClose();
  }

  function pickOther(other: SlotChoice) {
    clearOutcome();
    props.onPickOther(other);
  }

  const canRetry = isUnknown || (outcome.kind === 'refused' && outcome.canRetry);
  const canSend = canRetry || outcome.kind === 'none';
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
          {canSend && (
            <Button variant="coral" busy={sending} onClick={() => send(slot)}>
              {sending ? texts.sending : canRetry ? texts.tryAgain : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} className="grid gap-4">
        <RescheduleOutcomeNotice
          outcome={outcome}
          current={current}
          nearestAvailable={nearestAvailable.filter((other) => !isSameSlot(other, slot))}
          onPickOther={pickOther}
        />
        <dl className="grid gap-3">
          <SlotRow name={texts.from} slot={current} />
          <SlotRow name={texts.to} slot={slot} className={styles.new} />
        </dl>
        <p className="text-soft text-sm">{texts.keepsNumber(confirmationNumber)}</p>
      </div>
    </Dialog>
  );
}

function SlotRow({ name, slot, className }: { name: string; slot: SlotChoice; className?: string }) {
  return (
    <div className={classNames(`rounded-sm bg-sand ${styles.slot}`, className)}>
      <dt className="text-soft text-sm">{name}</dt>
      <dd>
        <strong className={`block ${styles.when}`}>{slotDateTime(slot)}</strong>
        {slot.clinic.name}
      </dd>
    </div>
  );
}
