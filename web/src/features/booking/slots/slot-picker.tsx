import { useId, useState, useTransition } from 'react';
import { formatSlotTime, initialSlotCount } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import times from '#web/ui/buttons/time-link.module.css';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownSlot } from './clinic-availability.ts';
import styles from './slot-picker.module.css';
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

function SlotButton({ slot: { time, state }, date, clinic, onChoose }: SlotButtonProps) {
  const isAvailable = state === 'available';
  // A slot that is taken while the page is open may have the focus, or get it back from the dialog, so it stays
  // focusable and ignores clicks. A slot that was never available is disabled, and the Tab key skips it.
  const [startedUnavailable] = useState(!isAvailable);
  // The button looks pressed right away, because the dialog renders in a transition, which doesn't block the page.
  const [isOpening, startOpening] = useTransition();
  return (
    <button
      type="button"
      id={slotButtonId(clinic, time)}
      className={classNames(
        `cursor-pointer ${times.time} ${styles.slot}`,
        !isAvailable && styles.unavailable,
        state === 'current' && styles.current,
        isOpening && styles.opening,
      )}
      aria-label={slotTexts.name(time, state, date, clinic.name)}
      disabled={!isAvailable && startedUnavailable}
      aria-disabled={isAvailable ? undefined : true}
      aria-busy={isOpening || undefined}
      onClick={isAvailable ? () => startOpening(onChoose) : undefined}
    >
      <span className={styles.time}>{formatSlotTime(time)}</span>{' '}
      {!isAvailable && <span className={styles.state}>{slotTexts.states[state]}</span>}
    </button>
  );
}

interface SlotPickerProps {
  clinic: Clinic;
  date: ClinicDate;
  slots: readonly ShownSlot[];
  /** Id of the clinic's name on the card. */
  titleId: string;
  onChoose: (time: string) => void;
}

/**
 * The index of the first of the four slots to show. If the list always started in the morning, four past slots could
 * hide all available ones in the afternoon.
 */
function firstShownIndex(slots: readonly ShownSlot[]): number {
  const first = slots.findIndex(({ state }) => state === 'available' || state === 'current');
  return Math.max(0, Math.min(first, slots.length - initialSlotCount));
}

/** A clinic's slots on one day: four, then the rest on demand. Use another `key` for another day. */
export function SlotPicker({ clinic, date, slots, titleId, onChoose }: SlotPickerProps) {
  const [expanded, setExpanded] = useState(false);
  // Chosen once, because a refresh must not put another slot under the visitor's finger.
  const [start] = useState(() => firstShownIndex(slots));
  const listId = useId();
  const shown = expanded ? slots : slots.slice(start, start + initialSlotCount);
  const hiddenCount = slots.length - initialSlotCount;
  return (
    <div className="grid justify-items-start gap-1">
      <ul id={listId} className={`grid gap-2 w-full ${styles.slots}`}>
        {shown.map((slot) => (
          <li key={slot.time} className="grid">
            <SlotButton slot={slot} date={date} clinic={clinic} onChoose={() => onChoose(slot.time)} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button
          type="button"
          className={`min-h-target p-0 border-0 bg-none text-link text-sm font-semibold cursor-pointer ${styles.more}`}
          aria-expanded={expanded}
          aria-controls={listId}
          aria-describedby={titleId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? slotTexts.viewLess : slotTexts.viewMore(hiddenCount)}
        </button>
      )}
    </div>
  );
}

/** A placeholder as tall as a loaded SlotPicker, so that the page doesn't shift when the slots load. */
export function SlotsSkeleton() {
  return (
    <div className="grid justify-items-start gap-1" aria-hidden="true">
      <div className={`grid gap-2 w-full ${styles.slots}`}>
        {Array.from({ length: initialSlotCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
          <span key={index} className={`rounded-sm bg-sage ${styles.skeleton}`} />
        ))}
      </div>
      <span className={`min-h-target ${styles.more}`} />
    </div>
  );
}
