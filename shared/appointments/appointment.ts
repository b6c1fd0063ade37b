import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { BookingField } from './booking-form.ts';
import { confirmationNumberPattern } from './confirmation-number.ts';
import { suppressionReasonSchema } from './suppression-reason.ts';

/** The statuses that the specification names. Totals count every visit under one of these. */
export const listedStatuses = ['confirmed', 'cancelled', 'completed'] as const;

/** All statuses. The last two say that the patient has arrived, or didn't come. */
export const appointmentStatuses = [...listedStatuses, 'arrived', 'no-show'] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/**
 * The status under which totals count a visit, and under which a filter finds it. `arrived` counts as confirmed,
 * because the visit is still ahead, and `no-show` as completed, because the visit is over.
 */
export function listedStatus(status: AppointmentStatus): (typeof listedStatuses)[number] {
  if (status === 'arrived') return 'confirmed';
  return status === 'no-show' ? 'completed' : status;
}

/** A confirmation number in a request. */
export const confirmationNumber = z
  .string()
  .check(z.regex(confirmationNumberPattern, 'Not a confirmation number'));

/** The parameter of a route about one appointment. */
export const byNumber = z.object({ confirmationNumber });

export const appointmentLocationSchema = z.object({
  id: z.enum(clinicIds),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
});

/** An appointment as its patient sees it: without date of birth, insurance number, phone and reason. */
export const patientAppointmentSchema = z.object({
  id: z.string(),
  confirmationNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  insuranceProvider: z.string(),
  location: appointmentLocationSchema,
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  duration: z.number(),
  bookingDate: z.string(),
  status: z.enum(appointmentStatuses),
  version: z.number(),
  /** When the patient arrived. Set while the status is `arrived`. */
  arrivedAt: z.optional(z.string()),
  /** The good faith estimate of the visit's cost. */
  estimate: z.optional(
    z.object({
      /** The instant by which the latest estimate is or was due. */
      dueBy: z.string(),
      /** When the patient asked for an estimate. */
      askedAt: z.optional(z.string()),
      /** When the latest estimate was made. Absent while a new one is due. */
      sentAt: z.optional(z.string()),
      /** Set if facts in the latest estimate have changed since it was made. */
      outdated: z.optional(z.literal(true)),
    }),
  ),
  /** Set if the patient is under 18 on the day of the visit. A parent or guardian then brings the ID. */
  isMinor: z.optional(z.literal(true)),
  /** Set while the clinic is closed at the visit's time, so that the visit has to be moved. */
  clinicClosed: z.optional(z.literal(true)),
  /** Set once the email address was corrected. A patient can correct it only once. */
  emailCorrected: z.optional(z.boolean()),
});

/** The fields that the patient typed and only staff see. */
const typedForStaff = {
  dob: z.string(),
  insuranceNumber: z.string(),
  phone: z.optional(z.string()),
  /** The reason for the visit, in the patient's words. */
  reason: z.optional(z.string()),
} satisfies Record<Exclude<BookingField, keyof typeof patientAppointmentSchema.shape>, z.ZodMiniType>;

/** An appointment as staff see it. */
export const appointmentSchema = z.extend(patientAppointmentSchema, {
  ...typedForStaff,
  /** When the desk saw that the patient has arrived. Absent while only the patient has said so. */
  arrivalSeenAt: z.optional(z.string()),
  /** What staff noted about the visit. */
  note: z.optional(z.string()),
  /** Whether the owner of the email address reported that the booking isn't theirs. */
  emailDisowned: z.optional(z.boolean()),
  /** Why we've stopped email to the patient's address. Absent if we haven't. */
  emailUndeliverable: z.optional(suppressionReasonSchema),
  /** A pseudonym of the client that booked the visit. Absent once an email about the visit has been opened. */
  source: z.optional(z.string()),
});

export type Appointment = z.output<typeof appointmentSchema>;
export type PatientAppointment = z.output<typeof patientAppointmentSchema>;
