import { useState } from 'react';
import { CodeSteps } from './code-steps.tsx';
import { EmailStep } from './email-step.tsx';
import { lookupFailure } from './lookup-failure.ts';
import { useSendCode } from './use-send-code.ts';

/** Asks for an address and nothing else, then for the code. */
export function LookupSteps() {
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
