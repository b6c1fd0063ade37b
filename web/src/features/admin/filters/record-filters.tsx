import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clinics } from '#shared/clinics/clinics.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { focusRow, rowSelector } from '#web/features/admin/keys/focus-row.ts';
import { type DashboardFilters, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import type { SelectProps } from '#web/ui/forms/select.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './record-filters.module.css';
import { useDraft } from './use-draft.ts';

export const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

type FilterSelectProps = Pick<SelectProps, 'options' | 'placeholder'> & {
  name: keyof DashboardFilters;
  label: string;
};

/** A select that changes a filter, or the order, in the URL. Choosing the placeholder removes the filter. */
export function FilterSelect({ name, ...field }: FilterSelectProps) {
  const { filters, changeFilters } = useDashboardUrl();
  return (
    <SelectField
      {...field}
      value={filters[name]}
      onChange={({ target }) => changeFilters({ [name]: target.value })}
    />
  );
}

/** Limits a list to one clinic's records. */
export function ClinicFilter() {
  return <FilterSelect name="clinic" label="Clinic" options={clinicOptions} placeholder="All clinics" />;
}

const debounceMs = 350;

// The longest useful search is an email address. The API refuses longer texts.
const maxSearchLength = 254;

interface SearchBoxProps {
  label?: string;
  /** Lists the fields that the search covers. */
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/**
 * A search box. It searches when typing pauses, on Enter, and when it loses the focus. Enter moves the focus to the
 * first row of the results, as soon as they are there.
 */
export function SearchBox({ label = 'Search', hint, search, onSearch }: SearchBoxProps) {
  // While focused, the box shows its own draft: the search follows with a delay and would overwrite the typed text.
  const [draft, setDraft] = useDraft<string>(debounceMs, submit);
  const [isEntered, setEntered] = useState(false);
  const submitted = useRef<string>(undefined);

  function submit() {
    // After the browser's Back, the draft isn't the current search anymore, but must not be searched for again.
    if (draft === undefined || draft === search || draft === submitted.current) return;
    submitted.current = draft;
    onSearch(draft);
  }

  useEffect(() => {
    if (!isEntered || (draft ?? search) !== search) return;
    function land() {
      if (!document.querySelector('[aria-busy="true"]'))
        focusRow(document.querySelector<HTMLElement>(rowSelector));
    }
    land();
    const observer = new MutationObserver(land);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    return () => observer.disconnect();
  }, [isEntered, draft, search]);

  return (
    <TextField
      type="search"
      label={label}
      placeholder={hint}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxSearchLength}
      aria-keyshortcuts="/"
      value={draft ?? search}
      onChange={({ target }) => {
        setDraft(target.value);
        setEntered(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return;
        submit();
        setEntered(true);
      }}
      onFocus={() => {
        submitted.current = undefined;
      }}
      onBlur={() => {
        submit();
        setDraft(undefined);
        setEntered(false);
      }}
    />
  );
}

type UrlDateFieldProps = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onBlur'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** False while a year is still being typed, such as 0202. The field doesn't pass on such a date. */
  isComplete?: (date: string) => boolean;
  onDate: (date: string) => void;
};

/** A date field that calls `onDate` only with complete dates, for example to put them into the URL. */
export function UrlDateField(props: UrlDateFieldProps) {
  // No record is from before 2000, so the year of such a date is still being typed.
  const { value, isComplete = (date) => date === '' || date >= '2000-01-01', onDate, ...field } = props;
  // While focused, the field shows its own draft, as `SearchBox` does.
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

interface RecordFiltersProps {
  /** Lists the fields that the search covers. */
  searchHint: string;
  /** Called with the text to search for, instead of filtering the tab's list by it. */
  onSearch?: (text: string) => void;
  /** The statuses to filter by, if the records have one. */
  statuses?: readonly string[];
  /** The labels of the first and the last date. False for records without a date to filter by. */
  dates?: readonly [from: string, to: string] | false;
  /** The filters that only this tab has. */
  children?: ReactNode;
}

/** The search and the filters of a tab. On phones and tablets the filters collapse behind a button. */
export function RecordFilters(props: RecordFiltersProps) {
  const { searchHint, statuses, dates = ['From', 'To'], children } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { filters, filterCount: count, search, changeFilters } = useDashboardUrl();
  const { onSearch = (text: string) => changeFilters({ search: text }) } = props;
  const { from, to } = filters;
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <section aria-label="Filters" className={`grid items-end gap-2 text-sm print-hidden ${styles.bar}`}>
      <SearchBox hint={searchHint} search={search} onSearch={onSearch} />
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={`flex flex-wrap items-end gap-2 ${styles.filters}`} data-open={open}>
        {statuses && (
          <FilterSelect
            name="status"
            label="Status"
            options={statuses.map((value) => ({ value, label: capitalize(value) }))}
            placeholder="All"
          />
        )}
        {children}
        {dates && (
          <div className={`flex items-end gap-2 ${styles.dates}`}>
            <UrlDateField label={dates[0]} value={from} onDate={(date) => changeFilters({ from: date })} />
            <UrlDateField
              label={dates[1]}
              error={isBackwards ? 'This date is before the start date' : undefined}
              value={to}
              onDate={(date) => changeFilters({ to: date })}
            />
          </div>
        )}
      </div>
    </section>
  );
}
