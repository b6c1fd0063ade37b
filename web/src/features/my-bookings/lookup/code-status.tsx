import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './lookup.module.css';
import type { PendingCode } from './use-send-code.ts';

/** What became of the request for a code. In the page from the start, so that screen readers announce its changes. */
export function CodeStatus({ pendingCode }: { pendingCode: PendingCode | undefined }) {
  return (
    <div className={styles.status} role="status">
      {pendingCode?.message && <Notice key={pendingCode.count}>{pendingCode.message}</Notice>}
    </div>
  );
}
