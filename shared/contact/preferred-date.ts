import * as z from 'zod/mini';
import { addDays, type ClinicDate, isCalendarDate } from '#shared/time/clinic-time.ts';

/** How far ahead somebody may wish to be called or seen, as with visits. */
const furthestDays = 365;

export const preferredDateMessages = {
  notADate: 'Enter the date as month, day and year',
  past: 'Choose today or a later day',
  tooFar: `Choose a day within the next ${furthestDays} days`,
} as const;

/** The day somebody prefers. */
export function preferredDateField(requiredMessage: string) {
  return z
    .string(requiredMessage)
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.refine(isCalendarDate, preferredDateMessages.notADate),
    );
}

/** What is wrong with a preferred day seen from today, or undefined. The schema has no clock; this rule has. */
export function preferredDateMessage(date: ClinicDate, today: ClinicDate): string | undefined {
  if (date < today) return preferredDateMessages.past;
  if (date > addDays(today, furthestDays)) return preferredDateMessages.tooFar;
  return undefined;
}

/** A form's check of its date field, by the day it is now. */
export function preferredDateCheck(today: () => ClinicDate) {
  return (payload: z.core.ParsePayload<string>): void => {
    const message = preferredDateMessage(payload.value, today());
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  };
}
