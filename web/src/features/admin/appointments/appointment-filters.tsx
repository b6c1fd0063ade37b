import { appointmentStatuses } from '#shared/appointments/appointment.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { DateRange } from '#web/features/admin/records/date-range.tsx';
import { FilterBar } from '#web/features/admin/records/filter-bar.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { SearchBox } from '#web/features/admin/records/search-box.tsx';
import { useRecordFilters } from '#web/features/admin/records/use-record-filters.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { appointmentsTexts as texts } from './appointments-texts.ts';

const statusOptions = appointmentStatuses.map((value) => ({ value, label: texts.statuses[value] }));
const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

/** What of the bookings is shown, and in which order. */
export function AppointmentFilters() {
  const { filters, search, change, count, clear } = useRecordFilters();
  return (
    <FilterBar
      search={
        <SearchBox hint={texts.searchHint} search={search} onSearch={(text) => change({ search: text })} />
      }
      count={count}
      onClear={clear}
    >
      <SelectField
        label={recordsTexts.status}
        options={statusOptions}
        placeholder={recordsTexts.all}
        value={filters.status}
        onChange={({ target }) => change({ status: target.value })}
      />
      <SelectField
        label={texts.clinic}
        options={clinicOptions}
        placeholder={texts.allClinics}
        value={filters.clinic}
        onChange={({ target }) => change({ clinic: target.value })}
      />
      <SelectField
        label={texts.sort}
        options={[{ value: 'visit', label: texts.sorts.visit }]}
        placeholder={texts.sorts.created}
        value={filters.sort}
        onChange={({ target }) => change({ sort: target.value })}
      />
      <DateRange
        fromLabel={texts.visitFrom}
        toLabel={texts.visitTo}
        from={filters.from}
        to={filters.to}
        onChange={change}
      />
    </FilterBar>
  );
}
