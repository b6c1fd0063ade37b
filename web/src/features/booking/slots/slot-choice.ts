import { spokenTime } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';

/** A free slot a visitor may book, or has chosen. */
export interface SlotChoice {
  clinic: Clinic;
  /** `YYYY-MM-DD`, clinic time. */
  date: string;
  /** The slot's text: `9:30`, `1:45`. */
  time: string;
}

export function isSameSlot(one: SlotChoice, other: SlotChoice): boolean {
  return one.clinic.id === other.clinic.id && one.date === other.date && one.time === other.time;
}

/** `Tuesday, November 24 at 1:45 PM` */
export function slotDateTime({ date, time }: Pick<SlotChoice, 'date' | 'time'>): string {
  return `${spokenDate(date)} at ${spokenTime(time)}`;
}
