import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { askAgainForVisit } from '#web/domain/appointment-access/appointment-cache.ts';
import { useFocusOnTitle } from '#web/features/booking/dialog/use-focus-on-title.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import styles from './reschedule.module.css';
import type { RescheduleOutcome } from './reschedule-outcome.ts';
import { RescheduleOutcomeNotice } from './reschedule-outcome-notice.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';
import { useReschedule } from './use-reschedule.ts';

const texts = rescheduleTexts.dialog;

export interface RescheduleDialogContentProps {
  confirmationNumber: string;
  /** The visit as it is. */
  own: SlotChoice;
  /** Where it is to go. */
  slot: SlotChoice;
  /** Free slots to offer when the picked one turns out to be taken. */
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
  onClose: () => void;
  onSlotTaken: (slot: SlotChoice) => void;
  onRescheduled: (appointment: PatientAppointment) => void;
}

/** The open dialog: from where to where, and what became of it. */
export function RescheduleDialogContent({
  confirmationNumber,
  slot,
  nearestAvailable,
  onClose,
  ...props
}: RescheduleDialogContentProps) {
  // As it was when asked: a refresh behind the dialog must not rewrite the question.
  const [own] = useState(props.own);
  const content = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { outcome, sending, send, forgetOutcome } = useReschedule({
    confirmationNumber,
    onRescheduled: props.onRescheduled,
    onFailed,
  });
  const unknown = outcome.kind === 'unknown';
  useFocusOnTitle(content, slot);

  function onFailed(failure: RescheduleOutcome, failed: SlotChoice) {
    if (failure.kind === 'slot-taken') props.onSlotTaken(failed);
    if (content.current) return;
    // Closed while it was on its way: nobody else tells.
    showToast(
      failure.kind === 'unknown' ? rescheduleTexts.late : rescheduleTexts.unchanged(slotDateTime(own)),
      {
        tone: 'error',
      },
    );
    askAgainForVisit(queries, confirmationNumber);
  }

  function close() {
    // What the server knows of the booking may have changed: it moved after all, or was cancelled elsewhere.
    if (outcome.kind !== 'none') askAgainForVisit(queries, confirmationNumber);
    onClose();
  }

  function pickOther(other: SlotChoice) {
    forgetOutcome();
    props.onPickOther(other);
  }

  const canRetry = unknown || (outcome.kind === 'refused' && outcome.canRetry);
  const canSend = canRetry || outcome.kind === 'none';
  return (
    <Dialog
      open
      onClose={close}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {unknown || sending ? texts.closeForNow : texts.keep}
          </Button>
          {canSend && (
            <Button variant="coral" busy={sending} onClick={() => send(slot)}>
              {sending ? texts.sending : canRetry ? texts.tryAgain : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} className={styles.content}>
        <RescheduleOutcomeNotice
          outcome={outcome}
          own={own}
          nearestAvailable={nearestAvailable.filter((free) => !isSameSlot(free, slot))}
          onPickOther={pickOther}
        />
        <dl className={styles.slots}>
          <Place name={texts.from} slot={own} />
          <Place name={texts.to} slot={slot} className={styles.new} />
        </dl>
        <p className={styles.soft}>{texts.keepsNumber(confirmationNumber)}</p>
      </div>
    </Dialog>
  );
}

function Place({ name, slot, className }: { name: string; slot: SlotChoice; className?: string }) {
  return (
    <div className={classNames(styles.slot, className)}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        <strong className={styles.when}>{slotDateTime(slot)}</strong>
        {slot.clinic.name}
      </dd>
    </div>
  );
}
