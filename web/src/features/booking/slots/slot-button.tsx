import { useState } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownSlot } from './clinic-availability.ts';
import styles from './slot-button.module.css';
import { slotTexts } from './slot-texts.ts';

interface SlotButtonProps {
  slot: ShownSlot;
  date: ClinicDate;
  clinicName: string;
  onChoose: () => void;
}

export function SlotButton({ slot: { time, state }, date, clinicName, onChoose }: SlotButtonProps) {
  const isAvailable = state === 'available';
  // A slot that is taken while the page is open may hold the focus, or get it back from the dialog, so it only
  // ignores clicks. One that was never available is disabled, and the Tab key skips it.
  const [startedUnavailable] = useState(!isAvailable);
  return (
    <button
      type="button"
      className={classNames(
        styles.slot,
        !isAvailable && styles.unavailable,
        state === 'current' && styles.current,
      )}
      aria-label={slotTexts.name(time, state, date, clinicName)}
      disabled={!isAvailable && startedUnavailable}
      aria-disabled={isAvailable ? undefined : true}
      onClick={isAvailable ? onChoose : undefined}
    >
      <span className={styles.time}>{formatSlotTime(time)}</span>{' '}
      {!isAvailable && <span className={styles.state}>{slotTexts.states[state]}</span>}
    </button>
  );
}
