import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import { OtherTimes } from './other-times.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';

const texts = bookingDialogTexts;

interface BookingOutcomeNoticeProps {
  /** Without `invalid`, which the error summary shows. */
  outcome: Exclude<BookingOutcome, { kind: 'invalid' }>;
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
}

/** What became of the last attempt to book, and what to do next. */
export function BookingOutcomeNotice({ outcome, nearestAvailable, onPickOther }: BookingOutcomeNoticeProps) {
  return (
    <OutcomeAlert outcome={outcome}>
      {outcome.kind === 'unknown' && (
        <Notice tone="warn" title={texts.unknown[outcome.cause].title}>
          <p>{texts.unknown[outcome.cause].text}</p>
          <p>{texts.unknown.safe}</p>
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
