import { useId, useState } from 'react';
import { slotsShownFirst } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import type { ShownSlot } from './clinic-availability.ts';
import { SlotButton } from './slot-button.tsx';
import styles from './slot-picker.module.css';

interface SlotPickerProps {
  clinic: Clinic;
  date: ClinicDate;
  slots: readonly ShownSlot[];
  /** Id of the clinic's name on the card. */
  titleId: string;
  onChoose: (time: string) => void;
}

/** The first of the four slots to show: by the afternoon, four past ones would hide every time that is left. */
function firstWorthShowing(slots: readonly ShownSlot[]): number {
  const first = slots.findIndex(({ state }) => state === 'free' || state === 'own');
  return Math.max(0, Math.min(first, slots.length - slotsShownFirst));
}

/** A clinic's slots of one day: four, then the rest on demand (spec §9). Mount it anew for another day. */
export function SlotPicker({ clinic, date, slots, titleId, onChoose }: SlotPickerProps) {
  const [expanded, setExpanded] = useState(false);
  // Decided once: a refresh must not put another time under the visitor's finger.
  const [from] = useState(() => firstWorthShowing(slots));
  const listId = useId();
  const shown = expanded ? slots : slots.slice(from, from + slotsShownFirst);
  const hidden = slots.length - slotsShownFirst;
  return (
    <div className={styles.picker}>
      <ul id={listId} className={styles.slots}>
        {shown.map((slot) => (
          <li key={slot.time} className={styles.place}>
            <SlotButton
              slot={slot}
              date={date}
              clinicName={clinic.name}
              onChoose={() => onChoose(slot.time)}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={expanded}
          aria-controls={listId}
          aria-describedby={titleId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? bookingTexts.card.viewLess : bookingTexts.card.viewMore(hidden)}
        </button>
      )}
    </div>
  );
}

/** As tall as the four slots to come, so that nothing moves when they do. */
export function SlotsSkeleton() {
  return (
    <div className={styles.picker} aria-hidden="true">
      <div className={styles.slots}>
        {Array.from({ length: slotsShownFirst }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
          <span key={place} className={styles.grey} />
        ))}
      </div>
      <span className={styles.more} />
    </div>
  );
}
