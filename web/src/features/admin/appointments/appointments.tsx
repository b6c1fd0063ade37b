import { type Appointment, listedStatuses } from '#shared/appointments/appointment.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import { appointmentsTexts as texts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { ClinicFilter } from '#web/features/admin/filters/clinic-filter.tsx';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { appointmentColumns, appointmentCsvColumns } from './appointment-columns.tsx';
import { SourceGroups } from './source-groups.tsx';

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
            label: texts.status(status),
            value: stats?.[status],
            status,
          })),
        ]}
      />
      <RecordFilters
        searchHint="Name, phone, birth date, email or number"
        statuses={listedStatuses}
        statusText={texts.status}
        fromLabel={texts.visitFrom}
        toLabel={texts.visitTo}
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
        columns={appointmentColumns}
        texts={texts}
        exports={<ExportButtons name="appointments" read={read} columns={appointmentCsvColumns} />}
      />
    </>
  );
}
