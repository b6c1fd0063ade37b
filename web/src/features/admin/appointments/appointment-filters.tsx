import { listedStatuses } from '#shared/appointments/appointment.ts';
import { appointmentsTexts as texts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { ClinicFilter, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';

export function AppointmentFilters() {
  const { filters, changeFilters } = useDashboardUrl();
  return (
    <RecordFilters
      searchHint={texts.searchHint}
      statuses={listedStatuses}
      statusText={texts.status}
      fromLabel={texts.visitFrom}
      toLabel={texts.visitTo}
    >
      <ClinicFilter />
      <SelectField
        label={texts.sort}
        options={[{ value: 'created', label: texts.sorts.created }]}
        placeholder={texts.sorts.visit}
        value={filters.sort}
        onChange={({ target }) => changeFilters({ sort: target.value })}
      />
    </RecordFilters>
  );
}
