import * as z from 'zod/mini';
import { notADateMessage } from '#shared/forms/day-check.ts';
import { dateLength } from '#shared/forms/fields.ts';
import { addDays, type ClinicDate, isCalendarDate } from '#shared/time/clinic-time.ts';

const maxDaysAhead = 365;

export const preferredDateMessages = {
  notADate: notADateMessage,
  past: 'Choose today or a later date',
  tooFar: `Choose a date within the next ${maxDaysAhead} days`,
} as const;

/** The date on which a visitor would like a call or a visit. */
export function preferredDateField(requiredMessage: string) {
  return z
    .string(requiredMessage)
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(dateLength, preferredDateMessages.notADate),
      z.refine(isCalendarDate, preferredDateMessages.notADate),
    );
}

/** Why a preferred date can't be chosen; undefined when it can. */
export function preferredDateMessage(date: ClinicDate, today: ClinicDate): string | undefined {
  if (date < today) return preferredDateMessages.past;
  if (date > addDays(today, maxDaysAhead)) return preferredDateMessages.tooFar;
  return undefined;
}
