import { type ReactNode, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { type BookingField, bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate, formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { correctTexts } from '#web/features/admin/desk/correct/correct-texts.ts';
import { CorrectVisit } from '#web/features/admin/desk/correct/correct-visit.tsx';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { RescheduleVisit } from '#web/features/admin/desk/reschedule/reschedule-visit.tsx';
import { patientName } from '#web/features/admin/patient-name.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { CopyableText } from '#web/features/admin/records/details/copyable-text.tsx';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { RecordDetails } from '#web/features/admin/records/details/record-details.tsx';
import { SendAgain } from '#web/features/admin/records/details/send-again.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { appointmentsTexts } from './appointments-texts.ts';
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
  /** Undefined for those who may not delete. */
  onDelete: (() => void) | undefined;
  /** Shows another visit of the patient instead. */
  onOther: (appointment: Appointment) => void;
}

/** All fields of an appointment, beside the list, and what staff can do with it from there. */
export function AppointmentDetails({ appointment, onClose, onDelete, onOther }: AppointmentDetailsProps) {
  const { location, confirmationNumber, emailUndeliverable } = appointment;
  const { call } = useSession();
  const { now = new Date() } = useServerClock();
  const [task, setTask] = useState<'correct' | 'reschedule'>();
  const dialog = { visit: appointment, now, onClose: () => setTask(undefined) };
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
      look={(signal) =>
        call('GET /api/admin/appointments/{confirmationNumber}', { params: { confirmationNumber }, signal })
      }
      onClose={onClose}
      onDelete={onDelete}
      actions={
        <>
          <PatientCardButton visit={appointment} onVisit={onOther} />
          {appointment.status === 'confirmed' && (
            <Button variant="secondary" onClick={() => setTask('reschedule')}>
              {rescheduleTexts.button}
            </Button>
          )}
          <Button onClick={() => setTask('correct')}>{correctTexts.button}</Button>
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
      {task === 'correct' && <CorrectVisit {...dialog} />}
      {task === 'reschedule' && <RescheduleVisit {...dialog} />}
    </RecordDetails>
  );
}
