import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './clearable-dates.module.css';
import { DateRange } from './date-range.tsx';

interface ClearableDatesProps {
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  onChange: (change: { from?: string; to?: string }) => void;
  /** Undefined without dates. */
  onClear: (() => void) | undefined;
  /** The label of the button that clears the dates. */
  clearText: string;
  /** What filters besides the dates. */
  children?: ReactNode;
}

/** The date filters of a view that has no search. */
export function ClearableDates({ onClear, clearText, children, ...range }: ClearableDatesProps) {
  return (
    <div className={`grid items-end gap-3 min-w-0 ${styles.dates}`}>
      {children}
      <DateRange {...range} />
      {onClear && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {clearText}
        </Button>
      )}
    </div>
  );
}
