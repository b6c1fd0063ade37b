import { OtherTimes, OutcomeAlert } from '#web/features/booking/dialog/outcome-alert.tsx';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { RescheduleOutcome } from './reschedule-outcome.ts';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

interface RescheduleOutcomeNoticeProps {
  outcome: RescheduleOutcome;
  current: SlotChoice;
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
}

/** The outcome of the last attempt to reschedule, and what to do next. */
export function RescheduleOutcomeNotice(props: RescheduleOutcomeNoticeProps) {
  const { outcome, current, nearestAvailable, onPickOther } = props;
  const offersTimes = outcome.kind === 'slot-taken' || (outcome.kind === 'refused' && outcome.otherTimes);
  return (
    <OutcomeAlert outcome={outcome}>
      {outcome.kind === 'unknown' && (
        <Notice tone="warn" title={texts.unknown.title}>
          <p>{texts.unknown.text}</p>
          <p>{texts.unknown.safe}</p>
          {outcome.mention && <p>{outcome.mention}</p>}
        </Notice>
      )}
      {(outcome.kind === 'slot-taken' || outcome.kind === 'refused') && (
        <Notice tone="error" title={outcome.kind === 'slot-taken' ? texts.slotTaken : texts.refused}>
          <p>{outcome.message}</p>
          <p>{texts.unchanged(slotDateTime(current))}</p>
        </Notice>
      )}
      {offersTimes && <OtherTimes slots={nearestAvailable} onPick={onPickOther} />}
    </OutcomeAlert>
  );
}
