import { useRef, useState } from 'react';
import { neighboringSlot } from '#web/features/booking/slots/neighboring-slot.ts';
import { isSameSlot, type SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';

export type SecondSlot = ReturnType<typeof useSecondSlot>;

interface SlotForSecond {
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
  hasSecond: boolean;
  /** While the two are being booked, which marks them as taken. */
  isFrozen: boolean;
}

/**
 * The slot for a second patient: the chosen one, else the one that follows the first patient's. If someone else takes it,
 * the next one replaces it.
 */
export function useSecondSlot({ slot, options, hasSecond, isFrozen }: SecondSlotInputs) {
  const [chosen, choose] = useState<SlotChoice>();
  const [refusals, setRefusals] = useState(0);
  const isOfThisDay = chosen?.clinic.id === slot.clinic.id && chosen.date === slot.date;
  const kept = isOfThisDay ? options.find((option) => isSameSlot(option, chosen)) : undefined;
  const isGone = isOfThisDay && !kept && !isSameSlot(chosen, slot);
  const current: SlotForSecond = {
    slot: kept ?? neighboringSlot(isGone ? chosen : slot, options),
    gone: isGone ? chosen : undefined,
    options,
  };
  const shown = useRef(current);
  if (!isFrozen) shown.current = current;
  const isMissing = hasSecond && !shown.current.slot && refusals > 0;
  return {
    ...shown.current,
    choose,
    /** How often Confirm was pressed without a slot for the second patient. */
    refusals,
    refuse: () => setRefusals((count) => count + 1),
    error: isMissing ? bookingDialogTexts.second.noTime : undefined,
  };
}
