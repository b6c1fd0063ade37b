import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { currentRecord, isRefusal } from '#web/features/admin/failure/refusal.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo/undo-context.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

const texts = appointmentsTexts.source;

/** The most visits that one request may cancel. */
const most = 200;

/** Cancels several visits together and offers Undo. `onCanceled` is called once they are canceled. */
export function useCancelTogether(visits: readonly Appointment[], onCanceled: () => void) {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const announce = useAnnounceChange();

  /** Confirms a visit again. Returns false when someone else has taken its time. */
  async function confirmAgain({ confirmationNumber, version }: Appointment): Promise<boolean> {
    try {
      const { appointment } = await call('PUT /api/appointments/{confirmationNumber}/status', {
        params: { confirmationNumber },
        body: { status: 'confirmed', version },
      });
      setRow(appointment);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const current = currentRecord<Appointment>(error);
      if (current) setRow(current);
      return current?.status === 'confirmed';
    }
  }

  async function undo(canceled: readonly Appointment[]): Promise<string> {
    let confirmed = 0;
    for (const visit of canceled) confirmed += Number(await confirmAgain(visit));
    return texts.confirmedAgain(confirmed, canceled.length);
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => {
      const appointments = visits
        .slice(0, most)
        .map(({ confirmationNumber, version }) => ({ confirmationNumber, version }));
      return call('POST /api/admin/appointments/cancel', { body: { appointments } });
    },
    onSuccess: ({ appointments }) => {
      for (const appointment of appointments) setRow(appointment);
      const canceled = appointments.filter(({ status }) => status === 'cancelled');
      onCanceled();
      const text = texts.canceled(canceled.length);
      announce(canceled.length > 0 ? { text, undo: () => undo(canceled) } : { text });
    },
    // The list shows what happened to each visit.
    onError: refresh,
  });

  return {
    cancel: () => mutate(),
    isBusy: isPending,
    failure: error && (isRefusal(error) ? failureText(error) : texts.unknown(failureText(error))),
  };
}
