import { useState } from 'react';
import { slotKey } from '#web/features/booking/slots/clinic-availability.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';

/** The visit in the dialog, and the visits that are on their way to the server. */
export function useChosenSlot() {
  const [slot, setVisit] = useState<SlotChoice | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  return {
    slot,
    open: setVisit,
    close: () => setVisit(null),
    pending,
    onPending(changed: SlotChoice, isPending: boolean) {
      setPending((before) => {
        const after = new Set(before);
        if (isPending) after.add(slotKey(changed));
        else after.delete(slotKey(changed));
        return after;
      });
    },
  };
}
