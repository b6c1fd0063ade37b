import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { askAgainForVisit } from '#web/domain/appointment-access/appointment-cache.ts';
import { useFocusOnTitle } from '#web/features/booking/dialog/use-focus-on-title.ts';
import { sameVisit, type VisitChoice, visitWhen } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import styles from './reschedule.module.css';
import type { MoveOutcome } from './reschedule-outcome.ts';
import { MoveOutcomeNotice } from './reschedule-outcome-notice.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';
import { useMoveVisit } from './use-reschedule.ts';

const texts = rescheduleTexts.dialog;

export interface MoveSheetProps {
  confirmationNumber: string;
  /** The visit as it is. */
  own: VisitChoice;
  /** Where it is to go. */
  visit: VisitChoice;
  /** Free slots to offer when the picked one turns out to be taken. */
  nearestFree: readonly VisitChoice[];
  onPickOther: (visit: VisitChoice) => void;
  onClose: () => void;
  onSlotTaken: (visit: VisitChoice) => void;
  onMoved: (appointment: PatientAppointment) => void;
}

/** The open dialog: from where to where, and what became of it. */
export function MoveSheet({ confirmationNumber, visit, nearestFree, onClose, ...props }: MoveSheetProps) {
  // As it was when asked: a refresh behind the dialog must not rewrite the question.
  const [own] = useState(props.own);
  const content = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { outcome, sending, send, forgetOutcome } = useMoveVisit({
    confirmationNumber,
    onMoved: props.onMoved,
    onFailed,
  });
  const unknown = outcome.kind === 'unknown';
  useFocusOnTitle(content, visit);

  function onFailed(failure: MoveOutcome, failed: VisitChoice) {
    if (failure.kind === 'slot-taken') props.onSlotTaken(failed);
    if (content.current) return;
    // Closed while it was on its way: nobody else tells.
    showToast(failure.kind === 'unknown' ? rescheduleTexts.late : rescheduleTexts.unchanged(visitWhen(own)), {
      tone: 'error',
    });
    askAgainForVisit(queries, confirmationNumber);
  }

  function close() {
    // What the server knows of the booking may have changed: it moved after all, or was cancelled elsewhere.
    if (outcome.kind !== 'none') askAgainForVisit(queries, confirmationNumber);
    onClose();
  }

  function pickOther(other: VisitChoice) {
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
            <Button variant="coral" busy={sending} onClick={() => send(visit)}>
              {sending ? texts.sending : canRetry ? texts.tryAgain : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} className={styles.content}>
        <MoveOutcomeNotice
          outcome={outcome}
          own={own}
          nearestFree={nearestFree.filter((free) => !sameVisit(free, visit))}
          onPickOther={pickOther}
        />
        <dl className={styles.visits}>
          <Place name={texts.from} visit={own} />
          <Place name={texts.to} visit={visit} className={styles.new} />
        </dl>
        <p className={styles.soft}>{texts.keepsNumber(confirmationNumber)}</p>
      </div>
    </Dialog>
  );
}

function Place({ name, visit, className }: { name: string; visit: VisitChoice; className?: string }) {
  return (
    <div className={classNames(styles.visit, className)}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        <strong className={styles.when}>{visitWhen(visit)}</strong>
        {visit.clinic.name}
      </dd>
    </div>
  );
}
