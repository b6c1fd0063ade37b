import type { OpeningHoursSpecification } from 'schema-dts';
import { closesAtMinute, opensAtMinute } from '#shared/appointments/slots.ts';
import { type ClosedDate, comingClosedDays } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** `08:00` */
function timeOfDay(minuteOfDay: number): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Monday to Friday. Days that aren't named are closed. */
export const openingHours: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
  opens: timeOfDay(opensAtMinute),
  closes: timeOfDay(closesAtMinute),
};

function closedOn({ date, reason }: ClosedDate): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    name: `Closed for ${reason}`,
    validFrom: date,
    validThrough: date,
    // What search engines read as closed all day.
    opens: '00:00',
    closes: '00:00',
  };
}

/** The weekdays of a year on which the clinic is closed: for as long as one can book, and until the site is built again. */
export function specialHours(id: ClinicId, from: ClinicDate): OpeningHoursSpecification[] {
  return comingClosedDays(from, id).map(closedOn);
}
