import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import type { StoredRecord } from '#web/features/admin/records/use-record-changes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/forms/select.tsx';
import styles from './record-status-select.module.css';
import { StatusFailureNotice } from './status-failure-notice.tsx';
import { useDebouncedChoice } from './use-debounced-choice.ts';
import { type StatusRoute, useStatusChange } from './use-status-change.ts';

interface RecordStatusSelectProps<Row extends StoredRecord> {
  row: Row;
  route: StatusRoute<Row>;
  /** Whose record it is. */
  name: string;
  /** A status in words. */
  label: (status: string) => string;
}

/** The status of one row, and its change at once. Stands inside a `UndoProvider`. */
export function RecordStatusSelect<Row extends StoredRecord>(props: RecordStatusSelectProps<Row>) {
  const { row: given, route, name, label } = props;
  const { row, shown, isBusy, trouble, change, leave } = useStatusChange(given, route);
  const choice = useDebouncedChoice(shown, (value) => {
    const to = route.statuses.find((status) => status === value);
    if (to !== undefined) change(to);
  });
  const isKnown = route.statuses.includes(shown);
  const choices = isKnown ? route.statuses : [shown, ...route.statuses];
  const options = choices.map((status) => ({ value: status, label: label(status) }));
  return (
    <div className={styles.status}>
      <Select
        {...choice}
        options={options}
        aria-label={recordsTexts.statusOf(name)}
        aria-busy={isBusy || undefined}
        data-status={isKnown ? choice.value : undefined}
        className={classNames(styles.select, isBusy && styles.busy)}
      />
      {trouble && (
        <StatusFailureNotice
          trouble={trouble}
          now={label(row.status)}
          wanted={label(trouble.wanted)}
          isSettled={row.status === trouble.wanted}
          onApply={() => change(trouble.wanted)}
          onLeave={leave}
        />
      )}
    </div>
  );
}
