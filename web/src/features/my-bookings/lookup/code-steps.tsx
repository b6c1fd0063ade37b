import type { ReactNode } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './lookup.module.css';
import { lookupFailure } from './lookup-failure.ts';
import type { PendingCode, useSendCode } from './use-send-code.ts';

/** The result of requesting a code. Rendered from the start, so that screen readers announce its changes. */
function CodeStatus({ pendingCode }: { pendingCode: PendingCode | undefined }) {
  return (
    <div className={styles.status} role="status">
      {pendingCode?.message && <Notice key={pendingCode.count}>{pendingCode.message}</Notice>}
    </div>
  );
}

interface CodeStepsProps {
  code: ReturnType<typeof useSendCode>;
  onOtherAddress: () => void;
  /** Step one, the form for the address. */
  children: ReactNode;
}

/** The two steps of the lookup: the address, then the code sent to it. */
export function CodeSteps({ code, onOtherAddress, children }: CodeStepsProps) {
  const { pendingCode, error, busy, sendAgain } = code;
  return (
    <>
      <CodeStatus pendingCode={pendingCode} />
      {pendingCode ? (
        <CodeStep
          key={pendingCode.count}
          request={pendingCode.request}
          takesFocus={pendingCode.takesFocus}
          sending={busy}
          sendFailure={lookupFailure(error, 'email')}
          onSendAgain={() => sendAgain(pendingCode.request)}
          onOtherAddress={onOtherAddress}
        />
      ) : (
        children
      )}
    </>
  );
}
