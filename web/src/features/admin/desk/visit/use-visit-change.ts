import type { Appointment } from '#shared/appointments/appointment.ts';
import { currentRecord } from '#web/features/admin/failure/failure.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';

/** Passes on a request that changes a visit. Afterward, every list shows the visit as it is, also if it failed. */
export function useVisitChange() {
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  return async (request: Promise<{ appointment: Appointment }>): Promise<Appointment> => {
    try {
      const { appointment } = await request;
      setRow(appointment);
      return appointment;
    } catch (error) {
      const current = currentRecord<Appointment>(error);
      if (current) setRow(current);
      else refresh();
      throw error;
    }
  };
}
