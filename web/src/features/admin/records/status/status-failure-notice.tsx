import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './record-status-select.module.css';
import type { StatusFailure } from './use-status-change.ts';

const texts = recordsTexts.statusChange;

interface StatusFailureNoticeProps {
  failure: StatusFailure<string>;
  /** The current status. */
  current: string;
  /** The chosen status. */
  target: string;
  /** False if someone else has set the chosen status, or one that rules it out. */
  isPossible: boolean;
  onApply: () => void;
  onDismiss: () => void;
}

function failureMessage({ kind, text }: StatusFailure<string>, current: string): string {
  if (kind === 'stale') return texts.stale(current);
  return kind === 'refused' ? text : texts.unknown(text);
}

/** Explains why a status did not change, and what staff can do. */
export function StatusFailureNotice(props: StatusFailureNoticeProps) {
  const { failure, current, target, isPossible, onApply, onDismiss } = props;
  const canApply = failure.kind !== 'refused' && isPossible;
  return (
    <div role="alert" className={`grid gap-1 rounded-sm text-sm leading-140 ${styles.failure}`}>
      <p>{failureMessage(failure, current)}</p>
      <div className="flex flex-wrap gap-1">
        {canApply && (
          <Button variant="secondary" size="small" onClick={onApply}>
            {failure.kind === 'stale' ? texts.apply(target) : texts.tryAgain}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {canApply ? texts.leave : texts.ok}
        </Button>
      </div>
    </div>
  );
}
