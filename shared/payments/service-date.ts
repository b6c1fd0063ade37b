import type * as z from 'zod/mini';
import { addDays, type ClinicDate } from '#shared/time/clinic-time.ts';

const maxYears = 10;

export const serviceDateMessages = {
  notADate: 'Enter the date as month, day and year',
  future: 'Choose today or an earlier day',
  tooOld: `Choose a day in the last ${maxYears} years`,
} as const;

/** The earliest day on which a visit can have been that is paid for today. */
export function earliestServiceDate(today: ClinicDate): ClinicDate {
  return addDays(today, -365 * maxYears);
}

/** Why a visit can't have been on this day; undefined when it can. Not part of a schema, which doesn't know today's date. */
export function serviceDateMessage(date: ClinicDate, today: ClinicDate): string | undefined {
  if (date > today) return serviceDateMessages.future;
  return date < earliestServiceDate(today) ? serviceDateMessages.tooOld : undefined;
}

/** The same rule as a zod check, for forms in the browser. An empty text says nothing of a visit. */
export function serviceDateCheck(today: () => ClinicDate) {
  return (payload: z.core.ParsePayload<string>): void => {
    const message = payload.value && serviceDateMessage(payload.value, today());
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  };
}
