import type { AppointmentStatus, PatientAppointment } from '#shared/appointments/appointment.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { appointmentTexts } from './appointment-texts.ts';
import { clinicClosedText } from './clinic-closed.ts';

const tones: Partial<Record<AppointmentStatus, 'success' | 'error' | 'neutral'>> = {
  confirmed: 'success',
  arrived: 'success',
  cancelled: 'error',
};

/** A visit's status, or that its clinic is closed at its time. */
export function StatusBadge({ appointment }: { appointment: PatientAppointment }) {
  const { status } = appointment;
  if (clinicClosedText(appointment)) return <Badge tone="warn">{appointmentTexts.closed.status}</Badge>;
  return <Badge tone={tones[status]}>{appointmentTexts.status(status)}</Badge>;
}
