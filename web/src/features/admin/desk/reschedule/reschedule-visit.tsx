import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { isReachedByEmail, visitText } from '#web/features/admin/desk/visit/visit-text.ts';
import { TaskDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { rescheduleTexts as texts } from './reschedule-texts.ts';
import { SlotFields, useOpenSlot } from './slot-fields.tsx';

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

interface RescheduleVisitProps {
  visit: Appointment;
  now: Date;
  onClose: () => void;
}

/** Gives a visit another open time, at any clinic, under its number. */
export function RescheduleVisit({ visit, now, onClose }: RescheduleVisitProps) {
  const { latest } = useRecordChanges<Appointment>('appointments');
  const reschedule = useReschedule();
  const today = clinicDateAt(now);
  const choice = useOpenSlot({
    locationId: visit.location.id,
    date: visit.date < today ? today : visit.date,
    time: '',
  });
  // The visit as someone else has changed it meanwhile.
  const shown = latest(visit) ?? visit;
  return (
    <TaskDialog
      texts={{ ...texts, title: texts.label(patientName(visit)), done: (text) => text }}
      send={async () => choice.check() && reschedule(shown, choice.slot)}
      onClose={onClose}
    >
      {(_, isBusy) => (
        <>
          <p className="text-soft">{texts.now(visitText(shown))}</p>
          <SlotFields choice={choice} now={now} isBusy={isBusy} />
        </>
      )}
    </TaskDialog>
  );
}
