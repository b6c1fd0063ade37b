import { type Appointment, appointmentStatuses, listedStatuses } from '#shared/appointments/appointment.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/appointment-status-select.tsx';
import { addressOf, appointmentsTexts, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { ClinicFilter, FilterSelect, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { EmailText, PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import {
  type Columns,
  DateTimeCell,
  RecordList,
  RowActions,
  TwoLineCell,
  Warning,
} from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SourceGroups } from './source-groups.tsx';

function VisitActions({ visit }: { visit: Appointment }) {
  const { role } = useSession();
  const { showDetails, start } = useDesk();
  return (
    <RowActions
      name={patientName(visit)}
      deleteLabel={appointmentsTexts.delete.label(patientName(visit))}
      onDetails={() => showDetails({ visit })}
      onDelete={role === 'admin' ? () => start({ kind: 'delete', visit }) : undefined}
    />
  );
}

const columns: Columns<Appointment> = {
  Patient: (row) => (
    <TwoLineCell main={patientName(row)}>
      <span>Born {formatDate(row.dob)}</span>
      {row.email && <EmailText address={row.email} />}
      {row.emailUndeliverable && <Warning>Email stopped. Please call.</Warning>}
      {row.phone && <PhoneLink phone={row.phone} />}
    </TwoLineCell>
  ),
  Visit: (row) => (
    <TwoLineCell main={<span className="whitespace-nowrap">{formatWeekdayDate(row.date)}</span>}>
      {formatSlotTime(row.time)}
    </TwoLineCell>
  ),
  Clinic: (row) => row.location.name,
  'Confirmation number': (row) => row.confirmationNumber,
  'Booked on': (row) => <DateTimeCell iso={row.bookingDate} />,
  Status: (row) => <AppointmentStatusSelect appointment={row} />,
  Actions: (row) => <VisitActions visit={row} />,
};

/** The columns of the CSV export, named as the API names its fields. */
const csvColumns: readonly CsvColumn<Appointment>[] = [
  { name: 'confirmationNumber', cell: (row) => row.confirmationNumber },
  { name: 'status', cell: (row) => row.status },
  { name: 'date', cell: (row) => row.date },
  { name: 'time', cell: (row) => formatSlotTime(row.time) },
  { name: 'startsAt', cell: (row) => row.startsAt },
  { name: 'duration', cell: (row) => row.duration },
  { name: 'clinic', cell: (row) => row.location.name },
  { name: 'clinicAddress', cell: (row) => addressOf(row.location) },
  ...bookingFields.map((name) => ({ name, cell: (row: Appointment) => row[name] ?? '' })),
  { name: 'note', cell: (row) => row.note ?? '' },
  { name: 'bookingDate', cell: (row) => row.bookingDate },
  { name: 'version', cell: (row) => row.version },
];

/** The tab with the appointments of all clinics that match the filters in the URL. */
export function Appointments() {
  const { call } = useSession();
  const { filters, period, q } = useDashboardUrl();
  // Leaves out values that the server would refuse.
  const query = {
    status: appointmentStatuses.find((status) => status === filters.status),
    locationId: filters.clinic || undefined,
    ...period,
    sort: filters.sort === 'created' ? ('created' as const) : ('visit' as const),
  };

  const read: ReadPage<Appointment> = async ({ signal, ...page }) => {
    const reply = q
      ? await call('POST /api/admin/appointments/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/appointments', { query: { ...query, ...page }, signal });
    return { rows: reply.appointments, nextCursor: reply.nextCursor };
  };

  const list = usePagedList('appointments', { ...query, q }, read);
  return (
    <>
      <StatCards
        kind="appointments"
        label="Booking totals"
        total="Total bookings"
        statuses={listedStatuses}
        statusText={appointmentsTexts.status}
        read={(signal) => call('GET /api/appointments/stats', { signal })}
      />
      <RecordFilters
        searchHint="Name, phone, birth date"
        statuses={appointmentStatuses}
        statusText={appointmentsTexts.status}
        dates={[appointmentsTexts.visitFrom, appointmentsTexts.visitTo]}
      >
        <ClinicFilter />
        <FilterSelect
          name="sort"
          label="Sort by"
          options={[{ value: 'created', label: 'Newest bookings' }]}
          placeholder="Visit date"
        />
      </RecordFilters>
      <SourceGroups appointments={list.rows ?? []} />
      <RecordList
        list={list}
        columns={columns}
        caption={appointmentsTexts.caption}
        none={appointmentsTexts.none}
        noMatch={appointmentsTexts.noMatch}
        tools={<ExportButtons name="appointments" read={read} columns={csvColumns} />}
      />
    </>
  );
}
