import { useState } from 'react';
import type { Availability } from '#shared/availability/routes.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';

/** Whether the clinic is closed at the time of a visit, as far as any day that was shown has told. */
export function useIsClosed({ clinic, date, time }: SlotChoice, shown: Availability | undefined): boolean {
  const [known, setKnown] = useState(false);
  const location = shown?.locations.find(({ id }) => id === clinic.id);
  const slot = shown?.date === date ? location?.slots.find((one) => one.time === time) : undefined;
  // Looking at another day does not open the clinic.
  const closed = slot ? slot.closed === true : known;
  if (closed !== known) setKnown(closed);
  return closed;
}
