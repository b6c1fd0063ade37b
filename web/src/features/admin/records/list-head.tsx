import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './record-list.module.css';
import { recordsTexts as texts } from './records-texts.ts';
import { useUpdatedText } from './use-updated-text.ts';

interface ListHeadProps {
  updatedAtMs: number;
  isRefreshing: boolean;
  /** The last refresh did not get through; the rows are older. */
  hasFailed: boolean;
  onRetry: () => void;
  /** What there is to know of the order of the rows. */
  note?: string;
  /** The export. */
  children: ReactNode;
}

/** Above the rows: how fresh they are, and their export. */
export function ListHead(props: ListHeadProps) {
  const { updatedAtMs, isRefreshing, hasFailed, onRetry, note, children } = props;
  const time = useUpdatedText(updatedAtMs);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.fresh}>
          {note && <span>{note} </span>}
          <span>{updatedAtMs > 0 && texts.updated(time)}</span>
        </p>
        {children}
      </div>
      {hasFailed && (
        <Notice
          tone="warn"
          live
          actions={
            <Button variant="secondary" size="small" busy={isRefreshing} onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.refreshFailed(time)}
        </Notice>
      )}
    </>
  );
}
