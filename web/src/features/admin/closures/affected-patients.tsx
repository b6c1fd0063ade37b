import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { AffectedAppointment } from '#shared/closures/closure.ts';
import { required } from '#shared/required.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/appointment-status-select.tsx';
import { isReachedByEmail, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule-visit.tsx';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { PatientContact } from '#web/features/admin/records/details/field-list.tsx';
import { ActionDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useMarkRecord } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { closuresTexts } from './closures-texts.ts';

const { affected: texts, notify } = closuresTexts;

/** Starts with "appointments", because a visit that changes may not be affected anymore. */
const affectedKey = (id: string) => ['appointments', 'affected', id];

/** A patient whom a closure affects: whether they were told, and what staff can do. */
function PatientRow({ closureId, visit }: { closureId: string; visit: AffectedAppointment }) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { start } = useDesk();
  const { id, confirmationNumber, called, mailedAt } = visit;
  const name = patientName(visit);
  const button = called ? 'Save note' : 'Called';
  const mark = useMarkRecord<AffectedAppointment>('appointments', (marked) =>
    marked.called ? `Call to ${name} saved.` : `${name} needs a call.`,
  );

  async function save(body: { called: boolean; note?: string }) {
    const params = { id: closureId, confirmationNumber };
    const reply = await call('PUT /api/closures/{id}/patients/{confirmationNumber}', { params, body });
    queries.setQueryData(affectedKey(closureId), reply);
    return required(
      reply.affected.find((one) => one.id === id),
      confirmationNumber,
    );
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const typed = () => String(new FormData(form).get('note')).trim();
      const note = typed();
      const saving = save({ called: true, ...(note && { note }) });
      await mark(visit, saving, called ? undefined : () => save({ called: false }));
      // Keep what was typed while the call was being saved.
      if (typed() === note) form.reset();
    },
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
          {!mailedAt && !called && 'Needs a call'}
          {mailedAt && `Emailed ${formatDateTime(mailedAt)}. `}
          {called && `Called ${formatDateTime(called.at)}. `}
          <bdi>{called?.note}</bdi>
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
              label="Call note"
              maxLength={100}
              autoComplete="off"
              required={called !== undefined}
            />
          </div>
          <Button type="submit" size="small" busy={isPending} aria-label={`${button}: ${name}`}>
            {button}
          </Button>
        </form>
        {error && <Notice tone="error" title={failureText(error)} live />}
        <div className="flex flex-wrap gap-2">
          <AppointmentStatusSelect appointment={visit} isTimeClosed />
          <Button
            variant="secondary"
            size="small"
            aria-label={rescheduleTexts.label(name)}
            aria-keyshortcuts="m"
            onClick={() => start({ kind: 'reschedule', visit })}
          >
            {rescheduleTexts.button}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The patients whom a closure affects, to call, move or cancel. Managers can email all of them. */
export function AffectedPatients({ id }: { id: string }) {
  const { call, role } = useSession();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const list = useQuery({
    queryKey: affectedKey(id),
    queryFn: ({ signal }) => call('GET /api/closures/{id}', { params: { id }, signal }),
    ...liveRefresh,
  });
  const affected = list.data?.affected.filter((visit) => {
    const newest = latest(visit);
    const isSameSlot = newest?.startsAt === visit.startsAt && newest.location.id === visit.location.id;
    return isSameSlot && newest.status === 'confirmed';
  });
  const [atFirst, setAtFirst] = useState(affected);
  if (affected && !atFirst) setAtFirst(affected);
  const settled = atFirst?.filter((visit) => affected?.every((one) => one.id !== visit.id)) ?? [];
  const rowFocus = useRowFocus();
  /** To how many addresses the open dialog offers to send email. */
  const [mailing, setMailing] = useState(0);
  const untold = affected?.filter((visit) => isReachedByEmail(visit) && !visit.mailedAt) ?? [];
  // One email is about all visits of an address.
  const addresses = new Set(untold.map(({ email }) => email.toLowerCase())).size;

  return (
    <section {...rowFocus} aria-label="Affected patients" className="grid gap-4">
      <QueryState query={list} texts={texts} lines={3} />
      {affected && (
        <div>
          <p role="status" className="text-md font-bold">
            {texts.list(affected.length)}
          </p>
          {affected.length > 0 && (
            <p className="text-soft text-sm">
              Visits stay booked until moved or canceled. Canceling can’t be undone while the clinic is
              closed.
            </p>
          )}
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
          <PatientRow key={visit.id} closureId={id} visit={visit} />
        ))}
      </ul>
      {settled.length > 0 && (
        <p className="text-soft text-sm">
          Rescheduled or canceled since you opened this list: <bdi>{settled.map(patientName).join(', ')}</bdi>
        </p>
      )}
      {mailing > 0 && (
        <ActionDialog
          texts={notify.dialog(mailing)}
          send={() => call('POST /api/closures/{id}/notify', { params: { id } })}
          onDone={(outcome) => {
            showToast(notify.done(outcome));
            void list.refetch();
          }}
          onClose={() => setMailing(0)}
        />
      )}
    </section>
  );
}
