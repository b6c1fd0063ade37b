import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './record-list.module.css';
import { recordsTexts } from './records-texts.ts';

const texts = recordsTexts.list;

interface ListFootProps {
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

function summary(count: number, hasMore: boolean): string {
  if (!hasMore) return texts.shownAll(count);
  return count === 0 ? texts.notYet : texts.shownMore(count);
}

/** Below the rows: how many there are, and the way to more of them. */
export function ListFoot({ count, hasMore, isLoading, hasFailed, onMore }: ListFootProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // With the last page the button goes; who pressed it stays where it was.
  useLayoutEffect(() => {
    if (hasMore || !wasPressed.current) return;
    wasPressed.current = false;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) line.current?.focus();
  }, [hasMore]);

  return (
    <div className={styles.foot}>
      <p ref={line} role="status" tabIndex={-1}>
        {summary(count, hasMore)}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {texts.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          busy={isLoading}
          onClick={() => {
            wasPressed.current = true;
            onMore();
          }}
        >
          {isLoading
            ? recordsTexts.loading
            : hasFailed
              ? recordsTexts.retry
              : count === 0
                ? texts.lookOn
                : texts.more}
        </Button>
      )}
    </div>
  );
}
