import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFilters } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { SearchBox, filterTexts as texts, UrlDateField } from './filter-fields.tsx';
import styles from './record-filters.module.css';

interface RecordFiltersProps {
  /** Lists the fields that the search covers. */
  searchHint: string;
  /** Replaces the search of the tab's list. */
  onSearch?: (text: string) => void;
  /** The statuses to filter by, if the records have one. */
  statuses?: readonly string[];
  statusText?: (status: string) => string;
  /** False for records without a date to filter by. */
  hasDates?: boolean;
  /** Replace the labels "From" and "To". */
  fromLabel?: string;
  toLabel?: string;
  /** The filters that only this tab has. */
  children?: ReactNode;
}

/** The search and the filters of a tab. On phones and tablets the filters collapse behind a button. */
export function RecordFilters(props: RecordFiltersProps) {
  const { searchHint, onSearch, statuses, statusText = String, hasDates = true, children } = props;
  const { fromLabel = 'From', toLabel = 'To' } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { filters, changeFilters, count, clear } = useFilters();
  const { status, from, to } = filters;
  const isBackwards = from !== '' && to !== '' && to < from;
  return (
    <section aria-label={texts.filters} className={`grid items-end gap-2 text-sm print-hidden ${styles.bar}`}>
      <SearchBox hint={searchHint} onSearch={onSearch} />
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count === 0 ? texts.filters : `${texts.filters} (${count})`}
      </Button>
      <div id={id} className={`flex flex-wrap items-end gap-2 ${styles.filters}`} data-open={open}>
        {statuses && (
          <SelectField
            label={texts.status}
            options={statuses.map((value) => ({ value, label: statusText(value) }))}
            placeholder="All"
            value={status}
            onChange={({ target }) => changeFilters({ status: target.value })}
          />
        )}
        {children}
        {hasDates && (
          <>
            <UrlDateField label={fromLabel} value={from} onDate={(date) => changeFilters({ from: date })} />
            <UrlDateField
              label={toLabel}
              error={isBackwards ? 'This date is before the start date' : undefined}
              value={to}
              onDate={(date) => changeFilters({ to: date })}
            />
          </>
        )}
        {clear && (
          <IconButton label={texts.clear} title={texts.clear} onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </section>
  );
}
