import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import styles from './filter-bar.module.css';
import { filterTexts as texts } from './filter-texts.ts';

interface FilterBarProps {
  search: ReactNode;
  /** How many filters are set, not counting the search. */
  count: number;
  /** Undefined when nothing is filtered. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** The search and the filters of a tab. On phones and tablets the filters collapse behind a button. */
export function FilterBar({ search, count, onClear, children }: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={texts.filters} className={`grid items-end gap-2 print-hidden ${styles.bar}`}>
      {search}
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {texts.filtersSet(count)}
      </Button>
      <div id={id} className={`flex flex-wrap items-end gap-2 ${styles.filters}`} data-open={open}>
        {children}
        {onClear && (
          <IconButton label={texts.clear} title={texts.clear} onClick={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </section>
  );
}
