import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailAddress } from '#shared/forms/fields.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import styles from './email-correction.module.css';
import { useCorrectEmail } from './use-correct-email.ts';

const texts = confirmationTexts.correction;
const emailSchema = emailAddress();

interface EmailCorrectionProps {
  confirmationNumber: string;
  /** The address to correct, which usually needs only a small change. */
  email: string;
  onCorrected: (email: string) => void;
  onCancel: () => void;
}

/** The form that corrects the email address of a new booking, in place. */
export function EmailCorrection({ confirmationNumber, email, onCorrected, onCancel }: EmailCorrectionProps) {
  const [text, setText] = useState(email);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { correct, busy, failure, clearFailure } = useCorrectEmail(confirmationNumber, onCorrected);
  const fieldMessage = problem ?? (failure?.isAboutField ? failure.message : undefined);
  const isUnknown = failure?.isUnknown ?? false;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (fieldMessage) input.current?.focus();
  }, [fieldMessage]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = emailSchema.safeParse(text);
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) correct(parsed.data);
  }

  return (
    <form
      className={`grid gap-4 p-4 w-full rounded-md bg-surface print-hidden ${styles.form}`}
      noValidate
      onSubmit={submit}
    >
      {failure && !failure.isAboutField && (
        <Notice tone="error" live>
          {failure.message}
        </Notice>
      )}
      <EmailField
        ref={input}
        id="corrected-email"
        name="email"
        label={texts.label}
        aria-required
        error={fieldMessage}
        enterKeyHint="send"
        readOnly={busy || isUnknown}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
          clearFailure();
        }}
      />
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button type="submit" busy={busy}>
          {isUnknown ? texts.tryAgain : texts.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
