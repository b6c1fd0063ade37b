import { useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { currentRecord, failureText, isRefusal } from '#web/features/admin/failure/failure.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './source-groups.module.css';

const texts = appointmentsTexts.source;

/** A smaller group may well be a family. */
const fewest = 3;

/** The most visits that one request may cancel. */
const most = 200;

/** Cancels several visits together and offers Undo. `onCanceled` is called once they are canceled. */
function useCancelTogether(visits: readonly Appointment[], onCanceled: () => void) {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const announce = useAnnounceChange();
  const change = useVisitChange();

  async function undo(canceled: readonly Appointment[]): Promise<string> {
    let confirmed = 0;
    for (const { confirmationNumber, version } of canceled) {
      const request = { params: { confirmationNumber }, body: { status: 'confirmed', version } } as const;
      const { status } = await change(
        call('PUT /api/appointments/{confirmationNumber}/status', request),
      ).catch((error: unknown) => {
        if (isRefusal(error)) return { status: currentRecord<Appointment>(error)?.status };
        throw error;
      });
      // Someone else may have taken its time.
      if (status === 'confirmed') confirmed += 1;
    }
    return texts.confirmedAgain(confirmed, canceled.length);
  }

  return useSingleMutation({
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
}

function SourceGroup({ visits, onGone }: { visits: readonly Appointment[]; onGone: () => void }) {
  const { mutate, isPending, error } = useCancelTogether(visits, onGone);
  return (
    <Notice
      tone="warn"
      title={texts.title(visits.length)}
      actions={
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          {texts.cancel(visits.length)}
        </Button>
      }
    >
      <p>{texts.meaning}</p>
      {error && (
        <p role="alert">{isRefusal(error) ? failureText(error) : texts.unknown(failureText(error))}</p>
      )}
      <details>
        <summary>{texts.list}</summary>
        <ul className="pt-2 text-sm">
          {visits.map((visit) => (
            <li key={visit.id}>
              <bdi>{patientName(visit)}</bdi>, {formatWeekdayDate(visit.date)}, {formatSlotTime(visit.time)},{' '}
              {visit.location.name}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

/**
 * Groups the shown visits that one source booked and whose email no one opened: a stranger may have made them up.
 * Staff can cancel a whole group with one press.
 */
export function SourceGroups({ appointments }: { appointments: readonly Appointment[] }) {
  const { now } = useServerClock();
  const region = useRef<HTMLElement>(null);
  const unproven = appointments.filter(
    (visit) => visit.source && visit.status === 'confirmed' && !hasStarted(visit, now),
  );
  const groups = [...Map.groupBy(unproven, ({ source }) => source)].filter(
    ([, { length }]) => length >= fewest,
  );
  return (
    <section ref={region} className={`grid gap-3 ${styles.groups}`} aria-label={texts.region} tabIndex={-1}>
      {groups.map(([source, visits]) => (
        // The group disappears together with its focused button.
        <SourceGroup key={source} visits={visits} onGone={() => region.current?.focus()} />
      ))}
    </section>
  );
}
