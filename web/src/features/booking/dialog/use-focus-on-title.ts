import { type RefObject, useEffect, useRef } from 'react';
import { visitKey } from '#web/features/booking/slots/clinic-days.ts';
import type { VisitChoice } from '#web/features/booking/slots/slot-choice.ts';

/** Another time was picked inside the dialog: its title is where to begin again. */
export function useFocusOnTitle(content: RefObject<HTMLElement | null>, visit: VisitChoice): void {
  const key = visitKey(visit);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    content.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [content, key]);
}
