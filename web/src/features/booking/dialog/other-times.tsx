import { type SlotChoice, slotDateTime, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';

const texts = bookingDialogTexts.otherTimes;

interface OtherTimesProps {
  slots: readonly SlotChoice[];
  onPick: (slot: SlotChoice) => void;
}

/** Slots to choose instead of one that is taken. */
export function OtherTimes({ slots, onPick }: OtherTimesProps) {
  if (slots.length === 0) return <p className={styles.others}>{texts.none}</p>;
  return (
    <div className={styles.others}>
      <p className={styles.othersTitle}>{texts.title}</p>
      <ul className={styles.othersList}>
        {slots.map((slot) => (
          <li key={slotKey(slot)}>
            <Button
              variant="secondary"
              size="small"
              wide
              className={styles.other}
              onClick={() => onPick(slot)}
            >
              <span className={styles.otherSlot}>
                <strong>{slotDateTime(slot)}</strong>{' '}
                <span className={styles.otherClinic}>{slot.clinic.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
