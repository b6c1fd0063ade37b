import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { appointmentTexts } from './appointment-texts.ts';

const tones: Partial<Record<AppointmentStatus, 'success' | 'error' | 'neutral'>> = {
  confirmed: 'success',
  arrived: 'success',
  cancelled: 'error',
};

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge tone={tones[status]}>{appointmentTexts.status(status)}</Badge>;
}
