import * as z from 'zod/mini';
import { appointmentSchema } from '#shared/appointments/appointment.ts';
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
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';

/** A day, or some hours of it, on which a clinic is closed although it would usually be open. */
export const closureSchema = z.object({
  id: z.string(),
  locationId: z.enum(clinicIds),
  date: z.string(),
  /** In the form of a slot's time (`9:00`, `1:30`); absent when the closure starts at opening. */
  from: z.optional(z.string()),
  /** Absent when the closure lasts until closing. */
  to: z.optional(z.string()),
  /** For staff only. */
  reason: z.string(),
  /** Instant. */
  createdAt: z.string(),
});

/** A visit that held a slot of a closure when the closure was made, as staff see it now. */
export const affectedSchema = z.extend(appointmentSchema, {
  /** `moved`: to another clinic or time. `waiting`: it kept its clinic and time, in any status other than canceled. */
  outcome: z.enum(['waiting', 'moved', 'cancelled']),
  /** Set while staff must call the patient: no email arrives, or there's no answer by 6 PM the day before the visit. */
  toCall: z.optional(z.literal(true)),
  /** Set while the patient could still be emailed about the closure, but hasn't been. */
  notMailed: z.optional(z.literal(true)),
  /** When the patient was emailed about the closure. */
  mailedAt: z.optional(z.string()),
  /** When staff called the patient about the closure, and what they noted. */
  called: z.optional(z.object({ at: z.string(), note: z.optional(z.string()) })),
});

/**
 * A closure, and the numbers of its visits. A visit of two closures counts with the older one only. `waiting` counts
 * only visits whose status is confirmed.
 */
export const listedClosureSchema = z.extend(closureSchema, {
  outcomes: z.object({
    waiting: z.number(),
    moved: z.number(),
    cancelled: z.number(),
    toCall: z.number(),
    notMailed: z.optional(z.number()),
  }),
});

export type ListedClosure = z.output<typeof listedClosureSchema>;

export type AffectedAppointment = z.output<typeof affectedSchema>;

export type Closure = z.output<typeof closureSchema>;

/** Both are absent for a whole day. */
export type ClosedHours = Pick<Closure, 'from' | 'to'>;

export type ClosedTime = Pick<Closure, 'locationId' | 'date' | 'from' | 'to'>;

/** Whether an appointment at this time would overlap the closed hours. */
export function overlapsHours(time: string, { from, to }: ClosedHours): boolean {
  const starts = minuteOfSlot(time);
  const endsAfterFrom = from === undefined || starts + appointmentMinutes > minuteOfSlot(from);
  return endsAfterFrom && (to === undefined || starts < minuteOfSlot(to));
}

/** Minutes since midnight of a slot's time (`1:30`) or a time field's (`13:30`). */
function parseMinute(time: string): number {
  const [, hour, minute] = /^(0\d):(\d\d)$/.exec(time) ?? [];
  // Only a time field writes a leading zero, so `07:30` is in the morning.
  return hour === undefined ? minuteOfSlot(time) : Number(hour) * 60 + Number(minute);
}

/**
 * The hours in canonical form, so that equal hours give equal ids: times in the form of slots, and absent
 * where the closure starts at opening or lasts until closing.
 */
export function normalizeHours({ from, to }: ClosedHours): ClosedHours {
  const first = from === undefined ? opensAtMinute : Math.min(closesAtMinute, parseMinute(from));
  const last = to === undefined ? closesAtMinute : Math.max(opensAtMinute, parseMinute(to));
  return {
    ...(first > opensAtMinute && { from: slotOfMinute(first) }),
    ...(last < closesAtMinute && { to: slotOfMinute(last) }),
  };
}

function fourDigits(time: string): string {
  const minute = minuteOfSlot(time);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
}

/**
 * An id made from the closed time, so that the same closure cannot be created twice:
 * `2026-11-24_1_0900-1330`.
 */
export function closureId({ locationId, date, ...hours }: ClosedTime): string {
  const { from, to } = normalizeHours(hours);
  const open = from === undefined ? 'open' : fourDigits(from);
  const close = to === undefined ? 'close' : fourDigits(to);
  return `${date}_${locationId}_${from === undefined && to === undefined ? 'day' : `${open}-${close}`}`;
}

/** The clinic, day and hours in an id of `closureId`. Throws a RangeError for any other text. */
export function closedTimeOf(id: string): ClosedTime {
  const [, date, clinicId, from, to] = /^([\d-]+)_(\d+)_(?:day|(open|\d{4})-(close|\d{4}))$/.exec(id) ?? [];
  if (!date || !clinicId) throw new RangeError(`not the id of a closure: ${JSON.stringify(id)}`);
  const hour = (digits: string | undefined) => digits && `${digits.slice(0, 2)}:${digits.slice(2)}`;
  const hours = normalizeHours({
    from: from === 'open' ? undefined : hour(from),
    to: to === 'close' ? undefined : hour(to),
  });
  return { locationId: clinicById(clinicId).id, date, ...hours };
}

/** The slots that a closure covers, except those that have already started. */
export function timesToClose({ locationId, date, ...hours }: ClosedTime, now: Date): string[] {
  const closed = normalizeHours(hours);
  return slotTimes(locationId, date).filter(
    (time) => overlapsHours(time, closed) && slotStart(date, time) > now,
  );
}

/** Why these hours cannot be closed; undefined when they can. */
export function closureRefusal(
  request: ClosedTime,
  now: Date,
): { field: 'date' | 'from' | 'to'; message: string } | undefined {
  const day = dayRefusal(request.locationId, request.date, now);
  if (day) return { field: 'date', message: day };
  const { from, to } = request;
  if (from !== undefined && to !== undefined && parseMinute(to) <= parseMinute(from)) {
    return { field: 'to', message: 'Choose an end time after the start time' };
  }
  if (timesToClose(request, now).length === 0) {
    return { field: 'from', message: 'There are no visit times during these hours' };
  }
  return undefined;
}
