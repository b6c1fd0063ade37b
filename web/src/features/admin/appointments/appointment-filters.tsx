import { appointmentStatuses } from '#shared/appointments/appointment.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { appointmentsTexts as texts } from './appointments-texts.ts';

/** What of the bookings is shown, and in which order. */
export function AppointmentFilters() {
  const { filters, change } = useDashboardUrl();
  return (
    <RecordFilters
      searchHint={texts.searchHint}
      statuses={appointmentStatuses}
      statusText={texts.status}
      fromLabel={texts.visitFrom}
      toLabel={texts.visitTo}
    >
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
    </RecordFilters>
  );
}
