import { paymentStatuses } from '#shared/payments/payment.ts';
import { DateRange } from '#web/features/admin/records/date-range.tsx';
import { FilterBar } from '#web/features/admin/records/filter-bar.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { SearchBox } from '#web/features/admin/records/search-box.tsx';
import { useRecordFilters } from '#web/features/admin/records/use-record-filters.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';

const statusOptions = paymentStatuses.map((value) => ({ value, label: texts.statuses[value] }));

/** What of the payments is shown. */
export function PaymentFilters() {
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
      <DateRange
        fromLabel={recordsTexts.from}
        toLabel={recordsTexts.to}
        from={filters.from}
        to={filters.to}
        onChange={change}
      />
    </FilterBar>
  );
}
