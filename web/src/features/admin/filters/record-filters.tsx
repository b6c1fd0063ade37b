import type { ReactNode } from 'react';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DateRange } from './date-range.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterTexts as texts } from './filter-texts.ts';
import { SearchBox } from './search-box.tsx';
import { useFilters } from './use-filters.ts';

interface RecordFiltersProps {
  searchHint: string;
  statuses: readonly string[];
  statusText: (status: string) => string;
  /** False for records without a date to filter by. */
  hasDates?: boolean;
  /** Replace the labels "From" and "To". */
  fromLabel?: string;
  toLabel?: string;
  /** The filters that only this tab has. */
  children?: ReactNode;
}

/** The filters of a list of records: search, status and dates. */
export function RecordFilters(props: RecordFiltersProps) {
  const { searchHint, statuses, statusText, hasDates = true, fromLabel, toLabel, children } = props;
  const { filters, search, changeFilters, count, clear } = useFilters();
  return (
    <FilterBar
      search={
        <SearchBox hint={searchHint} search={search} onSearch={(text) => changeFilters({ search: text })} />
      }
      count={count}
      onClear={clear}
    >
      <SelectField
        label={texts.status}
        options={statuses.map((value) => ({ value, label: statusText(value) }))}
        placeholder={texts.all}
        value={filters.status}
        onChange={({ target }) => changeFilters({ status: target.value })}
      />
      {children}
      {hasDates && (
        <DateRange
          fromLabel={fromLabel}
          toLabel={toLabel}
          from={filters.from}
          to={filters.to}
          onChange={changeFilters}
        />
      )}
    </FilterBar>
  );
}
