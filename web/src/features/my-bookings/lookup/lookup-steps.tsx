import { useState } from 'react';
import { CodeStatus } from './code-status.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { lookupFailure } from './lookup-failure.ts';
import { useSendCode } from './use-send-code.ts';

/** The two steps: the address, then the code sent to it. */
export function LookupSteps() {
  const [email, setEmail] = useState('');
  const [cameBack, setCameBack] = useState(false);
  const { pendingCode, isCodeOfAnotherTab, error, busy, send, haveCode, otherAddress } = useSendCode();
  const failure = lookupFailure(error, 'email');

  return (
    <>
      <CodeStatus pendingCode={pendingCode} isCodeOfAnotherTab={isCodeOfAnotherTab} />
      {pendingCode ? (
        <CodeStep
          key={pendingCode.count}
          request={pendingCode.request}
          takesFocus={pendingCode.takesFocus}
          sending={busy}
          sendFailure={failure}
          onSendAnother={() => send(pendingCode.request.email)}
          onOtherAddress={() => {
            otherAddress();
            setCameBack(true);
          }}
        />
      ) : (
        <EmailStep
          text={email}
          onText={setEmail}
          busy={busy}
          failure={failure}
          takesFocus={cameBack}
          onSend={send}
          onHaveCode={haveCode}
        />
      )}
    </>
  );
}
