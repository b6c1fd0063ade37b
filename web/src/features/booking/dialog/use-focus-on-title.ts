import { type RefObject, useEffect, useRef } from 'react';
import { slotKey } from '#web/features/booking/slots/clinic-availability.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';

/** Another time was picked inside the dialog: its title is where to begin again. */
export function useFocusOnTitle(content: RefObject<HTMLElement | null>, slot: SlotChoice): void {
  const key = slotKey(slot);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    content.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [content, key]);
}
