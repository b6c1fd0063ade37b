import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { clinics } from '#shared/clinics/clinics.ts';
import { useFilters } from '#web/features/admin/use-dashboard-url.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

export const filterTexts = {
  search: 'Search',
  filters: 'Filters',
  status: 'Status',
  clear: 'Clear filters',
};

export const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

/** Limits a list to one clinic's records. */
export function ClinicFilter() {
  const { filters, changeFilters } = useFilters();
  return (
    <SelectField
      label="Clinic"
      options={clinicOptions}
      placeholder="All clinics"
      value={filters.clinic}
      onChange={({ target }) => changeFilters({ clinic: target.value })}
    />
  );
}

const debounceMs = 350;

// The longest useful search is an email address. The API refuses longer texts.
const maxSearchLength = 254;

/** The search box of a tab. It searches when typing pauses, on Enter, and on leaving. `hint` lists what it covers. */
export function SearchBox({ hint, onSearch }: { hint: string; onSearch?: (text: string) => void }) {
  const { search, changeFilters } = useFilters();
  // While focused, the box shows its own draft: the search follows with a delay and would overwrite the typed text.
  const [draft, setDraft] = useState<string>();

  function submit() {
    if (draft === undefined || draft === search) return;
    if (onSearch) onSearch(draft);
    else changeFilters({ search: draft });
  }

  const onPause = useEffectEvent(submit);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => onPause(), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <TextField
      type="search"
      label={filterTexts.search}
      placeholder={hint}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxSearchLength}
      aria-keyshortcuts="/"
      value={draft ?? search}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && submit()}
      onBlur={() => {
        submit();
        setDraft(undefined);
      }}
    />
  );
}

/** No record is older. */
const isSinceFirstRecord = (date: string) => date === '' || date >= '2000-01-01';

type UrlDateFieldProps = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** False while a year is still being typed, such as 0202. The field keeps such a date to itself. */
  isComplete?: (date: string) => boolean;
  onDate: (date: string) => void;
};

/** A date field whose value is kept in the URL. */
export function UrlDateField({
  value,
  isComplete = isSinceFirstRecord,
  onDate,
  ...field
}: UrlDateFieldProps) {
  // While focused, the field shows its own draft, as the search box does.
  const [draft, setDraft] = useState<string>();
  return (
    <DateField
      {...field}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        if (isComplete(target.value)) onDate(target.value);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
