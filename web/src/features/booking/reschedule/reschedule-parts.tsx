import { UnknownNotice } from '#web/features/booking/dialog/outcome-alert.tsx';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './reschedule.module.css';
import type { RescheduleOutcome } from './reschedule-outcome.ts';
import { rescheduleTexts } from './reschedule-texts.ts';

const { unknown, slotTaken, refused, unchanged } = rescheduleTexts;

interface OutcomeNoticeProps {
  outcome: RescheduleOutcome;
  current: SlotChoice;
  /** Whether the clinic is closed at the time of `current`. */
  isClosed: boolean;
}

/** Tells the patient what we know after a failed attempt. */
export function OutcomeNotice({ outcome, current, isClosed }: OutcomeNoticeProps) {
  return outcome.kind === 'unknown' ? (
    <UnknownNotice texts={unknown} safe={unknown.safe} mention={outcome.mention} />
  ) : (
    <Notice tone="error" title={outcome.kind === 'slot-taken' ? slotTaken : refused}>
      <p>{outcome.message}</p>
      <p>{unchanged(slotDateTime(current), isClosed)}</p>
    </Notice>
  );
}

interface SlotRowProps {
  name: string;
  slot: SlotChoice;
  ground: string;
  /** Shows where the clinic is. */
  withAddress?: boolean;
}

/** The old time or the new one, in a list of both. */
export function SlotRow({ name, slot, ground, withAddress = false }: SlotRowProps) {
  const { name: clinic, address, city } = slot.clinic;
  return (
    <div className={`rounded-sm ${ground} ${styles.slot}`}>
      <dt className="text-soft text-sm">{name}</dt>
      <dd>
        <strong className={`block ${styles.when}`}>{slotDateTime(slot)}</strong>
        {clinic}
        {withAddress && (
          <span className="block">
            {address}, {city}
          </span>
        )}
      </dd>
    </div>
  );
}
