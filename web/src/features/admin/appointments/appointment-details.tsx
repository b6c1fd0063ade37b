import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate, formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { CopyableText } from '#web/features/admin/records/details/copyable-text.tsx';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { RecordDetails } from '#web/features/admin/records/details/record-details.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { appointmentsTexts } from './appointments-texts.ts';
import { patientName } from './patient-name.ts';
import { UndeliverableNotice } from './undeliverable-notice.tsx';

const texts = appointmentsTexts.details;

interface AppointmentDetailsProps {
  appointment: Appointment;
  onClose: () => void;
  onDelete: () => void;
}

/** All fields of an appointment, beside the list. */
export function AppointmentDetails({ appointment, onClose, onDelete }: AppointmentDetailsProps) {
  const { location, confirmationNumber, emailUndeliverable } = appointment;
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
    { label: texts.reason, value: appointment.reason },
    { label: texts.status, value: appointmentsTexts.status(appointment.status) },
  ];
  const patientFields = [
    { label: texts.email, value: <EmailLink address={appointment.email} /> },
    { label: texts.phone, value: appointment.phone && <PhoneLink phone={appointment.phone} /> },
    { label: texts.dob, value: formatDate(appointment.dob) },
  ];
  const insuranceFields = [
    { label: texts.provider, value: appointment.insuranceProvider },
    { label: texts.insuranceNumber, value: appointment.insuranceNumber },
  ];
  const bookingFields = [
    { label: texts.number, value: <CopyableText text={confirmationNumber} label={texts.number} /> },
    { label: texts.booked, value: formatDateTime(appointment.bookingDate) },
  ];
  return (
    <RecordDetails name={patientName(appointment)} onClose={onClose} onDelete={onDelete}>
      {appointment.emailDisowned && <Notice tone="warn">{texts.emailDisowned}</Notice>}
      {emailUndeliverable && <UndeliverableNotice appointment={appointment} reason={emailUndeliverable} />}
      <FieldList title={texts.visit} fields={visitFields} />
      <FieldList title={texts.patient} fields={patientFields} />
      <FieldList title={texts.insurance} fields={insuranceFields} />
      <FieldList title={texts.booking} fields={bookingFields} />
    </RecordDetails>
  );
}
