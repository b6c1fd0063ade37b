import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { appointmentTexts } from './appointment-texts.ts';

const { closed: texts } = appointmentTexts;

/** What to tell the patient of a confirmed visit whose clinic is closed at its time; undefined for any other. */
export function clinicClosedText({
  status,
  date,
  location,
  clinicClosed,
}: Pick<PatientAppointment, 'status' | 'date' | 'location' | 'clinicClosed'>): string | undefined {
  if (status !== 'confirmed') return undefined;
  // The day may have become a holiday or a closed day after the visit was booked.
  const reason = closedReason(date, location.id);
  return reason ? texts.forReason(reason) : clinicClosed && texts.text;
}
