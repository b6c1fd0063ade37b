import * as z from 'zod/mini';
import { isPhoneNumber, maxPhoneLength } from '#shared/forms/phone-number.ts';
import { bookingFormSchema } from './booking-form.ts';
import { noteSchema, orEmpty } from './correction.ts';

const phoneMessage = 'Enter a phone number with area code';

const { shape } = bookingFormSchema;

/** The form that the desk fills in for a caller or a walk-in. Only names, birth date and phone number are required. */
export const deskFormSchema = z.extend(bookingFormSchema, {
  email: orEmpty(shape.email),
  phone: z
    .string(phoneMessage)
    .check(z.trim(), z.maxLength(maxPhoneLength, phoneMessage), z.refine(isPhoneNumber, phoneMessage)),
  insuranceProvider: orEmpty(shape.insuranceProvider),
  insuranceNumber: orEmpty(shape.insuranceNumber),
  reason: z.nonoptional(shape.reason),
  note: noteSchema,
});

/** The form's fields in a request, which may leave out what the patient didn't say. */
export const deskBookingSchema = z.extend(deskFormSchema, {
  email: z._default(deskFormSchema.shape.email, ''),
  insuranceProvider: z._default(deskFormSchema.shape.insuranceProvider, ''),
  insuranceNumber: z._default(deskFormSchema.shape.insuranceNumber, ''),
  reason: shape.reason,
  note: z.optional(noteSchema),
});
