import * as z from 'zod/mini';
import { bookingMessages } from '#shared/appointments/booking-form.ts';
import { emailAddress, freeText } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { isPhoneNumber, maxPhoneLength } from '#shared/forms/phone-number.ts';
import { preferredDateField } from './preferred-date.ts';

/** The contact form's messages, except those for names and email, which are the booking form's. */
export const contactMessages = {
  phone: 'Phone number is required',
  notAPhone: 'Enter a phone number with area code',
  date: 'Date is required',
  message: 'Use plain text only',
  messageTooLong: 'Use 4,000 characters or fewer',
} as const;

/** In characters. */
export const maxMessageLength = 4000;

/** The fields of the contact form. */
export const contactFormSchema = z.object({
  firstName: personName(bookingMessages.firstName),
  lastName: personName(bookingMessages.lastName),
  email: emailAddress(),
  phone: z
    .string(contactMessages.phone)
    .check(
      z.trim(),
      z.minLength(1, contactMessages.phone),
      z.maxLength(maxPhoneLength, contactMessages.notAPhone),
      z.refine(isPhoneNumber, contactMessages.notAPhone),
    ),
  date: preferredDateField(contactMessages.date),
  message: z.optional(
    freeText(maxMessageLength, {
      tooLong: contactMessages.messageTooLong,
      notPlain: contactMessages.message,
    }),
  ),
});

export type ContactForm = z.output<typeof contactFormSchema>;
