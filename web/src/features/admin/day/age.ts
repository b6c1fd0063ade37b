import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** Age in whole years on a date. A birthday on February 29 counts as March 1 outside leap years. */
export function ageOnDate(date: ClinicDate, dob: ClinicDate): number {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4));
  return date.slice(5) < dob.slice(5) ? years - 1 : years;
}
