import { useRef, useState } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { CodeSteps } from './code-steps.tsx';
import { EmailStep } from './email-step.tsx';
import styles from './lookup.module.css';
import { lookupFailure } from './lookup-failure.ts';
import { lookupTexts as texts } from './lookup-texts.ts';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { useFocusAfterSession } from './use-focus-after-session.ts';
import { useSendCode } from './use-send-code.ts';

/** Asks only for an address, then for the code. */
function LookupSteps() {
  const [email, setEmail] = useState('');
  const [cameBack, setCameBack] = useState(false);
  const code = useSendCode();

  function backToAddress() {
    code.otherAddress();
    setCameBack(true);
  }

  return (
    <CodeSteps code={code} onOtherAddress={backToAddress}>
      <EmailStep
        text={email}
        onText={setEmail}
        busy={code.busy}
        failure={lookupFailure(code.error, 'email')}
        takesFocus={cameBack}
        onSend={code.send}
        onHaveCode={code.haveCode}
      />
    </CodeSteps>
  );
}

/** Finds appointments booked elsewhere with a code sent to their email address. Hidden during a lookup session. */
export function FindByCode() {
  const { session, hasExpired } = useLookupSession();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterSession(session, title);

  if (session) return null;
  return (
    <section
      className={`grid gap-4 p-4 min-w-0 max-w-text wrap-anywhere rounded-md bg-surface ${styles.box}`}
    >
      <h2 ref={title} className="wrap-anywhere text-lg" tabIndex={-1}>
        {texts.title}
      </h2>
      <SessionEndedNotice hasExpired={hasExpired} />
      <p>{texts.lead}</p>
      <LookupSteps />
    </section>
  );
}
