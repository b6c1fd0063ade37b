import { useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { useAppointmentStatus } from '#web/features/admin/desk/appointment-status-select.tsx';
import { patientName, visitTime } from '#web/features/admin/desk/appointments-texts.ts';
import { useVisits } from '#web/features/admin/desk/use-desk.ts';
import { currentRecord, failureText, isRefusal } from '#web/features/admin/failure/failure.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const texts = {
  meaning: 'No one has opened an email about any of them yet, so they may not be real.',
  noneCanceled: 'None were canceled, because someone just changed them.',
  canceled: (count: number) => `${count} visits canceled. We’ll email each address once.`,
  confirmedAgain: (count: number, of: number) => `${count} of ${of} visits are confirmed again.`,
  notConfirmed: 'The other visits’ times are taken, or someone changed them.',
  unknown: 'We’re not sure they were canceled. It’s safe to try again.',
};

/** A smaller group may well be a family. */
const fewest = 3;

/** The most visits that one request may cancel. */
const most = 200;

/** A group of visits, which one press cancels together. That can be undone. */
function SourceGroup({ visits, onGone }: { visits: readonly Appointment[]; onGone: () => void }) {
  const { call } = useSession();
  const { setRow, refresh } = useVisits();
  const { send } = useAppointmentStatus();
  const announce = useAnnounceChange();

  async function undo(canceled: readonly Appointment[]): Promise<string> {
    let confirmed = 0;
    for (const visit of canceled) {
      const current = await send(visit, 'confirmed').catch((error: unknown) => {
        refresh();
        if (!isRefusal(error)) throw error;
        // Someone else may have changed it, or taken its time.
        return currentRecord<Appointment>(error);
      });
      if (current) setRow(current);
      if (current?.status === 'confirmed') confirmed += 1;
    }
    const text = texts.confirmedAgain(confirmed, canceled.length);
    return confirmed < canceled.length ? `${text} ${texts.notConfirmed}` : text;
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => {
      const seen = visits.map(({ confirmationNumber, version }) => ({ confirmationNumber, version }));
      return call('POST /api/admin/appointments/cancel', { body: { appointments: seen.slice(0, most) } });
    },
    onSuccess: ({ appointments }) => {
      for (const appointment of appointments) setRow(appointment);
      const canceled = appointments.filter(({ status }) => status === 'cancelled');
      onGone();
      if (canceled.length === 0) announce({ text: texts.noneCanceled });
      else announce({ text: texts.canceled(canceled.length), undo: () => undo(canceled) });
    },
    // The list shows what happened to each visit.
    onError: refresh,
  });

  return (
    <Notice
      tone="warn"
      title={`${visits.length} visits booked from one source`}
      actions={
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          Cancel all {visits.length}
        </Button>
      }
    >
      <p>{texts.meaning}</p>
      {error && (
        <p role="alert">
          {!isRefusal(error) && texts.unknown} {failureText(error)}
        </p>
      )}
      <details>
        <summary>Show these visits</summary>
        <ul className="pt-2 text-sm">
          {visits.map((visit) => (
            <li key={visit.id}>
              <bdi>{patientName(visit)}</bdi>, {visitTime(visit)}, {visit.location.name}
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
    <section
      ref={region}
      className={groups.length > 0 ? 'grid gap-3' : 'sr-only'}
      aria-label="Visits from one source"
      tabIndex={-1}
    >
      {groups.map(([source, visits]) => (
        // The group disappears together with its focused button.
        <SourceGroup key={source} visits={visits} onGone={() => region.current?.focus()} />
      ))}
    </section>
  );
}
