import type { RefObject } from 'react';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { type ClinicSort, clinicSorts } from './matching-clinics.ts';
import styles from './results-bar.module.css';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts.results;

const sortOptions = clinicSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }));

export const resultsTitleId = 'results-title';

interface ResultsBarProps {
  titleRef: RefObject<HTMLHeadingElement | null>;
  date: ClinicDate | undefined;
  loading: boolean;
  stale: boolean;
  count: number;
  /** What was searched for; empty when every clinic is shown. */
  text: string;
  onShowAll: () => void;
  sort: ClinicSort;
  onSort: (sort: ClinicSort) => void;
}

/** Says what the list below shows, and sets its order. */
export function ResultsBar(props: ResultsBarProps) {
  const { titleRef, date, loading, stale, count, text, onShowAll, sort, onSort } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.heading}>
        <h2 ref={titleRef} id={resultsTitleId} className={styles.title} tabIndex={-1}>
          {date ? formatLongDate(date) : texts.anyDay}
        </h2>
        <div className={styles.status}>
          <p role="status">
            {text ? texts.matching(count, text) : texts.all(count)}
            {loading && <span className={styles.aside}>{texts.loading}</span>}
            {stale && <span className={styles.aside}>{texts.stale}</span>}
          </p>
          {text && count > 0 && (
            <Button variant="quiet" size="small" onClick={onShowAll}>
              {texts.showAll}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.sort}>
        <SelectField
          name="sort"
          label={texts.sortBy}
          options={sortOptions}
          value={sort}
          onChange={(event) => onSort(event.target.value as ClinicSort)}
        />
      </div>
    </div>
  );
}
