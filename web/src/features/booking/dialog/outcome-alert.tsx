import { type ReactNode, useEffect, useRef } from 'react';
import { type SlotChoice, slotDateTime, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';

const texts = bookingDialogTexts.otherTimes;

interface OutcomeAlertProps {
  /** With the kind `none`, nothing is shown. */
  outcome: { kind: string };
  children: ReactNode;
}

/** The outcome of the last attempt. Takes the focus, because it appears above the pressed button. */
export function OutcomeAlert({ outcome, children }: OutcomeAlertProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome.kind === 'none') return;
    box.current?.focus({ preventScroll: true });
    // The beginning must be visible even if its list is taller than the dialog.
    box.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  if (outcome.kind === 'none') return null;
  return (
    <div ref={box} className={`grid gap-4 ${styles.outcome}`} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}

interface OtherTimesProps {
  slots: readonly SlotChoice[];
  onPick: (slot: SlotChoice) => void;
}

/** Slots to choose instead of a taken one. */
export function OtherTimes({ slots, onPick }: OtherTimesProps) {
  if (slots.length === 0) return <p className="grid gap-2">{texts.none}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{texts.title}</p>
      <ul className="grid gap-2">
        {slots.map((slot) => (
          <li key={slotKey(slot)}>
            <Button
              variant="secondary"
              size="small"
              wide
              className={styles.other}
              onClick={() => onPick(slot)}
            >
              <span className={`flex flex-wrap justify-between gap-x-3 ${styles.otherSlot}`}>
                <strong>{slotDateTime(slot)}</strong> <span className="font-normal">{slot.clinic.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
