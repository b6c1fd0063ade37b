import type { Appointment } from '#shared/appointments/appointment.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import { dayText, instantText, weekdayText } from '#web/features/admin/records/clinic-dates.ts';
import { MailLink, PhoneLink } from '#web/features/admin/records/contact-links.tsx';
import { CopyButton } from '#web/features/admin/records/copy-button.tsx';
import { FieldList } from '#web/features/admin/records/field-list.tsx';
import { useRecordChanges } from '#web/features/admin/records/record-changes.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { appointmentsTexts } from './appointments-texts.ts';
import { patientName } from './patient-name.ts';

const texts = appointmentsTexts.details;

interface AppointmentDetailsProps {
  appointment: Appointment;
  onClose: () => void;
  /** Offers to delete it, where the view can. */
  onDelete?: () => void;
}

/** Everything about a booking, beside the list. Mounted, it is open; it follows this session's changes. */
export function AppointmentDetails({ appointment: given, onClose, onDelete }: AppointmentDetailsProps) {
  const { latest } = useRecordChanges<Appointment>('appointments');
  const shown = latest(given) ?? given;
  const { location, confirmationNumber } = shown;
  const address = `${location.address}, ${location.city}, ${location.state} ${location.zipCode}`;
  const visit = [
    { label: texts.when, value: `${weekdayText(shown.date)}, ${spokenTime(shown.time)}` },
    { label: texts.duration, value: texts.minutes(shown.duration) },
    { label: texts.clinic, value: location.name },
    { label: texts.address, value: address },
    { label: texts.clinicPhone, value: <PhoneLink phone={location.phone} /> },
    { label: texts.status, value: appointmentsTexts.statuses[shown.status] ?? recordsTexts.pending },
  ];
  const patient = [
    { label: texts.email, value: <MailLink address={shown.email} /> },
    { label: texts.phone, value: shown.phone && <PhoneLink phone={shown.phone} /> },
    { label: texts.dob, value: dayText(shown.dob) },
  ];
  const insurance = [
    { label: texts.provider, value: shown.insuranceProvider },
    { label: texts.insuranceNumber, value: shown.insuranceNumber },
  ];
  const number = (
    <>
      {confirmationNumber} <CopyButton text={confirmationNumber} label={texts.number} />
    </>
  );
  const booking = [
    { label: texts.number, value: number },
    { label: texts.booked, value: instantText(shown.bookingDate) },
    { label: texts.version, value: String(shown.version) },
  ];
  return (
    <Dialog
      open
      look="side"
      onClose={onClose}
      title={texts.title(patientName(shown))}
      footer={
        onDelete && (
          <Button variant="secondary" onClick={onDelete}>
            {recordsTexts.delete}
          </Button>
        )
      }
    >
      <FieldList title={texts.visit} fields={visit} />
      <FieldList title={texts.patient} fields={patient} />
      <FieldList title={texts.insurance} fields={insurance} />
      <FieldList title={texts.booking} fields={booking} />
    </Dialog>
  );
}
