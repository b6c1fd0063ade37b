import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CodeRequest } from '#web/domain/lookup/code-request.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './lookup.module.css';
import { LookupFailureNotice, lookupFailure } from './lookup-notices.tsx';
import { lookupTexts } from './lookup-texts.ts';
import type { PendingCode, useSendCode } from './use-send-code.ts';

/** Exchanges the emailed code for the appointments of the email address. */
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
  code: ReturnType<typeof useSendCode>;
  pendingCode: PendingCode;
  onOtherAddress: () => void;
}

/** Step two: the code from the email. Use another `key` for every request, so that the step starts empty and focused. */
function CodeStep({ code, pendingCode, onOtherAddress }: CodeStepProps) {
  const { request, takesFocus } = pendingCode;
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
    const digits = text.replace(/\D/g, '');
    if (digits.length === 6) {
      setProblem(undefined);
      verify(digits);
    } else {
      setProblem(texts.required);
      input.current?.focus();
    }
  }

  function sendAgain() {
    setProblem(undefined);
    reset();
    code.sendAgain(request);
  }

  return (
    <form className="grid gap-4 min-w-0" noValidate onSubmit={submit}>
      <LookupFailureNotice
        failure={failure.notice ? failure : lookupFailure(code.error, 'email')}
        fieldMessage={message}
      />
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
        <Button variant="secondary" busy={code.busy} onClick={sendAgain}>
          {texts.sendAgain}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {texts.otherAddress}
        </Button>
      </div>
    </form>
  );
}

interface CodeStepsProps {
  code: ReturnType<typeof useSendCode>;
  onOtherAddress: () => void;
  /** Step one, the form for the email address. */
  children: ReactNode;
}

/** The two steps of the lookup: the email address, then the code sent there. */
export function CodeSteps({ code, onOtherAddress, children }: CodeStepsProps) {
  const { pendingCode } = code;
  return (
    <>
      {/* The status is rendered from the start, so that screen readers announce its changes. */}
      <div className={styles.status} role="status">
        {pendingCode?.message && <Notice key={pendingCode.count}>{pendingCode.message}</Notice>}
      </div>
      {!pendingCode && children}
      {pendingCode && (
        <CodeStep
          key={pendingCode.count}
          code={code}
          pendingCode={pendingCode}
          onOtherAddress={onOtherAddress}
        />
      )}
    </>
  );
}
