import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailAddress } from '#shared/forms/fields.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import styles from './lookup.module.css';
import type { LookupFailure } from './lookup-failure.ts';
import { LookupFailureNotice } from './lookup-failure-notice.tsx';
import { lookupTexts } from './lookup-texts.ts';

const texts = lookupTexts.email;
const emailSchema = emailAddress();

interface EmailStepProps {
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  failure: LookupFailure;
  /** Set when the visitor returned to this step with a button that is gone. */
  takesFocus: boolean;
  onSend: (email: string) => void;
  onHaveCode: (email: string) => void;
}

/** Step one: the address to send the code to. */
export function EmailStep({ text, onText, busy, failure, takesFocus, onSend, onHaveCode }: EmailStepProps) {
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
    withEmail(onSend);
  }

  return (
    <form className="grid gap-4 min-w-0" noValidate onSubmit={submit}>
      <LookupFailureNotice failure={failure} fieldMessage={message} />
      <EmailField
        ref={input}
        name="email"
        label={texts.label}
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
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={() => withEmail(onHaveCode)}>
          {texts.haveCode}
        </Button>
      </div>
    </form>
  );
}
