import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { BodyOf } from '#shared/api/route.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { AffectedAppointment } from '#shared/closures/closure.ts';
import type { closureRoutes } from '#shared/closures/routes.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { useAppointmentStatus } from '#web/features/admin/desk/appointment-status-select.tsx';
import {
  appointmentsTexts,
  isReachedByEmail,
  patientName,
} from '#web/features/admin/desk/appointments-texts.ts';
import { RescheduleVisit, rescheduleTexts } from '#web/features/admin/desk/reschedule-visit.tsx';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { PatientContact } from '#web/features/admin/records/details/field-list.tsx';
import { ActionDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { RecordStatusSelect } from '#web/features/admin/records/record-status-select.tsx';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { closuresTexts } from './closures-texts.ts';

const { affected: texts, notify } = closuresTexts;

type Call = BodyOf<(typeof closureRoutes)['PUT /api/closures/{id}/patients/{confirmationNumber}']>;

/** Starts with "appointments", because a visit that changes may not be affected anymore. */
const affectedKey = (id: string) => ['appointments', 'affected', id];

interface PatientRowProps {
  closureId: string;
  visit: AffectedAppointment;
  onMove: () => void;
}

/** A patient whom a closure affects: whether they were told, and what staff can do. */
function PatientRow({ closureId, visit, onMove }: PatientRowProps) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { setRow, refresh } = useRecordChanges<Appointment>('appointments');
  const announce = useAnnounceChange();
  const statusRoute = useAppointmentStatus();
  const { id, confirmationNumber, called, mailedAt } = visit;
  const name = patientName(visit);
  const mark = called ? texts.saveNote : texts.mark;

  async function save(body: Call) {
    const params = { id: closureId, confirmationNumber };
    const reply = await call('PUT /api/closures/{id}/patients/{confirmationNumber}', { params, body });
    queries.setQueryData(affectedKey(closureId), reply);
    const saved = reply.affected.find((one) => one.id === id);
    if (saved) setRow(saved);
    return body.called ? texts.done(name) : texts.undone(name);
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const typed = () => String(new FormData(form).get('note')).trim();
      const note = typed();
      const text = await save({ called: true, ...(note && { note }) });
      // Keep what was typed while the call was being saved.
      if (typed() === note) form.reset();
      announce({ text, ...(!called && { undo: () => save({ called: false }) }) });
    },
    // The visit may have been moved meanwhile.
    onError: refresh,
  });

  return (
    <li className="flex flex-wrap gap-2-4 border-t pt-4 leading-145" data-row={id}>
      <div className="flex-1 basis-64 min-w-0">
        <p className="wrap-anywhere font-bold">
          {formatSlotTime(visit.time)} <bdi>{name}</bdi>
        </p>
        <p className="text-soft text-sm tabular-nums">{confirmationNumber}</p>
        <PatientContact patient={visit} />
        <p className="wrap-anywhere text-sm font-semibold">
          {!mailedAt && !called && texts.toCall}
          {mailedAt && texts.mailed(formatDateTime(mailedAt))}{' '}
          {called && texts.called(formatDateTime(called.at))} <bdi>{called?.note}</bdi>
        </p>
      </div>
      <div className="grid grid-cols-1 content-start gap-2 flex-1 basis-64 min-w-0">
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(event.currentTarget);
          }}
        >
          <div className="flex-1">
            <TextField
              id={`note-${id}`}
              name="note"
              label={texts.note}
              maxLength={100}
              autoComplete="off"
              required={called !== undefined}
            />
          </div>
          <Button type="submit" size="small" busy={isPending} aria-label={`${mark}: ${name}`}>
            {mark}
          </Button>
        </form>
        {error && (
          <p role="alert" className="text-error">
            {failureText(error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <RecordStatusSelect
            row={visit}
            // A canceled visit can't get its closed slot back, so no Undo is offered.
            route={{
              ...statusRoute,
              statusesOf: ({ status }) => (status === 'confirmed' ? [status, 'cancelled'] : [status]),
            }}
            name={name}
            statusText={appointmentsTexts.status}
          />
          <Button
            variant="secondary"
            size="small"
            aria-label={rescheduleTexts.label(name)}
            aria-keyshortcuts="m"
            onClick={onMove}
          >
            {rescheduleTexts.button}
          </Button>
        </div>
      </div>
    </li>
  );
}

/**
 * The visits that a closure affects (`affected`), and those that it affected when this list opened and that have been
 * moved or canceled since (`settled`).
 */
function useAffected(id: string) {
  const { call } = useSession();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const [seen, setSeen] = useState<readonly AffectedAppointment[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: affectedKey(id),
    queryFn: ({ signal }) => call('GET /api/closures/{id}', { params: { id }, signal }),
    ...liveRefresh,
  });
  const affected = data?.affected.filter((visit) => {
    const now = latest(visit);
    const isSameSlot = now?.startsAt === visit.startsAt && now.location.id === visit.location.id;
    return isSameSlot && now.status === 'confirmed';
  });
  const isIn = (list: readonly Appointment[], visit: Appointment) => list.some((one) => one.id === visit.id);
  const added = affected?.filter((visit) => !isIn(seen, visit)) ?? [];
  if (added.length > 0) setSeen([...seen, ...added]);
  const settled = affected ? seen.filter((visit) => !isIn(affected, visit)) : [];
  return { affected, settled, error, refetch };
}

/** The patients whom a closure affects, to call, move or cancel. Managers can email all of them. */
export function AffectedPatients({ id }: { id: string }) {
  const { call, role } = useSession();
  const { now = new Date() } = useServerClock();
  const { affected, settled, error, refetch } = useAffected(id);
  const { region, onFocus } = useRowFocus();
  const [moving, setMoving] = useState<Appointment>();
  /** To how many addresses the open dialog offers to send email. */
  const [mailing, setMailing] = useState(0);
  const count = affected?.length ?? 0;
  const untold = affected?.filter((visit) => isReachedByEmail(visit) && !visit.mailedAt) ?? [];
  // One email is about all visits of an address.
  const addresses = new Set(untold.map(({ email }) => email.toLowerCase())).size;

  return (
    <section ref={region} aria-label={texts.region} tabIndex={-1} className="grid gap-4" onFocus={onFocus}>
      {error && (
        <FailureNotice error={error} texts={texts} isStale={!!affected} onRetry={() => void refetch()} />
      )}
      {!affected && !error && <Skeleton lines={3} label={texts.loading} />}
      {affected && (
        <div>
          <p role="status" className="text-md font-bold">
            {texts.list(count)}
          </p>
          {count > 0 && <p className="text-soft text-sm">{texts.hint}</p>}
        </div>
      )}
      {role === 'admin' && addresses > 0 && (
        // A row, because the focus must go on when all are told.
        <div data-row="notify">
          <Button size="small" onClick={() => setMailing(addresses)}>
            <Send aria-hidden="true" />
            {notify.button(addresses)}
          </Button>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {affected?.map((visit) => (
          <PatientRow key={visit.id} closureId={id} visit={visit} onMove={() => setMoving(visit)} />
        ))}
      </ul>
      {settled.length > 0 && (
        <p className="text-soft text-sm">
          {texts.settled} <bdi>{settled.map(patientName).join(', ')}</bdi>
        </p>
      )}
      {mailing > 0 && (
        <ActionDialog
          texts={notify.dialog(mailing)}
          send={() => call('POST /api/closures/{id}/notify', { params: { id } })}
          onDone={(outcome) => {
            showToast(notify.done(outcome));
            void refetch();
          }}
          onClose={() => setMailing(0)}
        />
      )}
      {moving && <RescheduleVisit visit={moving} now={now} onClose={() => setMoving(undefined)} />}
    </section>
  );
}
