import { useState } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownSlot } from './clinic-availability.ts';
import styles from './slot-button.module.css';
import { slotTexts } from './slot-texts.ts';

interface SlotButtonProps {
  slot: ShownSlot;
  date: ClinicDate;
  clinic: Clinic;
  onChoose: () => void;
}

/** The element id of a slot's button, for moving the focus there. */
export function slotButtonId({ id }: Clinic, time: string): string {
  return `slot-${id}-${time}`;
}

export function SlotButton({ slot: { time, state }, date, clinic, onChoose }: SlotButtonProps) {
  const isAvailable = state === 'available';
  // A slot that is taken while the page is open may have the focus, or get it back from the dialog, so it stays
  // focusable and ignores clicks. A slot that was never available is disabled, and the Tab key skips it.
  const [startedUnavailable] = useState(!isAvailable);
  return (
    <button
      type="button"
      id={slotButtonId(clinic, time)}
      className={classNames(
        `grid whitespace-nowrap rounded-sm text-base tabular-nums text-center ${styles.slot}`,
        !isAvailable && styles.unavailable,
        state === 'current' && styles.current,
      )}
      aria-label={slotTexts.name(time, state, date, clinic.name)}
      disabled={!isAvailable && startedUnavailable}
      aria-disabled={isAvailable ? undefined : true}
      onClick={isAvailable ? onChoose : undefined}
    >
      <span className={styles.time}>{formatSlotTime(time)}</span>{' '}
      {!isAvailable && <span className={styles.state}>{slotTexts.states[state]}</span>}
    </button>
  );
}
