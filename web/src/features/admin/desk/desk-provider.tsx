import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import {
  CopyableText,
  EmailLink,
  FieldList,
  PhoneLink,
} from '#web/features/admin/records/details/field-list.tsx';
import {
  RecordDetails,
  SendAgain,
  useOpenRecord,
} from '#web/features/admin/records/details/record-details.tsx';
import { ConfirmDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { TwoLineCell } from '#web/features/admin/records/table/record-list.tsx';
import { useDropDraft } from '#web/features/admin/records/undo.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AppointmentStatusSelect } from './appointment-status-select.tsx';
import { addressOf, ageText, appointmentsTexts, patientName, visitTime } from './appointments-texts.ts';
import { BookedVisit, BookVisit, bookingDraft } from './book-visit.tsx';
import { EstimateVisit } from './estimate-visit.tsx';
import { PatientRecords } from './patient-records.tsx';
import { RescheduleVisit } from './reschedule-visit.tsx';
import { DeskContext, type DeskTask, type DetailedVisit, useDesk, useVisits, visitOf } from './use-desk.ts';
import { EstimateActions, EstimatedVisit, EstimateState } from './visit-estimate.tsx';
import { CorrectVisit, visitLabels as labels } from './visit-form.tsx';

type StopReason = SuppressionReason | 'disowned';

const texts = {
  bounced: 'Our email came back from this address, so we’ve stopped emailing it.',
  complained: 'Someone with this address reported our email as spam, so we’ve stopped emailing it.',
  disowned: 'Someone told us this email address isn’t the patient’s, so we’ve stopped emailing it.',
  noPhone:
    'This booking has no phone number. Look for one in the patient’s chart, or tell them when they come in.',
};

/** A ref: when the element disappears with the focused button, the focus moves to the dialog's title. */
function keepFocusOf(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) element.closest('dialog')?.querySelector('h2')?.focus();
  };
}

/** Warns that email doesn't reach the patient, says what to do, and lets managers allow it again. */
function EmailStopped({ visit, reason }: { visit: Appointment; reason: StopReason }) {
  const { call, role } = useSession();
  const { refresh } = useVisits();
  const [isAsking, setAsking] = useState(false);
  return (
    <div ref={keepFocusOf}>
      <Notice
        tone="warn"
        title="Email doesn’t reach this patient"
        actions={
          role === 'admin' &&
          reason !== 'disowned' && (
            <SmallButton onClick={() => setAsking(true)}>Email this address again</SmallButton>
          )
        }
      >
        {texts[reason]} Please call the patient. If the address is wrong, correct it here.{' '}
        {!visit.phone && texts.noPhone}
      </Notice>
      {isAsking && (
        <ConfirmDialog
          variant="primary"
          texts={{
            title: 'Email this address again?',
            meaning:
              'Only if the patient wants our email and told you the address works. No earlier email is sent again.',
            cancel: 'Keep it stopped',
            submit: 'Email it again',
            busy: 'Saving…',
            failed: 'We couldn’t change it',
            unknown: 'We’re not sure it was changed. It’s safe to try again.',
            done: 'We’ll email this address again.',
          }}
          send={() =>
            call('POST /api/admin/appointments/{confirmationNumber}/allow-email', { params: visit })
          }
          onDone={refresh}
          onClose={() => setAsking(false)}
        >
          <p>{`${patientName(visit)}, ${visit.email}`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** A panel with all details of a visit, what staff can do with it, and its patient's other records. */
function AppointmentDetails(props: DetailedVisit & { onClose: () => void }) {
  const { visit: given, from, onClose } = props;
  const { confirmationNumber: number } = given;
  const { call } = useSession();
  const { showDetails, start } = useDesk();
  const { now = new Date() } = useServerClock();
  const { latest } = useVisits();
  const opening = useOpenRecord('appointments', number, ({ signal }) =>
    call('GET /api/admin/appointments/{confirmationNumber}', { params: given, signal }).then(visitOf),
  );
  const visit = latest(opening.data ?? given) ?? given;
  const { phone, email, emailUndeliverable, location } = visit;
  const lateness = appointmentsTexts.lateness(visit, now);
  return (
    <RecordDetails
      name={patientName(visit)}
      opening={opening}
      onClose={onClose}
      onDelete={() => start({ kind: 'delete', visit })}
    >
      <div className="grid grid-cols-1 gap-3 wrap-anywhere">
        {from && (
          <SmallButton variant="quiet" className="ms-quiet" onClick={() => showDetails({ visit: from })}>
            <ArrowLeft aria-hidden="true" /> Back to {visitTime(from)}
          </SmallButton>
        )}
        <div>
          <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
            {visitTime(visit)} {lateness && <Badge tone="warn">{lateness}</Badge>}
          </p>
          <p>{location.name}</p>
        </div>
        <AppointmentStatusSelect appointment={visit} proposals={['arrived', 'no-show', 'cancelled']}>
          {visit.status === 'confirmed' && (
            <SmallButton aria-keyshortcuts="m" onClick={() => start({ kind: 'reschedule', visit })}>
              Move
            </SmallButton>
          )}
          <div className="flex flex-wrap items-start w-full ms-quiet">
            <SmallButton
              variant="quiet"
              aria-keyshortcuts="c"
              onClick={() => start({ kind: 'correct', visit })}
            >
              Correct
            </SmallButton>
            <SmallButton variant="quiet" onClick={() => start({ kind: 'correct', visit, first: 'note' })}>
              {labels.note}
            </SmallButton>
            {email && (
              <SendAgain
                what="confirmation"
                send={() =>
                  call('POST /api/admin/appointments/{confirmationNumber}/resend', { params: visit })
                }
              />
            )}
            <EstimateActions visit={visit} now={now} />
          </div>
        </AppointmentStatusSelect>
        {visit.emailDisowned && <EmailStopped visit={visit} reason="disowned" />}
        {emailUndeliverable && <EmailStopped visit={visit} reason={emailUndeliverable} />}
      </div>
      <FieldList
        fields={[
          { label: labels.phone, value: phone && <PhoneLink phone={phone} /> },
          { label: labels.email, value: email && <EmailLink address={email} /> },
          { label: labels.dob, value: `${formatDate(visit.dob)}, ${ageText(clinicDateAt(now), visit.dob)}` },
          { label: labels.reason, value: visit.reason },
          { label: labels.note, value: visit.note },
          { label: labels.insuranceProvider, value: visit.insuranceProvider },
          { label: labels.insuranceNumber, value: visit.insuranceNumber },
          { label: 'Cost estimate', value: visit.estimate && <EstimateState visit={visit} now={now} /> },
          { label: 'Duration', value: `${visit.duration} minutes` },
          { label: 'Address', value: `${addressOf(location)} ${location.zipCode}` },
          { label: 'Clinic phone', value: <PhoneLink phone={location.phone} /> },
          { label: 'Confirmation number', value: <CopyableText text={number} label="Confirmation number" /> },
          { label: 'Booked on', value: formatDateTime(visit.bookingDate) },
        ]}
      />
      <PatientRecords visit={visit} from={from ?? visit} />
    </RecordDetails>
  );
}

/** Surrounds the dashboard's views, and renders the open details and dialog. Opening another view closes both. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [detailed, showDetails] = useState<DetailedVisit>();
  const [task, start] = useState<DeskTask>();
  const { view } = useDashboardUrl();
  const [openedIn, setOpenedIn] = useState(view);
  const { now = new Date() } = useServerClock();
  const { latest, removeRow } = useVisits();
  const { call } = useSession();
  const desk = useMemo(() => ({ showDetails, start }), []);
  const dropDraft = useDropDraft();
  const dialog = { now, onClose: () => start(undefined) };
  if (view !== openedIn) {
    setOpenedIn(view);
    showDetails(undefined);
    dialog.onClose();
  }

  function closeBooking() {
    dialog.onClose();
    dropDraft(bookingDraft, 'The booking form is closed.', () => start(task));
  }

  return (
    <DeskContext value={desk}>
      {children}
      {/* This session may have deleted the visit since its details opened. */}
      {detailed && latest(detailed.visit) && (
        <AppointmentDetails key={detailed.visit.id} {...detailed} onClose={() => showDetails(undefined)} />
      )}
      {task?.kind === 'book' && <BookVisit slot={task.slot} now={now} onClose={closeBooking} />}
      {task?.kind === 'booked' && <BookedVisit {...task} {...dialog} />}
      {task?.kind === 'reschedule' && <RescheduleVisit {...task} {...dialog} />}
      {task?.kind === 'estimate' && <EstimateVisit {...task} {...dialog} />}
      {task?.kind === 'estimated' && <EstimatedVisit {...task} {...dialog} />}
      {task?.kind === 'correct' && <CorrectVisit {...task} {...dialog} />}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          texts={appointmentsTexts.delete}
          send={() =>
            undefinedIfGone(call('DELETE /api/appointments/{confirmationNumber}', { params: task.visit }))
          }
          onDone={() => removeRow(task.visit.id)}
          {...dialog}
        >
          <TwoLineCell main={patientName(task.visit)}>
            {visitTime(task.visit)}, {task.visit.location.name}
          </TwoLineCell>
        </ConfirmDialog>
      )}
    </DeskContext>
  );
}
