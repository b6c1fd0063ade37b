import { minuteOfSlot } from '#shared/appointments/slots.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type ClinicDate, isCalendarDate } from '#shared/time/clinic-time.ts';
import type { ClinicAvailability } from '#web/features/booking/slots/clinic-availability.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';

/** The choice named in the booking screen's URL. Visitors edit and shorten links, so every part may be wrong. */
export interface LinkedChoice {
  clinic?: Clinic;
  date?: ClinicDate;
  /** Unchecked text from the link, which may not be a time of day. */
  time?: string;
  /** Set when the link names a clinic or day that doesn't exist. */
  unknown?: 'clinic' | 'date';
}

export function readLinkedChoice(params: URLSearchParams): LinkedChoice {
  const [clinicId, date, time] = ['clinic', 'date', 'time'].map((name) => params.get(name) ?? '');
  const clinic = clinics.find(({ id }) => id === clinicId);
  const isDate = date !== undefined && isCalendarDate(date);
  return {
    ...(clinic && { clinic }),
    ...(isDate && { date }),
    ...(time && { time }),
    ...(date && !isDate && { unknown: 'date' }),
    ...(clinicId && !clinic && { unknown: 'clinic' }),
  };
}

/** Whether the text is a time in the format of our own links. Don't show any other text on the screen. */
export function isSlotTime(time: string): boolean {
  return /^(?:[1-9]|1[0-2]):[0-5]\d$/.test(time) && minuteOfSlot(time) < 24 * 60;
}

/** Why the choice in the link can't be booked. */
export type LinkProblem =
  | 'unknown-clinic'
  | 'unknown-date'
  | 'past-date'
  | 'closed'
  | 'full'
  | 'no-such-time'
  | 'past'
  | 'taken';

/**
 * The slot to open the dialog for, or what is wrong with the link. Neither is set if nothing is wrong with the link,
 * but it leaves out the clinic, day or time.
 */
export interface LinkVerdict {
  slot?: SlotChoice;
  problem?: LinkProblem;
}

/** The day that is loaded: the link's day or, if the link names no day, the first open one. */
interface KnownDay {
  date: ClinicDate;
  /** Today in clinic time. */
  today: ClinicDate;
  clinics: readonly ClinicAvailability[];
}

export function judgeLink({ clinic, date, time, unknown }: LinkedChoice, day: KnownDay): LinkVerdict {
  if (unknown) return { problem: `unknown-${unknown}` };
  if (date && date < day.today) return { problem: 'past-date' };
  if (!clinic || !date || !time) return {};
  const entry = day.clinics.find((one) => one.clinic.id === clinic.id);
  const slots = entry?.slots ?? [];
  if (slots.length === 0) return { problem: 'closed' };
  const state = slots.find((slot) => slot.time === time)?.state;
  if (state === 'available') return { slot: { clinic, date, time } };
  if (slots.every((slot) => slot.state !== 'available')) return { problem: 'full' };
  if (state === undefined) return { problem: 'no-such-time' };
  return { problem: state === 'past' ? 'past' : 'taken' };
}
