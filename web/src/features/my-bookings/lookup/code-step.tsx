import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CodeRequest } from '#web/domain/lookup/code-request.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './lookup.module.css';
import { type LookupFailure, lookupFailure } from './lookup-failure.ts';
import { LookupFailureNotice } from './lookup-failure-notice.tsx';
import { lookupTexts } from './lookup-texts.ts';

/** Exchanges the emailed code for the address's appointments. */
function useVerifyCode({ email }: CodeRequest, onRefused: () => void) {
  const { start } = useLookupSession();

  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: (code: string) => api('POST /api/appointments/lookup/verify', { body: { email, code } }),
    onSuccess: (opened) => start({ ...opened, email }),
    onError: onRefused,
  });

  return { verify: mutate, error, busy: isPending, reset };
}

const texts = lookupTexts.code;

// Allows for a pasted code with spaces and a few words around it.
const maxPasteLength = 40;

interface CodeStepProps {
  request: CodeRequest;
  takesFocus: boolean;
  /** Set while a new code is being requested. */
  sending: boolean;
  sendFailure: LookupFailure;
  onSendAgain: () => void;
  onOtherAddress: () => void;
}

/** Step two: the code from the email. Use another `key` for every request, so that the step starts empty and focused. */
export function CodeStep({
  request,
  takesFocus,
  sending,
  sendFailure,
  onSendAgain,
  onOtherAddress,
}: CodeStepProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Selects a wrong code, so that typing replaces it.
  const { verify, error, busy, reset } = useVerifyCode(request, () => input.current?.select());
  const failure = lookupFailure(error, 'code');
  const message = problem ?? failure.atField;

  useEffect(() => {
    if (!takesFocus) return;
    // Scroll the notice above the field into view: focusing alone may leave it behind the header.
    input.current?.form?.parentElement?.scrollIntoView({ block: 'nearest' });
    input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = text.replace(/\D/g, '');
    if (code.length === 6) {
      setProblem(undefined);
      verify(code);
    } else {
      setProblem(texts.required);
      input.current?.focus();
    }
  }

  function sendAgain() {
    setProblem(undefined);
    reset();
    onSendAgain();
  }

  return (
    <form className="grid gap-4 min-w-0" noValidate onSubmit={submit}>
      <LookupFailureNotice failure={failure.notice ? failure : sendFailure} fieldMessage={message} />
      <div className={styles.code}>
        <TextField
          ref={input}
          id="lookup-code"
          name="code"
          label={texts.label}
          aria-required
          hint={texts.for(request.email)}
          error={message}
          inputMode="numeric"
          pattern="[0-9 ]*"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={maxPasteLength}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
      </div>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
        <Button variant="secondary" busy={sending} onClick={sendAgain}>
          {texts.sendAgain}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {texts.otherAddress}
        </Button>
      </div>
    </form>
  );
}
