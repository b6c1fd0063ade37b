import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

/** A slot at a clinic that a visitor may book, has chosen, or has booked. */
export interface SlotChoice {
  clinic: Clinic;
  /** `YYYY-MM-DD`, clinic time. */
  date: string;
  /** As the specification writes it: `9:30`, `1:45`. */
  time: string;
}

export function slotKey({ clinic, date, time }: SlotChoice): string {
  return `${clinic.id} ${date} ${time}`;
}

export function isSameSlot(one: SlotChoice, other: SlotChoice): boolean {
  return slotKey(one) === slotKey(other);
}

/** `Tuesday, November 24 at 1:45 PM` */
export function slotDateTime({ date, time }: Pick<SlotChoice, 'date' | 'time'>): string {
  return `${formatLongDate(date)} at ${formatSlotTime(time)}`;
}
