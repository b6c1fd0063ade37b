import { type RefObject, useEffect, useRef } from 'react';
import { type SlotChoice, slotKey } from '#web/features/booking/slots/slot-choice.ts';

/** Moves the focus to the dialog's title when the visitor picks another slot inside the dialog. */
export function useFocusOnTitle(content: RefObject<HTMLElement | null>, slot: SlotChoice): void {
  const key = slotKey(slot);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    content.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [content, key]);
}
