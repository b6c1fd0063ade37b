import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import type { Visit } from './booking-state.ts';
import { OtherTimes, OutcomeAlert } from './outcome-alert.tsx';

const texts = bookingDialogTexts;

interface BookingOutcomeNoticeProps {
  outcome: BookingOutcome | undefined;
  first: Visit | undefined;
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
}

/** Says that the first visit is booked and the second isn't. */
function FirstBookedNotice({ first }: { first: Visit | undefined }) {
  if (!first) return null;
  return (
    <Notice tone="success" title={texts.firstBooked.title(first.form.firstName)}>
      {texts.firstBooked.text(slotDateTime(first.slot), first.confirmationNumber)}
    </Notice>
  );
}

/** The outcome of the last attempt to book, and what to do next. A visit that is booked comes first. */
export function BookingOutcomeNotice(props: BookingOutcomeNoticeProps) {
  const { outcome, first, nearestAvailable, onPickOther } = props;
  // The error summary already shows invalid fields.
  if (!outcome || outcome.kind === 'invalid') return <FirstBookedNotice first={first} />;
  const offersTimes = outcome.kind === 'slot-taken' || (outcome.kind === 'refused' && outcome.otherTimes);
  return (
    <OutcomeAlert outcome={outcome}>
      <FirstBookedNotice first={first} />
      {outcome.kind === 'unknown' && (
        <Notice tone="warn" title={texts.unknown[outcome.cause].title}>
          <p>{texts.unknown[outcome.cause].text}</p>
          <p>{texts.unknown.safe}</p>
          {outcome.mention && <p>{outcome.mention}</p>}
        </Notice>
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
      {offersTimes && <OtherTimes slots={nearestAvailable} onPick={onPickOther} />}
    </OutcomeAlert>
  );
}
