import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/time/clinic-time.ts';

export const maxTextLength = 100;

function tooLongFor(length: number): string {
  return `Use ${length} characters or fewer`;
}

/** Messages that every form shares. */
export const formMessages = {
  email: 'Please enter a valid email address',
  date: 'Choose a date',
  tooLong: tooLongFor(maxTextLength),
  noLinks: 'Don’t include web addresses',
  noControlCharacters: 'Use only letters, numbers and standard punctuation',
} as const;

const maxEmailLength = 254;
export const dateLength = 'YYYY-MM-DD'.length;

const controlCharacters = /\p{Cc}|\p{Cs}|[\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const webAddress =
  /:\/\/|www\.|[a-z0-9-]\.(?:com|net|org|info|biz|io|co|us|ru|cn|xyz|top|link|click|site|online|shop)\b/i;

/**
 * Required single-line text. Refuses links and control characters, so that the text can't do harm in an email or
 * a list.
 */
export function shortText(requiredMessage: string, maxLength = maxTextLength) {
  return z.string(requiredMessage).check(
    z.trim(),
    z.minLength(1, requiredMessage),
    z.maxLength(maxLength, tooLongFor(maxLength)),
    z.refine((text) => !controlCharacters.test(text), formMessages.noControlCharacters),
    z.refine((text) => !webAddress.test(text), formMessages.noLinks),
  );
}

// Matches all control characters but line breaks and tabs, which people type.
const controlsInProse = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

interface FreeTextMessages {
  /** The message for a value that isn't text. Default: `notPlain`. */
  empty?: string;
  tooLong: string;
  notPlain: string;
}

/** Text up to a maximum length, in any words and script; may be empty. */
export function freeText(maxLength: number, { tooLong, notPlain, empty = notPlain }: FreeTextMessages) {
  return z.string(empty).check(
    z.trim(),
    z.maxLength(maxLength, tooLong),
    z.refine((text) => !controlsInProse.test(text), notPlain),
  );
}

// The limits of RFC 5321 and RFC 1035. SES refuses an address that breaks them, so its owner would get no
// email.
const maxLocalPartLength = 64;
const maxDomainLabelLength = 63;

function hasDeliverableParts(address: string): boolean {
  const [localPart = '', domain = ''] = address.split('@');
  const labels = domain.split('.');
  return (
    localPart.length <= maxLocalPartLength &&
    labels.every((label) => label.length <= maxDomainLabelLength && !label.endsWith('-'))
  );
}

export function emailAddress(message: string = formMessages.email) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(maxEmailLength, message),
      z.email(message),
      z.refine(hasDeliverableParts, message),
    );
}

/** `YYYY-MM-DD`. Every mistake gets the same message. */
export function calendarDate(message: string = formMessages.date) {
  // Refuse years before 1000: dates are compared as strings, and subtracting a year from such a date would break their
  // order.
  return z.string(message).check(
    z.maxLength(dateLength, message),
    z.refine((text) => isCalendarDate(text) && !text.startsWith('0'), message),
  );
}

/** ISO 8601, with the offset from UTC. */
export function isoInstant(message = 'Not an instant') {
  return z.iso.datetime({ offset: true, error: message }).check(z.maxLength(40, message));
}
