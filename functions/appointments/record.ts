import type { Appointment, AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

/** A booking as the table holds it. The clinic's name and address are looked up, not stored. */
export interface AppointmentItem extends BookingForm {
  confirmationNumber: string;
  id: string;
  /** The e-mail in lower case: the key of the byEmail index. */
  emailKey: string;
  locationId: ClinicId;
  date: string;
  time: string;
  startsAt: string;
  bookingDate: string;
  /** When it was last moved; absent while it never was. */
  movedAt?: string;
  /** `YYYY-MM` of bookingDate and of startsAt: the keys of the paging indexes. */
  createdMonth: string;
  visitMonth: string;
  status: AppointmentStatus;
  version: number;
  /** Digest of the request that made it, so that a retry is told from another booking with the same number. */
  fingerprint: string;
  /** Real-time instant at which its manage token ends. */
  tokenExpiresAt: string;
  /** Pseudonym of the network address it was booked from, where open bookings per address are counted. */
  addressKey?: string;
}

/** What is left of a deleted booking. It carries no index key, so no list finds it. */
export interface Tombstone {
  confirmationNumber: string;
  deletedAt: string;
  version: number;
}

const tokenDaysAfterVisit = 30;

/**
 * When the manage token of a visit ends: 30 days after it. The visit is told in domain time, the token's end in real
 * time, so what is carried over is how far away the visit is.
 */
export function tokenEnd(startsAt: Date, now: Date): string {
  const visitEndsInMs = startsAt.getTime() - now.getTime() + appointmentMinutes * minuteMs;
  return new Date(Date.now() + visitEndsInMs + tokenDaysAfterVisit * dayMs).toISOString();
}

/** Confirmed and completed visits hold their slot; a cancelled one does not. */
export function holdsSlot(status: AppointmentStatus): boolean {
  return status !== 'cancelled';
}

/** The booking as the API tells it. What a caller may not see is dropped by the reply's schema. */
export function toAppointment(item: AppointmentItem): Appointment {
  const { id, name, address, city, state, zipCode, phone } = clinicById(item.locationId);
  return {
    id: item.id,
    confirmationNumber: item.confirmationNumber,
    firstName: item.firstName,
    lastName: item.lastName,
    dob: item.dob,
    email: item.email,
    insuranceNumber: item.insuranceNumber,
    insuranceProvider: item.insuranceProvider,
    phone: item.phone,
    location: { id, name, address, city, state, zipCode, phone },
    date: item.date,
    time: item.time,
    startsAt: item.startsAt,
    duration: appointmentMinutes,
    bookingDate: item.bookingDate,
    status: item.status,
    version: item.version,
  };
}
