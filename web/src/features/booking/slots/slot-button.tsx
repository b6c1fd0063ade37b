import { useState } from 'react';
import { spokenTime } from '#shared/appointments/slots.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownSlot } from './clinic-availability.ts';
import styles from './slot-button.module.css';

interface SlotButtonProps {
  slot: ShownSlot;
  date: ClinicDate;
  clinicName: string;
  onChoose: () => void;
}

export function SlotButton({ slot: { time, state }, date, clinicName, onChoose }: SlotButtonProps) {
  const free = state === 'free';
  // A slot that goes while the page is open may hold the focus, or get it back from the dialog: it only refuses
  // clicks. One that was gone before is skipped by the Tab key as well.
  const [wasGone] = useState(!free);
  return (
    <button
      type="button"
      className={classNames(styles.slot, !free && styles.gone, state === 'own' && styles.own)}
      aria-label={bookingTexts.slot.name(time, state, date, clinicName)}
      disabled={!free && wasGone}
      aria-disabled={free ? undefined : true}
      onClick={free ? onChoose : undefined}
    >
      <span className={styles.time}>{spokenTime(time)}</span>{' '}
      {state !== 'free' && <span className={styles.state}>{bookingTexts.slot.states[state]}</span>}
    </button>
  );
}
