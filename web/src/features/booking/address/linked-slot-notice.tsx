import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type SlotChoice, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { addressTexts } from './address-texts.ts';
import type { LinkedChoice, LinkProblem } from './linked-choice.ts';

export interface LinkedSlotNoticeProps {
  linked: LinkedChoice;
  problem: LinkProblem;
  /** Times to book instead. */
  others: readonly SlotChoice[];
  today: ClinicDate;
  onPick: (slot: SlotChoice) => void;
}

/** Explains why the link's time can't be booked, and offers the nearest available times. */
export function LinkedSlotNotice({ linked, problem, others, today, onPick }: LinkedSlotNoticeProps) {
  const { title, text } = addressTexts.problems[problem];
  return (
    <Notice
      live
      title={title(linked)}
      actions={
        others.length > 0 &&
        others.map((slot) => (
          <Button key={slotKey(slot)} variant="secondary" size="small" onClick={() => onPick(slot)}>
            {addressTexts.slot(slot, linked, today)}
          </Button>
        ))
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
