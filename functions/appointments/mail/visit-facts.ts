import type { MailFact } from '#functions/mail/mail-content.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { appointmentMailLabels as labels } from './mail-texts.ts';

/** `Tuesday, November 24, 2026, 1:45 PM` */
export function whenOf({ date, time }: Pick<Appointment, 'date' | 'time'>): string {
  return `${formatLongDate(date, { year: true })}, ${formatSlotTime(time)}`;
}

/** Where a visit is, on a mail's card. `canGo` adds directions; it's false for a visit that won't take place. */
export function placeFact(place: Appointment['location'], { canGo = true } = {}): MailFact {
  const { name, address, city, state, zipCode } = place;
  return {
    label: labels.where,
    value: [name, address, `${city}, ${state} ${zipCode}`],
    bold: 'first',
    ...(canGo && { link: { text: labels.directions, href: directionsUrl(place) } }),
  };
}

/** When a visit is, on a mail's card. */
export function timeFact({ date, time }: Pick<Appointment, 'date' | 'time'>, label = labels.when): MailFact {
  return {
    label,
    value: [formatLongDate(date, { year: true }), formatSlotTime(time)],
    bold: 'all',
  };
}
