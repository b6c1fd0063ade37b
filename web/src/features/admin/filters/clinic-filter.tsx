import { SelectField } from '#web/ui/forms/select-field.tsx';
import { clinicOptions } from './clinic-options.ts';
import { filterTexts as texts } from './filter-texts.ts';
import { useFilters } from './use-filters.ts';

/** Limits a list to one clinic's records. */
export function ClinicFilter() {
  const { filters, changeFilters } = useFilters();
  return (
    <SelectField
      label={texts.clinic}
      options={clinicOptions}
      placeholder={texts.allClinics}
      value={filters.clinic}
      onChange={({ target }) => changeFilters({ clinic: target.value })}
    />
  );
}
