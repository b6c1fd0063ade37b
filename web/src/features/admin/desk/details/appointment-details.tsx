import { ArrowLeft } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { correctTexts } from '#web/features/admin/desk/correct/correct-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { ageText } from '#web/features/admin/desk/visit/age.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/visit/appointment-status-select.tsx';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { visitTime } from '#web/features/admin/desk/visit/visit-text.ts';
import { visitFormTexts } from '#web/features/admin/desk/visit-form/visit-form-texts.ts';
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
import { UndoHostContext } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PatientRecords } from './patient-records.tsx';
import { StaffNote } from './staff-note.tsx';
import { UndeliverableNotice } from './undeliverable-notice.tsx';

const texts = appointmentsTexts.details;
const { labels } = visitFormTexts;

function VisitFacts({ visit }: { visit: Appointment }) {
  const { location, confirmationNumber } = visit;
  const address = `${location.address}, ${location.city}, ${location.state} ${location.zipCode}`;
  return (
    <FieldList
      title={texts.visit}
      fields={[
        { label: labels.reason, value: visit.reason },
        { label: labels.note, value: visit.note },
        { label: labels.insuranceProvider, value: visit.insuranceProvider },
        { label: labels.insuranceNumber, value: visit.insuranceNumber },
        { label: texts.duration, value: texts.minutes(visit.duration) },
        { label: texts.address, value: address },
        { label: texts.clinicPhone, value: <PhoneLink phone={location.phone} /> },
        { label: texts.number, value: <CopyableText text={confirmationNumber} label={texts.number} /> },
        { label: texts.booked, value: formatDateTime(visit.bookingDate) },
      ]}
    />
  );
}

interface VisitActionsProps {
  visit: Appointment;
  isNoting: boolean;
  onNoting: (isNoting: boolean) => void;
}

function VisitActions({ visit, isNoting, onNoting }: VisitActionsProps) {
  const { call } = useSession();
  const { start } = useDesk();
  const { confirmationNumber } = visit;
  const noteButton = useRef<HTMLButtonElement>(null);

  function closeNote() {
    // The field goes away with the focus.
    noteButton.current?.focus();
    onNoting(false);
  }

  return (
    <>
      <div className="flex flex-wrap items-start gap-2 pt-2">
        {visit.status === 'confirmed' && (
          <Button size="small" aria-keyshortcuts="m" onClick={() => start({ kind: 'reschedule', visit })}>
            {rescheduleTexts.button}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-keyshortcuts="c"
          onClick={() => start({ kind: 'correct', visit })}
        >
          {correctTexts.button}
        </Button>
        <Button
          ref={noteButton}
          variant="secondary"
          size="small"
          aria-expanded={isNoting}
          onClick={() => onNoting(true)}
        >
          {labels.note}
        </Button>
        {visit.email && (
          <SendAgain
            texts={texts.sendAgain}
            send={() =>
              call('POST /api/admin/appointments/{confirmationNumber}/resend', {
                params: { confirmationNumber },
              })
            }
          />
        )}
      </div>
      {isNoting && <StaffNote visit={visit} onClose={closeNote} />}
    </>
  );
}

interface AppointmentDetailsProps {
  visit: Appointment;
  /** The visit of the same patient that a button leads back to. */
  from: Appointment | undefined;
  onClose: () => void;
}

/** A panel with everything of a visit, what staff can do with it, and its patient's other records. */
export function AppointmentDetails({ visit: given, from, onClose }: AppointmentDetailsProps) {
  const { confirmationNumber } = given;
  const { call, role } = useSession();
  const { showDetails, start } = useDesk();
  const { now = new Date() } = useServerClock();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const opening = useOpenRecord('appointments', confirmationNumber, async (signal) => {
    const params = { confirmationNumber };
    return (await call('GET /api/admin/appointments/{confirmationNumber}', { params, signal })).appointment;
  });
  const [isNoting, setNoting] = useState(false);
  const read = opening.data ?? given;
  const visit = latest(read) ?? read;
  const { dob, phone, email, location, emailUndeliverable } = visit;
  const patientFields = [
    { label: labels.phone, value: phone && <PhoneLink phone={phone} /> },
    { label: labels.email, value: email && <EmailLink address={email} /> },
    { label: labels.dob, value: `${formatDate(dob)}, ${ageText(clinicDateAt(now), dob)}` },
  ];
  return (
    <RecordDetails
      name={patientName(visit)}
      subject={confirmationNumber}
      opening={opening}
      onClose={onClose}
      isTypedIn={isNoting}
      onDelete={role === 'admin' ? () => start({ kind: 'delete', visit }) : undefined}
    >
      <div className="grid grid-cols-1 gap-3 wrap-anywhere">
        {from && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => showDetails(from)}
          >
            <ArrowLeft aria-hidden="true" /> {texts.back(visitTime(from))}
          </Button>
        )}
        <div>
          <p className="text-lg font-semibold">{visitTime(visit)}</p>
          <p>{location.name}</p>
        </div>
        <AppointmentStatusSelect appointment={visit} hasProposals canCancel />
        {visit.emailDisowned && <Notice tone="warn">{texts.emailDisowned}</Notice>}
        {emailUndeliverable && <UndeliverableNotice visit={visit} reason={emailUndeliverable} />}
      </div>
      <FieldList fields={patientFields} />
      <VisitActions visit={visit} isNoting={isNoting} onNoting={setNoting} />
      <VisitFacts visit={visit} />
      <PatientRecords visit={visit} from={from ?? visit} />
      <div ref={useContext(UndoHostContext)} />
    </RecordDetails>
  );
}
