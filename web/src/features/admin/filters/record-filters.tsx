import type { ReactNode } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DateRange } from './date-range.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SearchBox } from './search-box.tsx';
import { useFilters } from './use-filters.ts';

interface RecordFiltersProps {
  searchHint: string;
  statuses: readonly string[];
  statusText: (status: string) => string;
  /** What the days are of, when it is not just any. */
  fromLabel?: string;
  toLabel?: string;
  /** Filters of one tab alone. */
  children?: ReactNode;
}

/** Search, status and days: what both tabs of records are filtered by. */
export function RecordFilters(props: RecordFiltersProps) {
  const { searchHint, statuses, statusText, fromLabel, toLabel, children } = props;
  const { filters, search, change, count, clear } = useFilters();
  return (
    <FilterBar
      search={<SearchBox hint={searchHint} search={search} onSearch={(text) => change({ search: text })} />}
      count={count}
      onClear={clear}
    >
      <SelectField
        label={recordsTexts.status}
        options={statuses.map((value) => ({ value, label: statusText(value) }))}
        placeholder={recordsTexts.all}
        value={filters.status}
        onChange={({ target }) => change({ status: target.value })}
      />
      {children}
      <DateRange
        fromLabel={fromLabel}
        toLabel={toLabel}
        from={filters.from}
        to={filters.to}
        onChange={change}
      />
    </FilterBar>
  );
}
