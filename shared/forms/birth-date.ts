import * as z from 'zod/mini';
import { addDays, type ClinicDate, isCalendarDate } from '#shared/time/clinic-time.ts';
import { dateLength } from './fields.ts';

export const birthDateMessages = {
  notADate: 'Enter the date of birth as month, day and year',
  noMonth: 'Add the month to the date of birth',
  noDay: 'Add the day to the date of birth',
  noYear: 'Add the year to the date of birth',
  shortYear: 'Enter all four digits of the year, such as 1984',
  noSuchMonth: 'Enter the month as a number from 1 to 12',
  noSuchDay: 'That date doesn’t exist. Check the month and day.',
  inFuture: 'That date is in the future. Check the year.',
  tooLongAgo: 'That date is too long ago. Check the year.',
} as const;

const maxAgeYears = 130;

/** `YYYY-MM-DD`, in which a form may still have empty parts: `-04-`. */
const partsPattern = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/;

/** Why the text can't be a date of birth, whatever day today is; undefined if it can. */
function formatMessage(text: string): string | undefined {
  const parts = partsPattern.exec(text);
  if (!parts) return birthDateMessages.notADate;
  const [, year = '', month = '', day = ''] = parts;
  if ([year, month, day].filter(Boolean).length < 2) return birthDateMessages.notADate;
  if (!month) return birthDateMessages.noMonth;
  if (!day) return birthDateMessages.noDay;
  if (!year) return birthDateMessages.noYear;
  if (year.length < 4 || year.startsWith('0')) return birthDateMessages.shortYear;
  if (Number(month) < 1 || Number(month) > 12) return birthDateMessages.noSuchMonth;
  return isCalendarDate(text) ? undefined : birthDateMessages.noSuchDay;
}

/**
 * A required date of birth, `YYYY-MM-DD`. The schema accepts a date in the future, because only callers know today's
 * date: they also call `birthDateMessage`.
 */
export function birthDate(requiredMessage: string) {
  return z
    .string(requiredMessage)
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(dateLength, birthDateMessages.notADate),
      ({ value, issues }) => {
        const message = value && formatMessage(value);
        if (message) issues.push({ code: 'custom', input: value, message });
      },
    );
}

/** Why a date of birth can't be right today; undefined if it can. */
export function birthDateMessage(dob: ClinicDate, today: ClinicDate): string | undefined {
  if (!isCalendarDate(dob)) return undefined;
  if (dob > today) return birthDateMessages.inFuture;
  if (dob < addDays(today, -maxAgeYears * 365.25)) return birthDateMessages.tooLongAgo;
  return undefined;
}
