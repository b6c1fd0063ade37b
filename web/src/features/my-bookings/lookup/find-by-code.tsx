import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailAddress } from '#shared/forms/fields.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { CodeSteps } from './code-steps.tsx';
import styles from './lookup.module.css';
import { LookupFailureNotice, lookupFailure, SessionEndedNotice } from './lookup-notices.tsx';
import { lookupTexts, lookupTexts as texts } from './lookup-texts.ts';
import { useFocusAfterSession } from './use-focus-after-session.ts';
import { useSendCode } from './use-send-code.ts';

const emailTexts = lookupTexts.email;
const emailSchema = emailAddress();

interface EmailStepProps {
  code: ReturnType<typeof useSendCode>;
  text: string;
  onText: (text: string) => void;
  /** Set when the visitor returned to this step with a button that has disappeared. */
  takesFocus: boolean;
}

/** Step one: the email address to send the code to. */
function EmailStep({ code, text, onText, takesFocus }: EmailStepProps) {
  const failure = lookupFailure(code.error, 'email');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const message = problem ?? failure.atField;

  useEffect(() => {
    if (takesFocus || failure.atField) input.current?.focus();
  }, [takesFocus, failure.atField]);

  function withEmail(go: (email: string) => void) {
    const parsed = emailSchema.safeParse(text);
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) go(parsed.data);
    else input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    withEmail(code.send);
  }

  return (
    <form className="grid gap-4 min-w-0" noValidate onSubmit={submit}>
      <LookupFailureNotice failure={failure} fieldMessage={message} />
      <EmailField
        ref={input}
        name="email"
        label={emailTexts.label}
        aria-required
        error={message}
        enterKeyHint="send"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button type="submit" busy={code.busy}>
          {emailTexts.submit}
        </Button>
        <Button variant="quiet" onClick={() => withEmail(code.haveCode)}>
          {emailTexts.haveCode}
        </Button>
      </div>
    </form>
  );
}

/** Asks for an email address, then for the code. */
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
      <EmailStep code={code} text={email} onText={setEmail} takesFocus={cameBack} />
    </CodeSteps>
  );
}

/**
 * Finds appointments that were booked elsewhere, once the visitor enters the code sent to their email address. Hidden
 * during a lookup session.
 */
export function FindByCode() {
  const { session } = useLookupSession();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterSession(session, title);

  if (session) return null;
  return (
    <section
      className={`grid gap-4 p-4 min-w-0 max-w-text wrap-anywhere border rounded-md bg-surface ${styles.box}`}
    >
      <h2 ref={title} className="wrap-anywhere text-lg" tabIndex={-1}>
        {texts.title}
      </h2>
      <SessionEndedNotice />
      <p>{texts.lead}</p>
      <LookupSteps />
    </section>
  );
}
