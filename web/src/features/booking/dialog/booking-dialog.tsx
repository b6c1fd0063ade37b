import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { useOnline } from '#web/lib/browser/use-online.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts as texts } from './booking-dialog-texts.ts';
import type { BookingDraft } from './booking-draft.ts';
import { BookingFormFields } from './booking-form.tsx';
import { isFrozen, isSending, outcomeOf, type Visit } from './booking-state.ts';
import { OutcomeAlert, UnknownNotice } from './outcome-alert.tsx';
import { secondTimeId, useSecondSlot } from './patients.tsx';
import { useUnlockedPendingBooking } from './pending-booking.ts';
import { UnfinishedBooking } from './unfinished-booking.tsx';
import { type BookingInputs, useBooking, visitsOf } from './use-booking.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';
import { useMountedRef } from './use-mounted-ref.ts';

const { actions, late } = texts;

/** In pixels. */
const width = 600;

/** The clinic's name and the time each stay on one line if they fit, so that no line ends within the time. */
function Title({ slot }: { slot: SlotChoice }) {
  return (
    <>
      <span className="inline-block">{slot.clinic.name},</span>{' '}
      <span className="inline-block">{slotDateTime(slot)}</span>
    </>
  );
}

/** Says that the first visit is booked and the second isn't. */
function FirstBookedNotice({ form, slot, confirmationNumber }: Visit) {
  return (
    <Notice tone="success" title={texts.firstBooked.title(form.firstName)}>
      {texts.firstBooked.text(slotDateTime(slot), confirmationNumber)}
    </Notice>
  );
}

interface ContentProps extends BookingInputs {
  slot: SlotChoice;
  /** The clinics' current date (`YYYY-MM-DD`), from the server's clock. */
  today: ClinicDate;
  /** The clinic's other available slots that day, for a second patient. */
  otherSlots: readonly SlotChoice[];
  /** Slots to offer when someone else has taken the chosen one. */
  nearestAvailable: readonly SlotChoice[];
  onClose: () => void;
}

/** The open dialog with its form. Unmounts on close; the typed text stays in memory. */
function Content({ slot, today, otherSlots, nearestAvailable, onClose, ...inputs }: ContentProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const typed = useBookingForm(today);
  const { state, dispatch } = useBooking(inputs, typed);
  const { hasSecond } = typed.draft;
  const second = useSecondSlot({ slot, options: otherSlots, hasSecond, isFrozen: isFrozen(state) });
  const secondErrors = second.error ? [{ fieldId: secondTimeId, message: second.error }] : [];
  const outcome = outcomeOf(state);
  const isUnknown = outcome?.kind === 'unknown';
  const canRetry = isUnknown || (outcome?.kind === 'refused' && outcome.canRetry);
  const sending = isSending(state);
  const firstBooked = state.first && <FirstBookedNotice {...state.first} />;
  const online = useOnline();
  useFocusOnTitle(content, slot);

  function confirm(draft: BookingDraft) {
    if (draft.hasSecond && !second.slot) second.refuse();
    else dispatch({ type: 'confirmed', visits: visitsOf(draft, [slot, second.slot]) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Title slot={slot} />}
      maxWidth={width}
      footer={
        <>
          {/* The notice is in the footer, which stays in view, so that patients also see it halfway down the form. */}
          {!online && !isUnknown && (
            <div className="w-full">
              <Notice tone="warn" live>
                {texts.offline}
              </Notice>
            </div>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isUnknown ? actions.closeForNow : actions.cancel}
          </Button>
          {/* The button is never disabled: if the form has errors, pressing the button lists them. */}
          <Button
            variant="coral"
            busy={sending}
            {...(isUnknown
              ? { onClick: () => dispatch({ type: 'continued' }) }
              : { type: 'submit', form: formId })}
          >
            {sending ? actions.sending : canRetry ? actions.tryAgain : actions.confirm}
          </Button>
        </>
      }
    >
      <div ref={content} className="grid gap-4">
        {/* The notice about the first visit is at the top. If there is an alert, the notice is inside the alert.
            Invalid fields cause no alert: the form's error summary lists them. */}
        {(!outcome || outcome.kind === 'invalid') && firstBooked}
        {outcome && outcome.kind !== 'invalid' && (
          <OutcomeAlert
            outcome={outcome}
            nearestAvailable={nearestAvailable.filter((other) => !isSameSlot(other, slot))}
            onPickOther={(other) => {
              dispatch({ type: 'other-picked' });
              inputs.onPickOther(other);
            }}
          >
            {firstBooked}
            {outcome.kind === 'unknown' && (
              <UnknownNotice
                texts={texts.unknown[outcome.cause]}
                safe={texts.unknown.safe}
                mention={outcome.mention}
              />
            )}
            {outcome.kind === 'slot-taken' && (
              <Notice tone="error" title={texts.slotTaken.title}>
                {outcome.message} {texts.slotTaken.kept}
              </Notice>
            )}
            {outcome.kind === 'refused' && (
              <Notice tone="error" title={texts.refused}>
                {outcome.message}
              </Notice>
            )}
          </OutcomeAlert>
        )}
        <ErrorSummary
          attempt={typed.refusals + second.refusals}
          errors={[...typed.summary, ...secondErrors]}
        />
        <p className="text-soft">{texts.lead(slot.clinic.address, appointmentMinutes)}</p>
        <BookingFormFields
          id={formId}
          typed={typed}
          state={state}
          slot={slot}
          second={second}
          onSubmit={(event) => {
            event.preventDefault();
            void typed.submit(confirm);
          }}
        />
      </div>
    </Dialog>
  );
}

export interface BookingDialogProps extends Omit<ContentProps, 'slot' | 'today' | 'onBooked'> {
  /** The chosen slot; null keeps the dialog closed. */
  slot: SlotChoice | null;
  /** Undefined until the server's clock is known. */
  today: ClinicDate | undefined;
}

/** The booking dialog. It stays mounted with its screen, to handle a reply that comes after it was closed. */
export function BookingDialog({ slot, today, onClose, ...rest }: BookingDialogProps) {
  const pending = useUnlockedPendingBooking();
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  function onBooked(confirmationNumber: string, second?: string) {
    if (isMounted.current) {
      onClose();
      const state: NavigationState = { second };
      void navigate(confirmationPath(confirmationNumber), second ? { state } : {});
    } else {
      // The patient has left the screen: show a toast instead of navigating them back.
      showToast(second ? late.bookedBoth(confirmationNumber, second) : late.booked(confirmationNumber), {
        tone: 'success',
      });
    }
  }

  if (!slot) return null;
  if (pending) {
    // Allows only one unanswered booking, because a second one would overwrite the number needed to look up the
    // first.
    return (
      <Dialog open onClose={onClose} title={<Title slot={slot} />} maxWidth={width}>
        <UnfinishedBooking />
      </Dialog>
    );
  }
  return <Content slot={slot} today={today ?? slot.date} onClose={onClose} onBooked={onBooked} {...rest} />;
}
