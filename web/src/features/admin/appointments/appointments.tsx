import { type Appointment, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/appointment-status-select.tsx';
import { addressOf, appointmentsTexts, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { type Desk, useDesk } from '#web/features/admin/desk/use-desk.ts';
import { ClinicFilter, FilterSelect, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { EmailText, PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import type { CsvColumns } from '#web/features/admin/records/export/csv.ts';
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

const appointmentColumns = ({ showDetails, start }: Desk): Columns<Appointment> => ({
  Patient: (row) => (
    <TwoLineCell main={patientName(row)} aside={`Born ${formatDate(row.dob)}`}>
      <div className="flex flex-wrap items-center gap-x-3">
        {row.phone && <PhoneLink phone={row.phone} />}
        {row.email && <EmailText address={row.email} />}
      </div>
      {row.emailUndeliverable && <Warning>Email stopped. Please call.</Warning>}
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
  Actions: (visit) => (
    <RowActions
      name={patientName(visit)}
      deleteLabel={appointmentsTexts.delete.label(patientName(visit))}
      onDetails={() => showDetails({ visit })}
      onDelete={() => start({ kind: 'delete', visit })}
    />
  ),
});

/** CSV columns that show these fields unchanged. */
const fields = (...names: readonly (keyof Omit<Appointment, 'location'>)[]): CsvColumns<Appointment> =>
  Object.fromEntries(names.map((name) => [name, (row) => String(row[name] ?? '')]));

/** The columns of the CSV export, named as the API names its fields. */
const csvColumns: CsvColumns<Appointment> = {
  ...fields('confirmationNumber', 'status', 'date'),
  time: (row) => formatSlotTime(row.time),
  ...fields('startsAt', 'duration'),
  clinic: (row) => row.location.name,
  clinicAddress: (row) => addressOf(row.location),
  ...fields(...bookingFields, 'note', 'bookingDate', 'version'),
};

/** The tab with the appointments of all clinics that match the filters in the URL. */
export function Appointments() {
  const { call } = useSession();
  const { filters, period, q } = useDashboardUrl();
  const columns = appointmentColumns(useDesk());
  // Values in the URL that the server would refuse aren't sent.
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
    // For `confirmed`, the server also lists patients who have arrived, and for `completed`, no-shows.
    const rows = reply.appointments.filter(({ status }) => status === (query.status ?? status));
    return { rows, nextCursor: reply.nextCursor };
  };

  const list = usePagedList('appointments', { ...query, q }, read);
  return (
    <>
      <StatCards
        kind="appointments"
        label="Booking"
        statuses={appointmentStatuses}
        read={async (signal) => {
          const { stats } = await call('GET /api/appointments/stats', { signal });
          const { confirmed, completed, arrived, noShow } = stats;
          const own = { confirmed: confirmed - arrived, completed: completed - noShow, 'no-show': noShow };
          return { stats: { ...stats, ...own } };
        }}
      />
      <RecordFilters
        searchHint="Name, phone, birth date"
        statuses={appointmentStatuses}
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
        caption="Appointments"
        none="No appointments have been booked yet."
        tools={<ExportButtons name="appointments" read={read} columns={csvColumns} />}
      />
    </>
  );
}
