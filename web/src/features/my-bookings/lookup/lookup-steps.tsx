import { useState } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import styles from './lookup.module.css';
import { lookupFailure } from './lookup-failure.ts';
import { lookupTexts as texts } from './lookup-texts.ts';
import { useSendCode } from './use-send-code.ts';

/** The two steps: the address, then the code sent to it. */
export function LookupSteps() {
  const [email, setEmail] = useState('');
  const [cameBack, setCameBack] = useState(false);
  const { pendingCode, isCodeOfAnotherTab, error, busy, send, haveCode, otherAddress } = useSendCode();
  const failure = lookupFailure(error, 'email');

  return (
    <>
      {/* In the page from the start, so that screen readers announce its changes. */}
      <div className={styles.status} role="status">
        {pendingCode?.message && (
          <Notice key={pendingCode.count}>
            {pendingCode.message} {pendingCode.count > 1 && texts.code.newest}
          </Notice>
        )}
        {isCodeOfAnotherTab && <Notice>{texts.email.codeOfAnotherTab}</Notice>}
      </div>
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
