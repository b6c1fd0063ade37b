import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './record-status-select.module.css';
import type { StatusFailure } from './use-status-change.ts';

const texts = recordsTexts.changes;

interface StatusFailureNoticeProps {
  trouble: StatusFailure<string>;
  /** The status as it is, and as it was to be, in words. */
  now: string;
  wanted: string;
  /** It is as it was to be all the same: somebody else did it. */
  isSettled: boolean;
  onApply: () => void;
  onLeave: () => void;
}

function whatHappened({ kind, text }: StatusFailure<string>, now: string): string {
  if (kind === 'moved') return texts.moved(now);
  return kind === 'refused' ? text : texts.changeUnknown(text);
}

/** Why a status did not change, beside it, and what can be done now. */
export function StatusFailureNotice(props: StatusFailureNoticeProps) {
  const { trouble, now, wanted, isSettled, onApply, onLeave } = props;
  const canApply = trouble.kind !== 'refused' && !isSettled;
  return (
    <div role="alert" className={styles.trouble}>
      <p>{whatHappened(trouble, now)}</p>
      <div className={styles.ways}>
        {canApply && (
          <Button variant="secondary" size="small" onClick={onApply}>
            {trouble.kind === 'moved' ? texts.apply(wanted) : texts.tryAgain}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onLeave}>
          {canApply ? texts.leave : texts.understood}
        </Button>
      </div>
    </div>
  );
}
