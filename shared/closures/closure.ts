import * as z from 'zod/mini';
import { dayRefusal } from '#shared/appointments/slot-rules.ts';
import {
  appointmentMinutes,
  closesAtMinute,
  minuteOfSlot,
  opensAtMinute,
  slotOfMinute,
  slotStart,
  slotTimes,
} from '#shared/appointments/slots.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';

/** A time at which a clinic that is otherwise open sees nobody: a day, or some hours of it. */
export const closureSchema = z.object({
  id: z.string(),
  locationId: z.enum(clinicIds),
  date: z.string(),
  /** Clinic time, as slots have it (`9:00`, `1:30`); absent from the opening on. */
  from: z.optional(z.string()),
  /** Absent until the clinic closes. */
  to: z.optional(z.string()),
  /** For the team. Patients are not told. */
  reason: z.string(),
  /** Instant. */
  createdAt: z.string(),
});

export type Closure = z.output<typeof closureSchema>;

/** Which part of a day is closed; without `from` and `to`, all of it. */
export type ClosedHours = Pick<Closure, 'from' | 'to'>;

/** What is closed: a clinic, for some hours of a day. */
export type ClosedTime = Pick<Closure, 'locationId' | 'date' | 'from' | 'to'>;

/** Whether a visit at this time would still be going on, or begin, while the clinic is closed. */
export function overlapsHours(time: string, { from, to }: ClosedHours): boolean {
  const starts = minuteOfSlot(time);
  const endsAfterFrom = from === undefined || starts + appointmentMinutes > minuteOfSlot(from);
  return endsAfterFrom && (to === undefined || starts < minuteOfSlot(to));
}

/** Minute of the day of a time as somebody chose it: `1:30` as slots have it, `13:30` as a time field does. */
function minuteOfTyped(time: string): number {
  const [, hour, minute] = /^(0\d):(\d\d)$/.exec(time) ?? [];
  // Only a time field writes `07:30`, and it means the morning.
  return hour === undefined ? minuteOfSlot(time) : Number(hour) * 60 + Number(minute);
}

/**
 * The hours as closures keep them, so that the same hours are always the same text: the slots' own, and nothing where
 * a closure begins with the day or lasts until its end.
 */
export function normalizeHours({ from, to }: ClosedHours): ClosedHours {
  const first = from === undefined ? opensAtMinute : Math.min(closesAtMinute, minuteOfTyped(from));
  const last = to === undefined ? closesAtMinute : Math.max(opensAtMinute, minuteOfTyped(to));
  return {
    ...(first > opensAtMinute && { from: slotOfMinute(first) }),
    ...(last < closesAtMinute && { to: slotOfMinute(last) }),
  };
}

function fourDigits(time: string): string {
  const minute = minuteOfSlot(time);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
}

/** The id of a closure says what is closed, so that the same closure cannot be made twice: `2026-11-24_1_0900-1330`. */
export function closureId({ locationId, date, ...hours }: ClosedTime): string {
  const { from, to } = normalizeHours(hours);
  const open = from === undefined ? 'open' : fourDigits(from);
  const close = to === undefined ? 'close' : fourDigits(to);
  return `${date}_${locationId}_${from === undefined && to === undefined ? 'day' : `${open}-${close}`}`;
}

/** The times a closure takes away: the clinic's slots of those hours, but for those that have begun. */
export function timesToClose({ locationId, date, ...hours }: ClosedTime, now: Date): string[] {
  const closed = normalizeHours(hours);
  return slotTimes(locationId, date).filter(
    (time) => overlapsHours(time, closed) && slotStart(date, time) > now,
  );
}

export interface ClosureRefusal {
  field: 'date' | 'from' | 'to';
  message: string;
}

/** Why this cannot be closed at this instant, or undefined when it can. */
export function closureRefusal(asked: ClosedTime, now: Date): ClosureRefusal | undefined {
  const day = dayRefusal(asked.date, now);
  if (day) return { field: 'date', message: day };
  const { from, to } = asked;
  if (from !== undefined && to !== undefined && minuteOfTyped(to) <= minuteOfTyped(from)) {
    return { field: 'to', message: 'Choose an end after the beginning' };
  }
  if (timesToClose(asked, now).length === 0) {
    return { field: 'from', message: 'No visits are offered in these hours' };
  }
  return undefined;
}
