import { useEffect, useRef } from 'react';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';
import type { BookingOutcome } from './booking-outcome.ts';
import { OtherTimes } from './other-times.tsx';

const texts = bookingDialogTexts;

interface BookingOutcomeNoticeProps {
  outcome: BookingOutcome;
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
}

/** What became of the last attempt, and the ways on. Takes the focus, since it appears above the button pressed. */
export function BookingOutcomeNotice({ outcome, nearestAvailable, onPickOther }: BookingOutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A booking taken up after a reload opens with its notice: there the dialog's title has the focus.
    if (outcome.kind === 'unknown' && outcome.cause === 'unfinished') return;
    box.current?.focus({ preventScroll: true });
    // Its beginning, also where the list of other times is taller than the sheet.
    box.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  if (outcome.kind === 'none' || outcome.kind === 'invalid') return null;
  return (
    <div ref={box} className={styles.outcome} role="alert" tabIndex={-1}>
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
    </div>
  );
}
