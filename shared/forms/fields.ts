import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/time/clinic-time.ts';

/** Messages that every form shares. */
export const formMessages = {
  email: 'Please enter a valid email address',
  date: 'Choose a date',
  tooLong: 'Use 100 characters or fewer',
  noLinks: 'Leave out web addresses',
  noControlCharacters: 'Use letters and ordinary punctuation only',
} as const;

// wire.md, General
const longestText = 100;
const longestEmail = 254;

const controlCharacters = /\p{Cc}|\p{Cs}|[\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const webAddress =
  /:\/\/|www\.|[a-z0-9-]\.(?:com|net|org|info|biz|io|co|us|ru|cn|xyz|top|link|click|site|online|shop)\b/i;

/** A name, a number, a line of text: required, and nothing that a mail or a list could be abused with. */
export function shortText(requiredMessage: string) {
  return z.string(requiredMessage).check(
    z.trim(),
    z.minLength(1, requiredMessage),
    z.maxLength(longestText, formMessages.tooLong),
    z.refine((text) => !controlCharacters.test(text), formMessages.noControlCharacters),
    z.refine((text) => !webAddress.test(text), formMessages.noLinks),
  );
}

/** An e-mail address; one message for all that can be wrong with it. */
export function emailAddress(message: string = formMessages.email) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(longestEmail, message), z.email(message));
}

/** A day of the calendar, `YYYY-MM-DD`; one message for all that can be wrong with it. */
export function calendarDate(message: string = formMessages.date) {
  // Days are compared as text, and those before the year 0, a year back from the first ones, do not sort.
  return z.string(message).check(z.refine((text) => isCalendarDate(text) && !text.startsWith('0'), message));
}
