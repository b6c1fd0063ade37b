import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { isReachedByEmail } from '#web/features/admin/desk/visit/is-reached-by-email.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { visitText } from '#web/features/admin/desk/visit/visit-text.ts';
import { currentRecord } from '#web/features/admin/failure/refusal.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

/** Gives a visit another slot, and says so. After a failure, every list shows the visit as it is. */
export function useReschedule() {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  return async ({ confirmationNumber, version }: Appointment, slot: AppointmentSlot): Promise<void> => {
    const { locationId, date, time } = slot;
    try {
      const { appointment } = await call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
        params: { confirmationNumber },
        body: { location: { id: locationId }, date, time, version },
      });
      setRow(appointment);
      const done = texts.done(
        patientName(appointment),
        visitText(appointment),
        isReachedByEmail(appointment),
      );
      showToast(done, { tone: 'success' });
    } catch (error) {
      const current = currentRecord<Appointment>(error);
      if (current) setRow(current);
      else refresh();
      throw error;
    }
  };
}
