import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** The age in whole years on a date: `age 39`. A birthday on February 29 counts as March 1 outside leap years. */
export function ageText(date: ClinicDate, dob: ClinicDate): string {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4)) - (date.slice(5) < dob.slice(5) ? 1 : 0);
  return years < 1 ? 'under age 1' : `age ${years}`;
}
