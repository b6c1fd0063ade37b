import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

/** When and where a visit is: `Tuesday, November 24, 9:30 AM, Downtown`. */
export function visitText({ date, time, location }: Pick<Appointment, 'date' | 'time' | 'location'>): string {
  return `${formatLongDate(date)}, ${formatSlotTime(time)}, ${clinicById(location.id).name}`;
}
