import type { Appointment } from '#shared/appointments/appointment.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { dateTimeParts, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/visit/appointment-status-select.tsx';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { patientName } from '#web/features/admin/desk/visit/visit-text.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';
import {
  DateTimeCell,
  EmailText,
  RowActions,
  TwoLineCell,
  Warning,
} from '#web/features/admin/records/table/record-cells.tsx';
import type { Column } from '#web/features/admin/records/table/record-table.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';

function VisitActions({ visit }: { visit: Appointment }) {
  const { role } = useSession();
  const { showDetails, start } = useDesk();
  const name = patientName(visit);
  return (
    <RowActions
      name={name}
      deleteLabel={appointmentsTexts.delete.label(name)}
      onDetails={() => showDetails(visit)}
      onDelete={role === 'admin' ? () => start({ kind: 'delete', visit }) : undefined}
    />
  );
}

/** The columns of the appointments list. */
export const appointmentColumns: readonly Column<Appointment>[] = [
  {
    area: 'person',
    label: 'Patient',
    cell: (row) => (
      <TwoLineCell main={patientName(row)}>
        {row.email && (
          <p>
            <EmailText address={row.email} />
          </p>
        )}
        {row.emailUndeliverable && <Warning>Email stopped. Please call.</Warning>}
        {row.phone && (
          <p className="whitespace-nowrap">
            <bdi>{row.phone}</bdi>
          </p>
        )}
      </TwoLineCell>
    ),
  },
  {
    area: 'main',
    label: 'Visit',
    cell: ({ date, time }) => (
      <DateTimeCell isMain date={formatWeekdayDate(date)} time={formatSlotTime(time)} />
    ),
  },
  { area: 'second', label: 'Clinic', cell: ({ location }) => location.name },
  {
    area: 'third',
    label: 'Confirmation number',
    cell: (row) => <span className="whitespace-nowrap">{row.confirmationNumber}</span>,
  },
  {
    area: 'fourth',
    label: 'Booked on',
    cell: ({ bookingDate }) => <DateTimeCell {...dateTimeParts(bookingDate)} />,
  },
  { area: 'status', label: 'Status', cell: (row) => <AppointmentStatusSelect appointment={row} /> },
  { area: 'actions', label: 'Actions', cell: (row) => <VisitActions visit={row} /> },
];

/** The columns of the CSV export, named as the API names its fields. */
export const appointmentCsvColumns: readonly CsvColumn<Appointment>[] = [
  { name: 'confirmationNumber', cell: (row) => row.confirmationNumber },
  { name: 'status', cell: (row) => row.status },
  { name: 'date', cell: (row) => row.date },
  { name: 'time', cell: (row) => formatSlotTime(row.time) },
  { name: 'startsAt', cell: (row) => row.startsAt },
  { name: 'duration', cell: (row) => row.duration },
  { name: 'clinic', cell: (row) => row.location.name },
  {
    name: 'clinicAddress',
    cell: ({ location }) => `${location.address}, ${location.city}, ${location.state}`,
  },
  ...bookingFields.map((name) => ({ name, cell: (row: Appointment) => row[name] ?? '' })),
  { name: 'note', cell: (row) => row.note ?? '' },
  { name: 'bookingDate', cell: (row) => row.bookingDate },
  { name: 'version', cell: (row) => row.version },
];
