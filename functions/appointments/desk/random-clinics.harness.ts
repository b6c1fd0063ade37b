import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

export interface Slot {
  clinic: ClinicId;
  date: ClinicDate;
  time: string;
}

export interface Person {
  firstName: string;
  lastName: string;
  dob: string;
  /** Empty if the patient has no phone number, as `email` is if they have no address. */
  phone: string;
  email: string;
}

export interface Visit extends Slot, Person {
  number: string;
  status: AppointmentStatus;
  version: number;
  /** Instants, kept until the visit is confirmed again. */
  arrivedAt?: string | undefined;
  arrivalSeenAt?: string | undefined;
  /** How often staff have changed the visit's email address. */
  addresses: number;
  /** The value of `addresses` when the patient got their token. The token works only as long as that doesn't change. */
  token?: number;
}

export interface Closure {
  clinic: ClinicId;
  date: ClinicDate;
  from?: string | undefined;
  to?: string | undefined;
}

/** A closure with the times that it closed, and the visits that held them then. */
export interface MadeClosure extends Closure {
  id: string;
  times: readonly string[];
  madeAt: number;
  met: readonly Visit[];
}

/** Two clinics in memory: all that the model knows. */
export interface Clinics {
  visits: Map<string, Visit>;
  deleted: Set<string>;
  closures: Map<string, MadeClosure>;
}

export const startOf = ({ date, time }: Slot) => slotStart(date, time).getTime();
export const isSame = (a: Slot, b: Slot) => a.clinic === b.clinic && a.date === b.date && a.time === b.time;

export function isOffered(slot: Slot, now: number): boolean {
  return slotTimes(slot.clinic, slot.date).includes(slot.time) && startOf(slot) > now;
}

export function isFree({ visits, closures }: Clinics, slot: Slot): boolean {
  const isHeld = [...visits.values()].some((visit) => visit.status !== 'cancelled' && isSame(visit, slot));
  const isClosed = ({ clinic, date, times }: MadeClosure) =>
    clinic === slot.clinic && date === slot.date && times.includes(slot.time);
  return !isHeld && ![...closures.values()].some(isClosed);
}

/**
 * Whether a closure is older than another. A visit that both closures cover is listed with the older one. Closures made
 * in the same instant are in the order of their ids.
 */
function isOlder(one: MadeClosure, other: MadeClosure): boolean {
  return one.madeAt === other.madeAt ? one.id < other.id : one.madeAt < other.madeAt;
}

/** The visits that are listed with a closure, as they were when it was made. */
export function listedVisits(
  { visits, closures }: Pick<Clinics, 'visits' | 'closures'>,
  made: MadeClosure,
): Visit[] {
  const older = [...closures.values()].filter((other) => isOlder(other, made));
  const isCounted = (visit: Visit) =>
    older.some(({ met }) => met.some((one) => one.number === visit.number && isSame(one, visit)));
  return made.met.filter((visit) => visits.has(visit.number) && !isCounted(visit));
}
