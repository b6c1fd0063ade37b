import type { ReactNode } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { type BookingField, bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate, formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { correctTexts } from '#web/features/admin/desk/correct/correct-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { CopyableText } from '#web/features/admin/records/details/copyable-text.tsx';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { RecordDetails, useOpenRecord } from '#web/features/admin/records/details/record-details.tsx';
import { SendAgain } from '#web/features/admin/records/details/send-again.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PatientCardButton } from './patient-card.tsx';
import { UndeliverableNotice } from './undeliverable-notice.tsx';

const texts = appointmentsTexts.details;

/** The heading under which each booking field appears. Names are in the panel's title. */
const headings: Record<BookingField, 'title' | 'visit' | 'patient' | 'insurance'> = {
  firstName: 'title',
  lastName: 'title',
  dob: 'patient',
  email: 'patient',
  phone: 'patient',
  insuranceProvider: 'insurance',
  insuranceNumber: 'insurance',
  reason: 'visit',
};

/** What the patient typed, under one heading. */
function typedFields(appointment: Appointment, heading: string) {
  const { email, phone, dob } = appointment;
  const shown: Partial<Record<BookingField, ReactNode>> = {
    email: email && <EmailLink address={email} />,
    phone: phone && <PhoneLink phone={phone} />,
    dob: formatDate(dob),
  };
  return bookingFields
    .filter((field) => headings[field] === heading)
    .map((field) => ({ label: texts.typed[field], value: shown[field] ?? appointment[field] }));
}

interface AppointmentDetailsProps {
  appointment: Appointment;
  onClose: () => void;
}

/** All fields of an appointment, beside the list, and what staff can do with it from there. */
export function AppointmentDetails({ appointment: given, onClose }: AppointmentDetailsProps) {
  const { confirmationNumber } = given;
  const { call, role } = useSession();
  const { showDetails, start } = useDesk();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const opening = useOpenRecord('appointments', confirmationNumber, async (signal) => {
    const params = { confirmationNumber };
    return (await call('GET /api/admin/appointments/{confirmationNumber}', { params, signal })).appointment;
  });
  const read = opening.data ?? given;
  const appointment = latest(read) ?? read;
  const { location, emailUndeliverable } = appointment;
  const address = `${location.address}, ${location.city}, ${location.state} ${location.zipCode}`;
  const visitFields = [
    {
      label: texts.when,
      value: `${formatWeekdayDate(appointment.date)}, ${formatSlotTime(appointment.time)}`,
    },
    { label: texts.duration, value: texts.minutes(appointment.duration) },
    { label: texts.clinic, value: location.name },
    { label: texts.address, value: address },
    { label: texts.clinicPhone, value: <PhoneLink phone={location.phone} /> },
    ...typedFields(appointment, 'visit'),
    { label: texts.status, value: appointmentsTexts.status(appointment.status) },
    { label: texts.note, value: appointment.note },
  ];
  const recordFields = [
    { label: texts.number, value: <CopyableText text={confirmationNumber} label={texts.number} /> },
    { label: texts.booked, value: formatDateTime(appointment.bookingDate) },
  ];
  return (
    <RecordDetails
      name={patientName(appointment)}
      subject={confirmationNumber}
      opening={opening}
      onClose={onClose}
      onDelete={role === 'admin' ? () => start({ kind: 'delete', visit: appointment }) : undefined}
      actions={
        <>
          <PatientCardButton visit={appointment} onVisit={showDetails} />
          {appointment.status === 'confirmed' && (
            <Button
              variant="secondary"
              aria-keyshortcuts="m"
              onClick={() => start({ kind: 'reschedule', visit: appointment })}
            >
              {rescheduleTexts.button}
            </Button>
          )}
          <Button onClick={() => start({ kind: 'correct', visit: appointment })}>
            {correctTexts.button}
          </Button>
        </>
      }
    >
      {appointment.emailDisowned && <Notice tone="warn">{texts.emailDisowned}</Notice>}
      {emailUndeliverable && <UndeliverableNotice appointment={appointment} reason={emailUndeliverable} />}
      <FieldList title={texts.visit} fields={visitFields} />
      <FieldList title={texts.patient} fields={typedFields(appointment, 'patient')} />
      {appointment.email && (
        <SendAgain
          texts={texts.sendAgain}
          send={() =>
            call('POST /api/admin/appointments/{confirmationNumber}/resend', {
              params: { confirmationNumber },
            })
          }
        />
      )}
      <FieldList title={texts.insurance} fields={typedFields(appointment, 'insurance')} />
      <FieldList title={texts.booking} fields={recordFields} />
    </RecordDetails>
  );
}
