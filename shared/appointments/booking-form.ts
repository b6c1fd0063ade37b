import * as z from 'zod/mini';
import { birthDate } from '#shared/forms/birth-date.ts';
import { emailAddress, formMessages, freeText, shortText } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { isPhoneNumber, maxPhoneLength } from '#shared/forms/phone-number.ts';
import { insurers } from '#shared/insurers.ts';

export const maxReasonLength = 200;

/** Suggestions only: patients may type any other name. */
export const insuranceProviders = insurers.map(({ name }) => name).toSorted();

export const bookingMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  dob: 'Date of birth is required',
  email: formMessages.email,
  insuranceNumber: 'Insurance number is required',
  insuranceProvider: 'Insurance provider is required',
  phone: 'Enter a phone number with area code, or leave this blank',
  reasonTooLong: `Use ${maxReasonLength} characters or fewer`,
  reasonNotPlain: formMessages.noControlCharacters,
} as const;

/** The fields of the booking form, in the order of the screen. */
export const bookingFormSchema = z.object({
  firstName: personName(bookingMessages.firstName),
  lastName: personName(bookingMessages.lastName),
  dob: birthDate(bookingMessages.dob),
  email: emailAddress(),
  /** The clinic calls this number when it has to close. */
  phone: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(maxPhoneLength, bookingMessages.phone),
      z.refine((text) => text === '' || isPhoneNumber(text), bookingMessages.phone),
    ),
  ),
  insuranceProvider: shortText(bookingMessages.insuranceProvider),
  insuranceNumber: shortText(bookingMessages.insuranceNumber),
  /** For staff only: no email, log line or reply to a patient contains it. */
  reason: z.optional(
    freeText(maxReasonLength, {
      tooLong: bookingMessages.reasonTooLong,
      notPlain: bookingMessages.reasonNotPlain,
    }),
  ),
});

export type BookingForm = z.output<typeof bookingFormSchema>;

/** An object with every field of the form, optional ones included: the compiler reports a missing field. */
export type EveryField = { [Field in keyof Required<BookingForm>]: BookingForm[Field] };

export type BookingField = keyof BookingForm;

export const bookingFields = Object.keys(bookingFormSchema.shape) as BookingField[];
