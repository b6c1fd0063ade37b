import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** Whole years of age on a day. Who was born on a February 29 has their birthday on March 1 in other years. */
export function ageOnDate(day: ClinicDate, dob: ClinicDate): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}
