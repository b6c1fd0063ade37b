import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import { OtherTimes } from './other-times.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import type { FirstBooked } from './use-book-appointment.ts';

const texts = bookingDialogTexts;

interface BookingOutcomeNoticeProps {
  /** Without `invalid`, which the error summary shows. */
  outcome: Exclude<BookingOutcome, { kind: 'invalid' }>;
  first: FirstBooked | undefined;
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
}

/** Of two visits, the one that is booked while the other isn't. */
export function FirstBookedNotice({ first }: { first: FirstBooked | undefined }) {
  if (!first) return null;
  return (
    <Notice tone="success" title={texts.firstBooked.title(first.form.firstName)}>
      {texts.firstBooked.text(slotDateTime(first.slot), first.confirmationNumber)}
    </Notice>
  );
}

/** What became of the last attempt to book, and what to do next. The visit that is booked is named first. */
export function BookingOutcomeNotice(props: BookingOutcomeNoticeProps) {
  const { outcome, first, nearestAvailable, onPickOther } = props;
  if (outcome.kind === 'none') return <FirstBookedNotice first={first} />;
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
        <>
          <Notice tone="error" title={texts.slotTaken.title}>
            {outcome.message} {texts.slotTaken.kept}
          </Notice>
          <OtherTimes slots={nearestAvailable} onPick={onPickOther} />
        </>
      )}
      {outcome.kind === 'refused' && (
        <>
          <Notice tone="error" title={texts.refused}>
            {outcome.message}
          </Notice>
          {outcome.otherTimes && <OtherTimes slots={nearestAvailable} onPick={onPickOther} />}
        </>
      )}
    </OutcomeAlert>
  );
}
