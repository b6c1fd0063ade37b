import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AffectedAppointment } from '#shared/closures/closure.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { useAppointmentStatus } from '#web/features/admin/desk/appointment-status-select.tsx';
import {
  appointmentsTexts,
  isReachedByEmail,
  patientName,
  visitText,
} from '#web/features/admin/desk/appointments-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule-visit.tsx';
import { useDesk, useVisits } from '#web/features/admin/desk/use-desk.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { PatientContact } from '#web/features/admin/records/details/field-list.tsx';
import { ConfirmDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useMarkRecord } from '#web/features/admin/records/undo.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button, SmallButton } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { closuresTexts } from './closures-texts.ts';

/**
 * Whether a visit still needs another time. The outcome `waiting` isn't enough: its patient may have arrived before the
 * closure.
 */
const isWaiting = ({ outcome, status }: AffectedAppointment) =>
  outcome === 'waiting' && status === 'confirmed';

/** What became of a visit, and what its patient was told. */
function outcomeText(visit: AffectedAppointment): string {
  const { status, outcome, toCall, notMailed, mailedAt, called } = visit;
  const state = status === 'confirmed' ? 'Waiting' : appointmentsTexts.status(status);
  const parts = [
    toCall ? 'To call.' : `${outcome === 'moved' ? 'Moved' : state}.`,
    mailedAt ? `Emailed ${formatDateTime(mailedAt)}.` : notMailed && 'Not emailed yet.',
    toCall && !notMailed && (mailedAt ? 'No answer yet.' : 'No email reached them.'),
    called && `Called ${formatDateTime(called.at)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** How many email addresses get an email about these visits. All visits of an address share one email. */
export function countAddresses(visits: readonly Appointment[]): number {
  return new Set(visits.filter(isReachedByEmail).map(({ email }) => email.toLowerCase())).size;
}

type AffectedVisit = AffectedAppointment & { closureId: string };

/** What staff can do about a visit that still needs another time: note a phone call, move the visit, or cancel it. */
function PatientActions({ visit }: { visit: AffectedVisit }) {
  const { call } = useSession();
  const { start } = useDesk();
  const { latest, change } = useVisits();
  const { send } = useAppointmentStatus();
  const [isCanceling, setCanceling] = useState(false);
  const { id, closureId, confirmationNumber, called } = visit;
  const name = patientName(visit);
  const button = called ? 'Save note' : 'Called';
  const mark = useMarkRecord<AffectedVisit>('appointments', (marked) =>
    marked.called ? `Call to ${name} saved.` : `${name} needs a call.`,
  );

  async function save(body: { called: boolean; note?: string }) {
    const request = { params: { id: closureId, confirmationNumber }, body };
    const { affected } = await call('PUT /api/closures/{id}/patients/{confirmationNumber}', request);
    return { ...visit, ...affected.find((one) => one.id === id) };
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const typed = () => String(new FormData(form).get('note')).trim();
      const note = typed();
      const saving = save({ called: true, ...(note && { note }) });
      await mark(visit, saving, called ? undefined : () => save({ called: false }));
      // Keep the note if staff went on typing while the phone call was being saved.
      if (typed() === note) form.reset();
    },
  });

  return (
    <>
      <form
        className="grid grid-cols-1 content-start gap-2 flex-1 basis-64 min-w-0"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(event.currentTarget);
        }}
      >
        <TextField id={`note-${id}`} name="note" label="Call note" maxLength={100} optional />
        {error && <Notice tone="error" title={failureText(error)} live />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={isPending} aria-label={`${button}: ${name}`}>
            {button}
          </Button>
          <SmallButton
            aria-label={rescheduleTexts.label(name)}
            aria-keyshortcuts="m"
            onClick={() => start({ kind: 'reschedule', visit })}
          >
            Move
          </SmallButton>
          <SmallButton aria-label={`Cancel visit: ${name}`} onClick={() => setCanceling(true)}>
            Cancel visit
          </SmallButton>
        </div>
      </form>
      {isCanceling && (
        <ConfirmDialog
          texts={{
            title: `Cancel ${name}’s visit?`,
            meaning: `${visitText(visit)}. You can’t undo this while the clinic is closed. ${isReachedByEmail(visit) ? 'We’ll email the patient.' : 'They won’t get an email: please tell them.'}`,
            cancel: 'Keep the visit',
            submit: 'Cancel visit',
            busy: 'Canceling…',
            failed: 'We couldn’t cancel the visit',
            unknown: 'We’re not sure the visit was canceled. It’s safe to try again.',
            done: `${name}’s visit is canceled.`,
          }}
          send={() => change(visit, send(latest(visit) ?? visit, 'cancelled'))}
          onClose={() => setCanceling(false)}
        />
      )}
    </>
  );
}

/**
 * Lists the patients whom closures affect, with what became of their visits.
 * @param ids the closures
 * @param isCallList whether to list only the patients to call. No other list has buttons for these patients.
 */
export function AffectedPatients({ ids, isCallList }: { ids: readonly string[]; isCallList?: boolean }) {
  const { call } = useSession();
  const { latest } = useVisits();
  const rowFocus = useRowFocus();
  // If the list of closures is stale, this list needs no notice of its own: the notice above the closures says so, and
  // its Retry reads this list again, too.
  const isStale = useQueryClient().getQueryState(['appointments', 'closures'])?.status === 'error';
  const list = useQuery({
    // Starts with "appointments", so that every change of a visit refreshes the list: its outcome may have changed.
    queryKey: ['appointments', 'affected', ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => call('GET /api/closures/{id}', { params: { id }, signal }))),
    placeholderData: keepPreviousData,
    ...liveRefresh,
  });
  const all = (list.data ?? []).flatMap(({ closure, affected }) =>
    affected.map((visit) => ({ ...visit, closureId: closure.id })),
  );
  // The call list hides a visit that this session just changed, until the list is read again.
  const rows = isCallList
    ? all.filter((visit) => visit.toCall && latest(visit) === visit)
    : // Visits that kept their time come first, and canceled ones last.
      all.toSorted((a, b) => b.outcome.localeCompare(a.outcome));

  return (
    <section {...rowFocus} aria-label={isCallList ? 'Call list' : 'Affected patients'} className="grid gap-4">
      {isCallList && <h3 className="text-lg">Call list ({rows.length})</h3>}
      {!(isStale && list.data) && <QueryState query={list} texts={closuresTexts} lines={3} />}
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((visit) => (
          <li key={visit.id} className="flex flex-wrap gap-2-4 border-t pt-4 leading-145" data-row={visit.id}>
            <div className="flex-1 basis-64 min-w-0 wrap-anywhere text-sm">
              <p className="font-bold text-base">
                <bdi>{patientName(visit)}</bdi>
              </p>
              <p>{visitText(visit)}</p>
              <p className="text-soft tabular-nums">{visit.confirmationNumber}</p>
              <PatientContact patient={visit} />
              <p className={visit.toCall ? 'font-semibold' : ''}>
                {outcomeText(visit)} <bdi>{visit.called?.note}</bdi>
              </p>
            </div>
            {isWaiting(visit) && (isCallList || !visit.toCall) && <PatientActions visit={visit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
