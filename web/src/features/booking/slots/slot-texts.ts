import { formatSlotTime } from '#shared/appointments/slots.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import type { SlotState } from './clinic-availability.ts';

const states: Record<Exclude<SlotState, 'available'>, string> = {
  taken: 'taken',
  past: 'past',
  current: 'your current time',
};

export const slotTexts = {
  states,
  // Starts with the button's visible text, so that voice control finds it.
  name: (time: string, state: SlotState, date: ClinicDate, clinic: string) =>
    `${formatSlotTime(time)}${state === 'available' ? '' : ` ${states[state]}`}, ${formatLongDate(date)}, ${clinic}`,
  viewMore: (slots: number) => `view ${slots} more`,
  viewLess: 'view less',
  alternatives: {
    text: 'No openings left here that day. Other options:',
    closedText: 'Other options:',
    nextDay: (date: ClinicDate) => `Try ${formatLongDate(date)}`,
    otherClinic: (clinic: string, time: string) => `${clinic}, ${formatSlotTime(time)}`,
    call: (phone: string) => `or call ${phone}`,
  },
};
