import { Button } from '#web/ui/buttons/button.tsx';
import styles from './clearable-dates.module.css';
import { DateRange } from './date-range.tsx';
import type { useFilters } from './use-filters.ts';

interface ClearableDatesProps extends ReturnType<typeof useFilters> {
  /** The label of the button that clears the dates. */
  clearText: string;
}

/** The date filters of a view without other filters. */
export function ClearableDates({ filters, changeFilters, clear, clearText }: ClearableDatesProps) {
  return (
    <div className={`grid items-end gap-3 min-w-0 ${styles.dates}`}>
      <DateRange from={filters.from} to={filters.to} onChange={changeFilters} />
      {clear && (
        <Button variant="quiet" size="small" onClick={clear}>
          {clearText}
        </Button>
      )}
    </div>
  );
}
