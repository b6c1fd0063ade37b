import { useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { useAppointmentStatus } from '#web/features/admin/desk/appointment-status-select.tsx';
import { patientName, visitTime } from '#web/features/admin/desk/appointments-texts.ts';
import { changeFailureText, isRefusal } from '#web/features/admin/failure/failure.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** The fewest visits that make a group: a smaller group may well be a family. */
const fewest = 3;

/** The most visits that one request may cancel. */
const most = 200;

/** A group of visits with one button that cancels all of them. Staff can undo the cancellations. */
function SourceGroup({ visits, onGone }: { visits: readonly Appointment[]; onGone: () => void }) {
  const { call } = useSession();
  const { setRow, refresh, change } = useRecordChanges<Appointment>('appointments');
  const { send } = useAppointmentStatus();
  const announce = useAnnounceChange();

  async function undo(canceled: readonly Appointment[]): Promise<string> {
    let confirmed = 0;
    for (const visit of canceled) {
      try {
        await change(visit, send(visit, 'confirmed'));
        confirmed += 1;
      } catch (error) {
        // Someone else may have changed the visit or booked its time, so go on with the other visits.
        if (!isRefusal(error)) throw error;
      }
    }
    const text = `${confirmed} of ${canceled.length} visits are confirmed again.`;
    if (confirmed === canceled.length) return text;
    return `${text} The other visits’ times are taken, or someone changed them.`;
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
      if (canceled.length === 0)
        return announce({ text: 'None were canceled, because someone just changed them.' });
      const text = `${canceled.length} visits canceled. We’ll email each address once.`;
      announce({ text, undo: () => undo(canceled) });
    },
    // The refreshed list shows which visits were canceled.
    onError: refresh,
  });

  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-start justify-between gap-2-4">
        <details>
          <summary className="font-bold">{visits.length} visits booked from one source</summary>
          <p>No one has opened an email about any of them yet, so they may not be real.</p>
          <ul className="pt-2 text-sm">
            {visits.map((visit) => (
              <li key={visit.id}>
                <bdi>{patientName(visit)}</bdi>, {visitTime(visit)}, {visit.location.name}
              </li>
            ))}
          </ul>
        </details>
        <SmallButton busy={isPending} onClick={() => mutate()}>
          Cancel all {visits.length}
        </SmallButton>
      </div>
      {error && <p role="alert">{changeFailureText(error, 'they were canceled')}</p>}
    </Notice>
  );
}

/**
 * Groups the shown visits that came from one client (`source`) and whose email no one opened: a stranger may have made
 * them up. Staff can cancel a whole group with one press.
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
        // The group disappears together with its focused button, so the section takes the focus.
        <SourceGroup key={source} visits={visits} onGone={() => region.current?.focus()} />
      ))}
    </section>
  );
}
