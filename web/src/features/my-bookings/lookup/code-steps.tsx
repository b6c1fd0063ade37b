import type { ReactNode } from 'react';
import { CodeStatus } from './code-status.tsx';
import { CodeStep } from './code-step.tsx';
import { lookupFailure } from './lookup-failure.ts';
import type { useSendCode } from './use-send-code.ts';

interface CodeStepsProps {
  code: ReturnType<typeof useSendCode>;
  onOtherAddress: () => void;
  /** Step one: the form for the address. */
  children: ReactNode;
}

/** The two steps: the address, then the code sent to it. */
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
