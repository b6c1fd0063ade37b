import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { BookingField } from './booking-form.ts';
import { confirmationNumberPattern } from './confirmation-number.ts';
import { suppressionReasonSchema } from './suppression-reason.ts';

/** The specification's statuses, by which totals count. */
export const listedStatuses = ['confirmed', 'cancelled', 'completed'] as const;

/** The desk also tells who has come, and who hasn't. */
export const appointmentStatuses = [...listedStatuses, 'arrived', 'no-show'] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The status that totals see, and a filter by it: who has arrived is still to be seen, a no-show is over. */
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
  /** When the patient arrived, while its status is `arrived`. */
  arrivedAt: z.optional(z.string()),
  /**
   * The good faith estimate of its cost: when it's due, when its patient asked for it, when the latest was made unless a
   * new one is due, and whether the visit has changed since it was made.
   */
  estimate: z.optional(
    z.object({
      dueBy: z.string(),
      askedAt: z.optional(z.string()),
      sentAt: z.optional(z.string()),
      outdated: z.optional(z.literal(true)),
    }),
  ),
  /** Set for a patient who is under 18 on the day of the visit, and whose parent or guardian brings the ID. */
  isMinor: z.optional(z.literal(true)),
  /** Set while its clinic is closed at its time, so that it has to be moved. */
  clinicClosed: z.optional(z.literal(true)),
  /** Whether its email address was corrected, which is allowed once. */
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
  /** When the desk saw the patient arrive, while its status is `arrived`; absent while only the patient said so. */
  arrivalSeenAt: z.optional(z.string()),
  /** What staff noted about the visit. */
  note: z.optional(z.string()),
  /** Whether the owner of the email address reported that the booking isn't theirs. */
  emailDisowned: z.optional(z.boolean()),
  /** Why its address gets no more email, if so. */
  emailUndeliverable: z.optional(suppressionReasonSchema),
  /** The client that booked it, as a pseudonym, until an email about it is opened. */
  source: z.optional(z.string()),
});

export type Appointment = z.output<typeof appointmentSchema>;
export type PatientAppointment = z.output<typeof patientAppointmentSchema>;
