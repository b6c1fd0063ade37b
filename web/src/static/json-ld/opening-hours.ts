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

/** Monday to Friday. Unlisted days are closed. */
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
    // Search engines read these times as closed all day.
    opens: '00:00',
    closes: '00:00',
  };
}

/** The weekdays on which the clinic is closed, for a year: the booking horizon, plus the time until the next build. */
export function specialHours(id: ClinicId, from: ClinicDate): OpeningHoursSpecification[] {
  return comingClosedDays(from, id).map(closedOn);
}
