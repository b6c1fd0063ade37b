import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { failureText } from './failure-text.ts';

interface FailureNoticeProps {
  error: unknown;
  /** The titles: when nothing is shown, and when older data is still shown. */
  texts: { failed: string; stale?: string };
  isStale?: boolean;
  isRetrying?: boolean;
  /** Adds a Retry button. */
  onRetry?: () => void;
}

/** Explains why something failed. */
export function FailureNotice({ error, texts, isStale, isRetrying, onRetry }: FailureNoticeProps) {
  const retry = onRetry && (
    <Button variant="secondary" size="small" busy={isRetrying} onClick={onRetry}>
      {uiTexts.retry}
    </Button>
  );
  return (
    <Notice
      tone={isStale ? 'warn' : 'error'}
      title={isStale ? texts.stale : texts.failed}
      live
      actions={retry}
    >
      {failureText(error)}
    </Notice>
  );
}
