import { type ReactNode, useEffect, useRef } from 'react';
import { type SlotChoice, slotDateTime, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';

interface OutcomeAlertProps {
  /** The alert offers other slots if the chosen one was taken, or if `otherTimes` is set. */
  outcome: { kind: string; otherTimes?: boolean };
  nearestAvailable?: readonly SlotChoice[];
  /** If undefined, the screen itself offers other slots. */
  onPickOther?: (slot: SlotChoice) => void;
  children: ReactNode;
}

/** Shows the outcome of the last attempt. The alert takes the focus, because it appears above the pressed button. */
export function OutcomeAlert({ outcome, nearestAvailable = [], onPickOther, children }: OutcomeAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const offersTimes = outcome.kind === 'slot-taken' || outcome.otherTimes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome takes the focus.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The alert's beginning must be visible even if its list of slots is taller than the dialog.
    box.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  return (
    <div ref={box} className={`grid gap-4 ${styles.outcome}`} role="alert" tabIndex={-1}>
      {children}
      {offersTimes && onPickOther && <OtherTimes slots={nearestAvailable} onPick={onPickOther} />}
    </div>
  );
}

interface UnknownNoticeProps {
  texts: { title: string; text: string };
  /** Why trying again is safe. */
  safe: string;
  mention: string | undefined;
}

/** Says that we don't know whether the attempt succeeded. */
export function UnknownNotice({ texts, safe, mention }: UnknownNoticeProps) {
  return (
    <Notice tone="warn" title={texts.title}>
      <p>{texts.text}</p>
      <p>{safe}</p>
      {mention && <p>{mention}</p>}
    </Notice>
  );
}

interface OtherTimesProps {
  slots: readonly SlotChoice[];
  onPick: (slot: SlotChoice) => void;
  /** The list's title, and the text that replaces an empty list. */
  texts?: { title: string; none: string };
}

/** Other slots to choose from, or a text if there are none. */
export function OtherTimes({ slots, onPick, texts = bookingDialogTexts.otherTimes }: OtherTimesProps) {
  if (slots.length === 0) return <p>{texts.none}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{texts.title}</p>
      <ul className="grid gap-2" aria-label={texts.title}>
        {slots.map((slot) => (
          <li key={slotKey(slot)}>
            <Button
              variant="secondary"
              size="small"
              wide
              className={styles.other}
              onClick={() => onPick(slot)}
            >
              <span className="flex flex-1 flex-wrap justify-between gap-x-3">
                <strong>{slotDateTime(slot)}</strong> <span className="font-normal">{slot.clinic.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
