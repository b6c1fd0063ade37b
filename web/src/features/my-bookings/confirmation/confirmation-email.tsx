import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { isInCorrectionTime } from '#shared/appointments/email-correction.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { updateCachedAppointment } from '#web/domain/appointments/appointment-cache.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, withMention } from '#web/lib/api/api-problem.ts';
import { newAttempt } from '#web/lib/attempt.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './confirmation.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const { ticket, correction: texts } = confirmationTexts;
const emailSchema = emailAddress();

/** What we know after a failed correction. */
interface CorrectionFailure {
  message: string;
  /** Whether the message is about the email address and belongs at its field. */
  isAboutField: boolean;
  /** Set when we don't know whether the address has changed. Only the same address can then be sent again. */
  isUnknown: boolean;
}

function failureOf(error: Error | null): CorrectionFailure | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiProblem) || error.status >= 500) {
    return { message: withMention(texts.noAnswer, error), isAboutField: false, isUnknown: true };
  }
  const { email } = error.fields;
  return { message: email ?? error.detail, isAboutField: email !== undefined, isUnknown: false };
}

/** Corrects the email address of a booking made in this browser. The reply has a new token for the booking. */
function useCorrectEmail(confirmationNumber: string, onCorrected: (email: string) => void) {
  const queries = useQueryClient();
  const attempt = useRef<string>(undefined);

  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: (email: string) => {
      attempt.current ??= newAttempt();
      return api('POST /api/appointments/{confirmationNumber}/email', {
        params: { confirmationNumber },
        body: { email, attempt: attempt.current },
        token: findOwnBooking(confirmationNumber)?.manageToken ?? '',
      });
    },
    onSuccess: ({ appointment, manageToken }) => {
      addOwnBooking({ confirmationNumber, manageToken });
      updateCachedAppointment(queries, appointment);
      onCorrected(appointment.email);
    },
  });

  return { correct: mutate, busy: isPending, failure: failureOf(error), clearFailure: reset };
}

interface EmailCorrectionProps {
  confirmationNumber: string;
  /** The email address to correct, which usually needs only a small change. */
  email: string;
  onCorrected: (email: string) => void;
  onCancel: () => void;
}

/** The form that corrects the email address of a new booking, in place. */
function EmailCorrection({ confirmationNumber, email, onCorrected, onCancel }: EmailCorrectionProps) {
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
    <form className={`grid gap-4 w-full ${styles.correction}`} noValidate onSubmit={submit}>
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
      <div className={`flex flex-wrap gap-3 ${styles.correctionActions}`}>
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

interface ConfirmationEmailProps {
  appointment: PatientAppointment;
  /** Undefined until the server's time is known. */
  now: Date | undefined;
}

/**
 * The address that the confirmation is emailed to, large enough to notice a typo. On the device that booked, it can
 * be corrected.
 */
export function ConfirmationEmail({ appointment, now }: ConfirmationEmailProps) {
  const { confirmationNumber, email } = appointment;
  const [correcting, setCorrecting] = useState(false);
  const { address, button, leaveTo } = useFocusAfterForm(correcting);
  const { fromLink } = useNavigationState();
  const canCorrect =
    !appointment.emailCorrected &&
    // An emailed link proves that the email address works, and the link's token can't change it.
    !fromLink &&
    findOwnBooking(confirmationNumber) !== undefined &&
    now !== undefined &&
    isInCorrectionTime(appointment, now);

  function onCorrected(corrected: string) {
    leaveTo('address');
    setCorrecting(false);
    showToast(texts.done(corrected), { tone: 'success' });
  }

  function onCancel() {
    leaveTo('button');
    setCorrecting(false);
  }

  return (
    <div className="grid justify-items-start gap-1 pt-4 border-t print-hidden">
      <p className="text-soft text-sm">{ticket.sending}</p>
      <strong ref={address} className="wrap-anywhere text-lg leading-130" tabIndex={-1}>
        {email}
      </strong>
      {correcting ? (
        <EmailCorrection
          confirmationNumber={confirmationNumber}
          email={email}
          onCorrected={onCorrected}
          onCancel={onCancel}
        />
      ) : (
        canCorrect && (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            className="ms-quiet"
            onClick={() => setCorrecting(true)}
          >
            {texts.open}
          </Button>
        )
      )}
    </div>
  );
}

/** Moves the focus when the focused form closes. */
function useFocusAfterForm(isOpen: boolean) {
  const address = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const target = useRef<'address' | 'button'>(undefined);

  useEffect(() => {
    if (isOpen) return;
    if (target.current === 'address') address.current?.focus();
    // The button is gone if the time limit for corrections passed while the form was open.
    if (target.current === 'button') (button.current ?? address.current)?.focus();
    target.current = undefined;
  }, [isOpen]);

  function leaveTo(next: 'address' | 'button') {
    target.current = next;
  }

  return { address, button, leaveTo };
}
