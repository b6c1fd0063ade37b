import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './lookup.module.css';
import { lookupTexts as texts } from './lookup-texts.ts';
import type { PendingCode } from './use-send-code.ts';

interface CodeStatusProps {
  pendingCode: PendingCode | undefined;
  isCodeOfAnotherTab: boolean;
}

/** What became of the request for a code. In the page from the start, so that screen readers announce its changes. */
export function CodeStatus({ pendingCode, isCodeOfAnotherTab }: CodeStatusProps) {
  return (
    <div className={styles.status} role="status">
      {pendingCode?.message && (
        <Notice key={pendingCode.count}>
          {pendingCode.message} {pendingCode.count > 1 && texts.code.newest}
        </Notice>
      )}
      {isCodeOfAnotherTab && <Notice>{texts.email.codeOfAnotherTab}</Notice>}
    </div>
  );
}
