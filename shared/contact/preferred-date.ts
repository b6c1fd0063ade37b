import * as z from 'zod/mini';
import { dateLength } from '#shared/forms/fields.ts';
import { addDays, type ClinicDate, isCalendarDate } from '#shared/time/clinic-time.ts';

const maxDaysAhead = 365;

export const preferredDateMessages = {
  notADate: 'Enter the date as month, day and year',
  past: 'Choose today or a later day',
  tooFar: `Choose a day within the next ${maxDaysAhead} days`,
} as const;

/** The date on which a visitor would like to be called or seen. */
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

/** Why a preferred date cannot be chosen, or undefined. Not part of the schema, which does not know today's date. */
export function preferredDateMessage(date: ClinicDate, today: ClinicDate): string | undefined {
  if (date < today) return preferredDateMessages.past;
  if (date > addDays(today, maxDaysAhead)) return preferredDateMessages.tooFar;
  return undefined;
}

/** The same rule as a zod check, for forms in the browser. */
export function preferredDateCheck(today: () => ClinicDate) {
  return (payload: z.core.ParsePayload<string>): void => {
    const message = preferredDateMessage(payload.value, today());
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  };
}
