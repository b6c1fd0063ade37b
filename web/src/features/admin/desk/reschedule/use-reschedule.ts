import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { isReachedByEmail, visitText } from '#web/features/admin/desk/visit/visit-text.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

/** Gives a visit another slot. Resolves to a text that says so. */
export function useReschedule() {
  const { call } = useSession();
  const change = useVisitChange();
  return async ({ confirmationNumber, version }: Appointment, slot: AppointmentSlot): Promise<string> => {
    const { locationId, date, time } = slot;
    const moved = await change(
      call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
        params: { confirmationNumber },
        body: { location: { id: locationId }, date, time, version },
      }),
    );
    return texts.done(patientName(moved), visitText(moved), isReachedByEmail(moved));
  };
}
