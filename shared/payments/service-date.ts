import { notADateMessage } from '#shared/forms/day-check.ts';
import { addDays, type ClinicDate } from '#shared/time/clinic-time.ts';

const maxYears = 10;

export const serviceDateMessages = {
  notADate: notADateMessage,
  future: 'Choose today or an earlier date',
  tooOld: `Choose a date in the last ${maxYears} years`,
} as const;

/** The earliest visit day that a payment may name today. */
export function earliestServiceDate(today: ClinicDate): ClinicDate {
  return addDays(today, -365 * maxYears);
}

/** Why a visit can't have been on this day; undefined when it can. */
export function serviceDateMessage(date: ClinicDate, today: ClinicDate): string | undefined {
  if (date > today) return serviceDateMessages.future;
  return date < earliestServiceDate(today) ? serviceDateMessages.tooOld : undefined;
}
