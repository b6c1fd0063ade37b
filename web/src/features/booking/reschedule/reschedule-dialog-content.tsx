import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import {
  invalidateAppointment,
  updateCachedAppointment,
} from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { availabilityKey } from '#web/domain/availability/availability-snapshot.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { OutcomeAlert, UnknownNotice } from '#web/features/booking/dialog/outcome-alert.tsx';
import { useFocusOnTitle } from '#web/features/booking/dialog/use-focus-on-title.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './reschedule.module.css';
import { type RescheduleOutcome, rescheduleOutcome } from './reschedule-outcome.ts';
import { rescheduleTexts } from './reschedule-texts.ts';

const { dialog: texts, unknown, slotTaken, refused, unchanged, late } = rescheduleTexts;

interface RescheduleOptions {
  confirmationNumber: string;
  onRescheduled: (appointment: PatientAppointment) => void;
  onFailed: (outcome: RescheduleOutcome, slot: SlotChoice) => void;
}

/** Reschedules an appointment. Sending the same request again is safe: it gets the same reply. */
function useReschedule({ confirmationNumber, onRescheduled, onFailed }: RescheduleOptions) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<RescheduleOutcome>();

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ clinic, date, time }: SlotChoice) =>
      withPatientToken(confirmationNumber, async (token) => {
        const body = { location: { id: clinic.id }, date, time };
        const request = { params: { confirmationNumber }, body, token };
        const reply = await api('POST /api/appointments/{confirmationNumber}/reschedule', request);
        return { ...reply, usedToken: token };
      }),
    onSuccess: ({ appointment, manageToken, usedToken }) => {
      // The old token expires by the old date. Replace it only if one is stored: a session opened with an emailed
      // code, perhaps on a shared computer, must leave no token behind.
      if (findOwnBooking(confirmationNumber)?.manageToken === usedToken) {
        addOwnBooking({ confirmationNumber, manageToken });
      }
      updateCachedAppointment(queries, appointment);
      void queries.invalidateQueries({ queryKey: availabilityKey });
      onRescheduled(appointment);
    },
    onError: (error, slot) => {
      const next = rescheduleOutcome(error, outcome?.kind === 'unknown');
      setOutcome(next);
      onFailed(next, slot);
    },
  });

  return { outcome, sending: isPending, send: mutate, clearOutcome: () => setOutcome(undefined) };
}

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
  const isUnknown = outcome?.kind === 'unknown';
  useFocusOnTitle(content, slot);

  function onFailed(failure: RescheduleOutcome, failed: SlotChoice) {
    if (failure.kind === 'slot-taken') props.onSlotTaken(failed);
    if (content.current) return;
    // The dialog was closed before the reply, so only a toast can report it.
    showToast(failure.kind === 'unknown' ? late : unchanged(slotDateTime(current)), { tone: 'error' });
    invalidateAppointment(queries, confirmationNumber);
  }

  function close() {
    // The server's record may have changed: the request arrived after all, or the appointment was canceled
    // elsewhere.
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
            {outcome.kind === 'unknown' ? (
              <UnknownNotice texts={unknown} safe={unknown.safe} mention={outcome.mention} />
            ) : (
              <Notice tone="error" title={outcome.kind === 'slot-taken' ? slotTaken : refused}>
                <p>{outcome.message}</p>
                <p>{unchanged(slotDateTime(current))}</p>
              </Notice>
            )}
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

function SlotRow({ name, slot, ground }: { name: string; slot: SlotChoice; ground: string }) {
  return (
    <div className={`rounded-sm ${ground} ${styles.slot}`}>
      <dt className="text-soft text-sm">{name}</dt>
      <dd>
        <strong className={`block ${styles.when}`}>{slotDateTime(slot)}</strong>
        {slot.clinic.name}
      </dd>
    </div>
  );
}
