import { type Appointment, listedStatuses } from '#shared/appointments/appointment.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { dateTimeParts, formatWeekdayDate, parseDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/appointment-status-select.tsx';
import { addressOf, appointmentsTexts, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { ClinicFilter, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { EmailText } from '#web/features/admin/records/details/field-list.tsx';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import {
  type Column,
  DateTimeCell,
  RecordList,
  RowActions,
  TwoLineCell,
  useRecordList,
  Warning,
} from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { SourceGroups } from './source-groups.tsx';

function VisitActions({ visit }: { visit: Appointment }) {
  const { role } = useSession();
  const { showDetails, start } = useDesk();
  const name = patientName(visit);
  return (
    <RowActions
      name={name}
      deleteLabel={appointmentsTexts.delete.label(name)}
      onDetails={() => showDetails({ visit })}
      onDelete={role === 'admin' ? () => start({ kind: 'delete', visit }) : undefined}
    />
  );
}

/** The columns of the appointments list. */
const columns: readonly Column<Appointment>[] = [
  {
    area: 'person',
    label: 'Patient',
    cell: (row) => (
      <TwoLineCell main={patientName(row)}>
        {row.email && <EmailText address={row.email} />}
        {row.emailUndeliverable && <Warning>Email stopped. Please call.</Warning>}
        {row.phone && <bdi className="whitespace-nowrap">{row.phone}</bdi>}
      </TwoLineCell>
    ),
  },
  {
    area: 'main',
    label: 'Visit',
    cell: (row) => <DateTimeCell isMain date={formatWeekdayDate(row.date)} time={formatSlotTime(row.time)} />,
  },
  { area: 'second', label: 'Clinic', cell: ({ location }) => location.name },
  { area: 'third', label: 'Confirmation number', cell: (row) => row.confirmationNumber },
  { area: 'fourth', label: 'Booked on', cell: (row) => <DateTimeCell {...dateTimeParts(row.bookingDate)} /> },
  { area: 'status', label: 'Status', cell: (row) => <AppointmentStatusSelect appointment={row} /> },
  { area: 'actions', label: 'Actions', cell: (row) => <VisitActions visit={row} /> },
];

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
  const { filters, search, changeFilters } = useDashboardUrl();
  // Leaves out values that the server would refuse.
  const query = {
    status: listedStatuses.find((status) => status === filters.status),
    locationId: filters.clinic || undefined,
    from: parseDate(filters.from),
    to: parseDate(filters.to),
    sort: filters.sort === 'created' ? ('created' as const) : ('visit' as const),
  };
  const q = search.trim();

  const read: ReadPage<Appointment> = async ({ signal, ...page }) => {
    const reply = q
      ? await call('POST /api/admin/appointments/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/appointments', { query: { ...query, ...page }, signal });
    return { rows: reply.appointments, nextCursor: reply.nextCursor };
  };

  const list = useRecordList<Appointment>({ kind: 'appointments', query: { ...query, q }, read });
  return (
    <>
      <StatCards
        kind="appointments"
        label="Booking totals"
        read={(signal) => call('GET /api/appointments/stats', { signal })}
        cardsOf={(stats) => [
          { label: 'Total bookings', value: stats?.total, status: '' },
          ...listedStatuses.map((status) => ({
            label: appointmentsTexts.status(status),
            value: stats?.[status],
            status,
          })),
        ]}
      />
      <RecordFilters
        searchHint="Name, phone, birth date, email or number"
        statuses={listedStatuses}
        statusText={appointmentsTexts.status}
        fromLabel={appointmentsTexts.visitFrom}
        toLabel={appointmentsTexts.visitTo}
      >
        <ClinicFilter />
        <SelectField
          label="Sort by"
          options={[{ value: 'created', label: 'Newest bookings' }]}
          placeholder="Visit date"
          value={filters.sort}
          onChange={({ target }) => changeFilters({ sort: target.value })}
        />
      </RecordFilters>
      <SourceGroups appointments={list.rows ?? []} />
      <RecordList
        list={list}
        columns={columns}
        texts={appointmentsTexts}
        exports={<ExportButtons name="appointments" read={read} columns={csvColumns} />}
      />
    </>
  );
}
