import type { Client } from '#functions/platform/http/client.ts';
import type { Appointment, AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { BookingForm, EveryField } from '#shared/appointments/booking-form.ts';
import { isMinorOn } from '#shared/appointments/minor.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

/**
 * A phone call from staff to a patient about a closure. It's stored with the visit, so deleting the visit deletes the
 * note about the call.
 */
export interface ClosureCall {
  closureId: string;
  /**
   * When that closure was made. Closing the same hours again makes the same id, so the id alone doesn't name a closure.
   */
  closedAt: string;
  /** When staff called (ISO 8601). */
  at: string;
  /** The caller's sign-in subject. */
  by: string;
  /** For staff only. No email, log line or reply to a patient contains the note. */
  note?: string;
}

/**
 * What an appointment stores about the good faith estimate of its cost. The estimates themselves have their own table.
 */
export interface EstimateState {
  /** By when the latest estimate is due, or was (ISO 8601). */
  dueBy: string;
  /** When the patient asked for an estimate. They then get one even if the law doesn't require it. */
  askedAt?: string;
  /** When the latest estimate was made. Absent once the facts in it have changed. */
  sentAt?: string;
  /** Digest of the latest estimate's price list. Absent if there was no price list. */
  prices?: string;
  /**
   * The desk made the latest estimate. It may list more than a plain visit, so the next one needs the desk, too.
   */
  isByDesk?: true;
  /** When the latest estimate was made, if the facts in it have changed since. */
  outdatedFrom?: string;
}

/** An appointment as the table holds it. The clinic's name and address are looked up, not stored. */
export interface AppointmentItem extends BookingForm {
  confirmationNumber: string;
  id: string;
  /** The email address in lower case: the key of the byEmail index. Absent without an address, when `email` is ''. */
  emailKey?: string;
  locationId: ClinicId;
  date: string;
  time: string;
  startsAt: string;
  bookingDate: string;
  /** When it was last rescheduled, if ever. */
  rescheduledAt?: string;
  /** `YYYY-MM` of bookingDate and of startsAt: the keys of the indexes that lists page through. */
  createdMonth: string;
  visitMonth: string;
  status: AppointmentStatus;
  /**
   * When the patient arrived, as they or the desk said. Kept until the visit is confirmed again, so that undoing a
   * later status brings the time back.
   */
  arrivedAt?: string | undefined;
  /**
   * When the desk first said that the patient arrived. Kept as long as `arrivedAt`. Absent while only the patient has
   * said so.
   */
  arrivalSeenAt?: string | undefined;
  version: number;
  estimate?: EstimateState;
  /**
   * Key of the sparse index byEstimate: estimates due, sorted by `dueBy`, and those made, sorted by the visit's start.
   */
  estimateQueue?: 'due' | 'made';
  estimateAt?: string;
  /** What staff noted about the visit. No email, log line or reply to a patient contains the note. */
  note?: string;
  /** The latest phone call of staff to the patient about a closure. */
  closureCall?: ClosureCall;
  /** Digest of the booking request. It tells a retry from another request with the same confirmation number. */
  fingerprint: string;
  /**
   * How often its email address was corrected; absent for never. Manage tokens contain this number, so a correction
   * invalidates them.
   */
  emailGeneration?: number;
  /** Digest of the email correction's random attempt, by which a retry of the correction is recognized. */
  correctionDigest?: string;
  /** The values of `emailGeneration` for which the address's owner said that the booking isn't theirs. */
  disownedGenerations?: readonly number[];
  /** Digest of the booking request's random attempt, if it had one. Only the client that sent it knows the attempt. */
  attemptDigest?: string;
  /** When its manage token expires, in real time. */
  tokenExpiresAt: string;
  /**
   * The mail that tells the patient what staff changed last. No other mail about the visit goes out while it waits.
   * `told`: what the patient knew before, in the form of `newsOf` in mails.ts; absent if an earlier mail may or may not
   * have arrived.
   */
  waitingMail?: { id: string; told?: string | undefined };
  /** The client that booked it online. */
  client?: Client;
  /** The client that booked it was proven for its email address, or someone has opened a mail about it. */
  isProven?: true;
}

/** The tombstone of a deleted appointment. It has no index key, so no list finds it. */
export interface Tombstone {
  confirmationNumber: string;
  deletedAt: string;
  version: number;
}

/**
 * Marks a confirmation number as closed: nothing can be booked under it anymore. It has no index key, so no list finds
 * it.
 */
export interface ClosedNumber {
  confirmationNumber: string;
  closedAt: string;
  version: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * When the manage token of an appointment expires: 30 days after the visit ends. The visit is in domain time and the
 * token in real time, so the token lasts for the time until the visit ends, plus 30 days.
 */
export function tokenEnd(startsAt: Date, now: Date): string {
  const visitEndsInMs = startsAt.getTime() - now.getTime() + appointmentMinutes * minuteMs;
  return new Date(Date.now() + visitEndsInMs + retention.tokenDaysAfterVisit * dayMs).toISOString();
}

/** Whether an appointment with this status holds its slot. All do, except canceled ones. */
export function holdsSlot(status: AppointmentStatus): boolean {
  return status !== 'cancelled';
}

/** When the desk saw the patient arrive. Undefined unless they are still waiting. */
export function waitsSince({
  status,
  arrivalSeenAt,
}: Pick<AppointmentItem, 'status' | 'arrivalSeenAt'>): string | undefined {
  return status === 'arrived' ? arrivalSeenAt : undefined;
}

/** Whether the owner of an appointment's email address said that the booking isn't theirs. */
export function isDisowned({ emailGeneration = 0, disownedGenerations = [] }: AppointmentItem): boolean {
  return disownedGenerations.includes(emailGeneration);
}

/**
 * Whether mail about an appointment goes out: it has an email address, and the address's owner didn't say that the
 * booking isn't theirs.
 */
export function isMailed(item: AppointmentItem): item is AppointmentItem & { emailKey: string } {
  return item.emailKey !== undefined && !isDisowned(item);
}

/**
 * An appointment's estimate as the API shows it: the one that is due, or else the latest one that was made, even if
 * it's outdated. Undefined if none is due and none was ever made.
 */
export function shownEstimate({ estimate, estimateQueue }: AppointmentItem): Appointment['estimate'] {
  if (!estimate) return undefined;
  const { dueBy, askedAt, outdatedFrom } = estimate;
  const sentAt = estimateQueue === 'due' ? undefined : (estimate.sentAt ?? outdatedFrom);
  if (!sentAt && !estimateQueue) return undefined;
  return {
    dueBy,
    ...(askedAt && { askedAt }),
    ...(sentAt && { sentAt }),
    ...(outdatedFrom && { outdated: true }),
  };
}

/** The appointment as the API shows it. The reply's schema drops what the caller may not see. */
export function toAppointment(item: AppointmentItem): Appointment {
  const { id, name, address, city, state, zipCode, phone } = clinicById(item.locationId);
  const estimate = shownEstimate(item);
  const typed: EveryField = {
    firstName: item.firstName,
    lastName: item.lastName,
    dob: item.dob,
    email: item.email,
    insuranceNumber: item.insuranceNumber,
    insuranceProvider: item.insuranceProvider,
    phone: item.phone,
    reason: item.reason,
  };
  return {
    id: item.id,
    confirmationNumber: item.confirmationNumber,
    ...typed,
    location: { id, name, address, city, state, zipCode, phone },
    date: item.date,
    time: item.time,
    startsAt: item.startsAt,
    duration: appointmentMinutes,
    bookingDate: item.bookingDate,
    status: item.status,
    version: item.version,
    ...(item.status === 'arrived' && { arrivedAt: item.arrivedAt, arrivalSeenAt: item.arrivalSeenAt }),
    ...(estimate && { estimate }),
    ...(isMinorOn(item.date, item.dob) && { isMinor: true }),
    ...(item.note && { note: item.note }),
    ...(item.emailGeneration && { emailCorrected: true }),
    ...(isDisowned(item) && { emailDisowned: true }),
    ...(item.client && !item.isProven && { source: item.client[0].key }),
  };
}
