import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from './failure-text.ts';

interface FailureNoticeProps {
  error: unknown;
  texts: {
    /** There is nothing to show. */
    failed: string;
    /** What shows is of before. */
    stale?: string;
  };
  isStale?: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Why something could not be loaded or refreshed, and another try. */
export function FailureNotice({ error, texts, isStale = false, isRetrying, onRetry }: FailureNoticeProps) {
  return (
    <Notice
      tone={isStale ? 'warn' : 'error'}
      title={isStale ? texts.stale : texts.failed}
      live
      actions={
        <Button variant="secondary" size="small" busy={isRetrying} onClick={onRetry}>
          {recordsTexts.retry}
        </Button>
      }
    >
      {failureText(error)}
    </Notice>
  );
}
