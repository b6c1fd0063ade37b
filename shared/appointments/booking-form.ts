import * as z from 'zod/mini';
import { emailAddress, formMessages, shortText } from '#shared/forms/fields.ts';
import { isPhoneNumber } from '#shared/forms/phone-number.ts';
import { addDays, type ClinicDate, isCalendarDate } from '#shared/time/clinic-time.ts';

/** The provider a person without insurance chooses; it fills the number too (design.md, readings). */
export const selfPayProvider = 'Self-pay (no insurance)';
export const selfPayNumber = 'Self-pay';

/** Offered in the provider list; any other name may be typed. */
export const insuranceProviders = [
  'Aetna',
  'Ambetter',
  'Anthem Blue Cross Blue Shield',
  'Cigna',
  'Health Plan of Nevada',
  'Humana',
  'Medicare',
  'Molina Healthcare',
  'Nevada Medicaid',
  'Sierra Health and Life',
  'Tricare',
  'UnitedHealthcare',
] as const;

/** The messages of the booking form (spec §5), the same words in browser and server. */
export const bookingMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  dob: 'Date of birth is required',
  email: formMessages.email,
  insuranceNumber: 'Insurance number is required',
  insuranceProvider: 'Insurance provider is required',
  phone: 'Enter a phone number with area code, or leave it empty',
  dobNotADate: 'Enter the date of birth as month, day and year',
  dobInFuture: 'The date of birth must be in the past',
  dobTooLongAgo: 'Check the year of the date of birth',
} as const;

const oldestYears = 130;

/** What a patient types to book a visit (spec §5, Booking form), in the order of the screen. */
export const bookingFormSchema = z.object({
  firstName: shortText(bookingMessages.firstName),
  lastName: shortText(bookingMessages.lastName),
  dob: z.string(bookingMessages.dob).check(
    z.trim(),
    z.minLength(1, bookingMessages.dob),
    z.refine((text) => text === '' || isCalendarDate(text), bookingMessages.dobNotADate),
  ),
  email: emailAddress(),
  /** More than spec §5 asks for, so that the clinic can call when it has to close. May be left empty. */
  phone: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isPhoneNumber(text), bookingMessages.phone),
    ),
  ),
  insuranceProvider: shortText(bookingMessages.insuranceProvider),
  insuranceNumber: shortText(bookingMessages.insuranceNumber),
});

export type BookingForm = z.output<typeof bookingFormSchema>;

export type BookingField = keyof BookingForm;

export const bookingFields = Object.keys(bookingFormSchema.shape) as BookingField[];

/** What is wrong with a date of birth seen from today, or undefined. The schema has no clock; this rule has. */
export function dateOfBirthMessage(dob: ClinicDate, today: ClinicDate): string | undefined {
  if (dob > today) return bookingMessages.dobInFuture;
  if (dob < addDays(today, -oldestYears * 365.25)) return bookingMessages.dobTooLongAgo;
  return undefined;
}

/** The messages of the search form (spec §5). */
export const searchMessages = {
  location: 'Enter a city, address or zip',
  date: 'Choose a date',
} as const;
