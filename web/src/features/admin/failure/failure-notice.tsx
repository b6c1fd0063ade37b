import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { failureText } from './failure.ts';

interface FailureNoticeProps {
  error: unknown;
  /** `failed` is the title when no data is shown, `stale` the title when older data is still shown. */
  texts: { failed: string; stale?: string };
  isStale?: boolean;
  isRetrying?: boolean;
  /** Adds a Retry button. */
  onRetry?: () => void;
}

/** Explains why something failed. */
export function FailureNotice({ error, texts, isStale, isRetrying, onRetry }: FailureNoticeProps) {
  const title = isStale ? texts.stale : texts.failed;
  const retry = onRetry && (
    <SmallButton busy={isRetrying} onClick={onRetry}>
      {uiTexts.retry}
    </SmallButton>
  );
  return (
    <Notice tone={isStale ? 'warn' : 'error'} title={title} live actions={retry}>
      {failureText(error)}
    </Notice>
  );
}

interface QueryStateProps {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** `loading` is what screen readers announce while the query loads. */
  texts: FailureNoticeProps['texts'] & { loading?: string };
  lines?: number;
}

/** What a query shows until it has data, and above data that couldn't be refreshed. */
export function QueryState({ query, texts, lines = 6 }: QueryStateProps) {
  const { data, error, isFetching, refetch } = query;
  const isLoaded = data !== undefined;
  if (!error) return isLoaded ? null : <Skeleton lines={lines} label={texts.loading} />;
  return (
    <FailureNotice
      error={error}
      texts={texts}
      isStale={isLoaded}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
