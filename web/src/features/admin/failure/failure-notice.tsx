import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { failureText } from './failure-text.ts';

interface FailureNoticeProps {
  error: unknown;
  texts: {
    /** The title when nothing is shown. */
    failed: string;
    /** The title when older data is still shown. */
    stale?: string;
  };
  isStale?: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Explains why something could not be loaded or refreshed, with a Retry button. */
export function FailureNotice({ error, texts, isStale = false, isRetrying, onRetry }: FailureNoticeProps) {
  return (
    <Notice
      tone={isStale ? 'warn' : 'error'}
      title={isStale ? texts.stale : texts.failed}
      live
      actions={
        <Button variant="secondary" size="small" busy={isRetrying} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      }
    >
      {failureText(error)}
    </Notice>
  );
}
