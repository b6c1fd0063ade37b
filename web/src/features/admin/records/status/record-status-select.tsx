import { useRef } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { toneOf } from '#web/features/admin/records/tone-of.ts';
import type { StoredRecord } from '#web/features/admin/records/use-record-changes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import styles from './record-status-select.module.css';
import { useDebouncedChoice } from './use-debounced-choice.ts';
import { type StatusRoute, useStatusChange } from './use-status-change.ts';

const texts = recordsTexts.statusChange;

interface RecordStatusSelectProps<Row extends StoredRecord> {
  row: Row;
  route: StatusRoute<Row>;
  /** The patient or payer. */
  name: string;
  statusText: (status: string) => string;
  /**
   * Statuses that one press gives the row, each with the press's name for screen readers. Without a text of its own, a
   * button says the status, and its first letter presses it.
   */
  proposals?: readonly { status: Row['status']; label: string; text?: string }[];
}

/** The status of a row. Choosing another one changes it right away; the surrounding `UndoProvider` offers Undo. */
export function RecordStatusSelect<Row extends StoredRecord>(props: RecordStatusSelectProps<Row>) {
  const { row: given, route, name, statusText, proposals = [] } = props;
  const { row, shownStatus, isBusy, failure, change, dismissFailure } = useStatusChange(given, route);
  const frame = useRef<HTMLDivElement>(null);
  const possible = route.statusesOf(row);
  const choice = useDebouncedChoice(shownStatus, change);
  const statuses = possible.includes(shownStatus) ? possible : [shownStatus, ...possible];
  // Someone else may have set the chosen status, or one that rules it out.
  const canApply =
    failure &&
    failure.kind !== 'refused' &&
    row.status !== failure.target &&
    possible.includes(failure.target);
  return (
    <div ref={frame} className="grid gap-2 min-w-0">
      <Select
        {...choice}
        disabled={statuses.length === 1}
        options={statuses.map((status) => ({ value: status, label: statusText(status) }))}
        aria-label={recordsTexts.statusOf(name)}
        aria-busy={isBusy || undefined}
        className={`w-full min-h-target rounded-full text-sm font-semibold cursor-pointer ${toneOf(choice.value)} ${styles.select}`}
      />
      {proposals.length > 0 && !isBusy && (
        <div className="flex flex-wrap gap-2">
          {proposals.map(({ status, label, text }) => (
            <Button
              key={status}
              variant="secondary"
              size="small"
              aria-label={label}
              aria-keyshortcuts={text ? undefined : status.charAt(0)}
              onClick={() => {
                // The button goes away.
                frame.current?.querySelector('select')?.focus();
                change(status);
              }}
            >
              {text ?? statusText(status)}
            </Button>
          ))}
        </div>
      )}
      {failure && (
        <div role="alert" className="grid gap-1 p-4 rounded-sm text-sm leading-140 tone-error">
          <p className="text-ink">
            {failure.kind === 'stale' && texts.stale(statusText(row.status))}
            {failure.kind === 'unanswered' && texts.unknown(failure.text)}
            {failure.kind === 'refused' && failure.text}
          </p>
          <div className="flex flex-wrap gap-1">
            {canApply && (
              <Button variant="secondary" size="small" onClick={() => change(failure.target)}>
                {failure.kind === 'stale' ? texts.apply(statusText(failure.target)) : texts.tryAgain}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={dismissFailure}>
              {canApply ? texts.leave : texts.ok}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
