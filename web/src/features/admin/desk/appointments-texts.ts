import { type Appointment, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';

export const appointmentsTexts = {
  visitFrom: 'Visits from',
  visitTo: 'Visits through',
  status: (status: string) => capitalize(appointmentStatuses.find((known) => known === status) ?? 'pending'),
  changed: (name: string, status: string) => `Booking for ${name} set to ${status}.`,
  /** How late today's patient is. Undefined for up to ten minutes, and for visits that are no longer expected. */
  lateness({ status, date, startsAt }: Appointment, now: Date): string | undefined {
    const minutes = Math.floor((now.getTime() - Date.parse(startsAt)) / minuteMs);
    const isLate = status === 'confirmed' && date === clinicDateAt(now) && minutes > 10;
    return isLate ? `${minutes} minutes late` : undefined;
  },
  delete: {
    label: (name: string) => `Delete the booking for ${name}`,
    title: 'Are you sure you want to delete this booking?',
    done: 'Booking deleted successfully.',
    meaning: 'The patient won’t be notified. To email them, cancel the booking first.',
  },
};

export function patientName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

/** A clinic's name, in which no line breaks before the slash. */
export const clinicName = (id: string) => clinicById(id).name.replace(' /', '\u00a0/');

/** The age in whole years on a date: `age 39`. A birthday on February 29 counts as March 1 outside leap years. */
export function ageText(date: ClinicDate, dob: ClinicDate): string {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4)) - (date.slice(5) < dob.slice(5) ? 1 : 0);
  return years < 1 ? 'under age 1' : `age ${years}`;
}

/** Where a clinic is: `1 Main St, Las Vegas, NV`. */
export function addressOf({ address, city, state }: Appointment['location']): string {
  return `${address}, ${city}, ${state}`;
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
