import { useState } from 'react';
import { visitKey } from '#web/features/booking/slots/clinic-days.ts';
import type { VisitChoice } from '#web/features/booking/slots/slot-choice.ts';

/** The visit in the dialog, and the visits that are on their way to the server. */
export function useVisitBooking() {
  const [visit, setVisit] = useState<VisitChoice | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  return {
    visit,
    open: setVisit,
    close: () => setVisit(null),
    pending,
    onPending(changed: VisitChoice, isPending: boolean) {
      setPending((before) => {
        const after = new Set(before);
        if (isPending) after.add(visitKey(changed));
        else after.delete(visitKey(changed));
        return after;
      });
    },
  };
}
