import { useRef, useState } from 'react';
import { neighboringSlot } from '#web/features/booking/slots/neighboring-slot.ts';
import { isSameSlot, type SlotChoice } from '#web/features/booking/slots/slot-choice.ts';

export interface SecondSlot {
  /** For the second patient; undefined when the day has no other. */
  slot: SlotChoice | undefined;
  /** What was chosen before and is taken by now. */
  gone: SlotChoice | undefined;
  options: readonly SlotChoice[];
}

interface SecondSlotInputs {
  /** The first patient's. */
  slot: SlotChoice;
  /** The clinic's other available slots that day. */
  options: readonly SlotChoice[];
  /** While the two are being booked, which marks them as taken. */
  isFrozen: boolean;
}

/** The slot for a second patient, near the first one's: never the same, and another one as soon as it is taken. */
export function useSecondSlot({ slot, options, isFrozen }: SecondSlotInputs) {
  const [chosen, choose] = useState<SlotChoice>();
  const isOfThisDay = chosen?.clinic.id === slot.clinic.id && chosen.date === slot.date;
  const kept = isOfThisDay ? options.find((option) => isSameSlot(option, chosen)) : undefined;
  const isGone = isOfThisDay && !kept && !isSameSlot(chosen, slot);
  const now: SecondSlot = {
    slot: kept ?? neighboringSlot(isGone ? chosen : slot, options),
    gone: isGone ? chosen : undefined,
    options,
  };
  const last = useRef(now);
  if (!isFrozen) last.current = now;
  return { ...last.current, choose };
}
