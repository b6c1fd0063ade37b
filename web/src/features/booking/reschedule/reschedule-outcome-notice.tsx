import { useEffect, useRef } from 'react';
import styles from '#web/features/booking/dialog/booking-form.module.css';
import { OtherTimes } from '#web/features/booking/dialog/other-times.tsx';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { RescheduleOutcome } from './reschedule-outcome.ts';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

interface RescheduleOutcomeNoticeProps {
  outcome: RescheduleOutcome;
  own: SlotChoice;
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
}

/** What became of the last attempt, and the ways on. Takes the focus, since it appears above the button pressed. */
export function RescheduleOutcomeNotice({
  outcome,
  own,
  nearestAvailable,
  onPickOther,
}: RescheduleOutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome.kind === 'none') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  if (outcome.kind === 'none') return null;
  const offersTimes = outcome.kind === 'slot-taken' || (outcome.kind === 'refused' && outcome.otherTimes);
  return (
    <div ref={box} className={styles.outcome} role="alert" tabIndex={-1}>
      {outcome.kind === 'unknown' ? (
        <Notice tone="warn" title={texts.unknown.title}>
          <p>{texts.unknown.text}</p>
          <p>{texts.unknown.safe}</p>
        </Notice>
      ) : (
        <Notice tone="error" title={outcome.kind === 'slot-taken' ? texts.slotTaken : texts.refused}>
          <p>{outcome.message}</p>
          <p>{texts.unchanged(slotDateTime(own))}</p>
        </Notice>
      )}
      {offersTimes && <OtherTimes slots={nearestAvailable} onPick={onPickOther} />}
    </div>
  );
}
