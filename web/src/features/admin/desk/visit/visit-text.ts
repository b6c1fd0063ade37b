import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { phoneDigits } from '#shared/forms/phone-number.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';

export function patientName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

/** The age in whole years on a date: `age 39`. A birthday on February 29 counts as March 1 outside leap years. */
export function ageText(date: ClinicDate, dob: ClinicDate): string {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4)) - (date.slice(5) < dob.slice(5) ? 1 : 0);
  return years < 1 ? 'under age 1' : `age ${years}`;
}

/** When a visit is, in short: `Tue, Nov 24, 2026, 9:30 AM`. */
export function visitTime({ date, time }: Pick<Appointment, 'date' | 'time'>): string {
  return `${formatWeekdayDate(date)}, ${formatSlotTime(time)}`;
}

/** When and where a visit is: `Tuesday, November 24, 9:30 AM, Downtown`. */
export function visitText({ date, time, location }: Pick<Appointment, 'date' | 'time' | 'location'>): string {
  return `${formatLongDate(date)}, ${formatSlotTime(time)}, ${clinicById(location.id).name}`;
}

/** Whether email about a visit reaches its patient. */
export function isReachedByEmail({ email, emailUndeliverable, emailDisowned }: Appointment): boolean {
  return email !== '' && !emailUndeliverable && !emailDisowned;
}

/** Whose a record is. */
export interface Person {
  dob?: string | undefined;
  phone?: string | undefined;
  email: string;
}

/** The phone number and email address, as they are compared and searched for. */
export function contactsOf({ phone = '', email }: Person): string[] {
  return [phoneDigits(phone), email.toLowerCase()].filter((text) => text !== '');
}

/** Whether a record is a person's: it has their phone number or email address, and no other birth date. */
export function isOf(record: Person, person: Person): boolean {
  if (record.dob && record.dob !== person.dob) return false;
  const known = contactsOf(person);
  return contactsOf(record).some((text) => known.includes(text));
}
