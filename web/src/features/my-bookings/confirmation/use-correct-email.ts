import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { updateCachedAppointment } from '#web/domain/appointments/appointment-cache.ts';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, withMention } from '#web/lib/api/api-problem.ts';
import { newAttempt } from '#web/lib/attempt.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.correction;

/** What we know after a failed correction. */
interface CorrectionFailure {
  message: string;
  /** Whether the message is about the address and belongs at its field. */
  isAboutField: boolean;
  /** No reply arrived, so the address may have changed. Only the same address can be sent again. */
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

/** Corrects the email address of a booking made in this browser, which receives a new token in return. */
export function useCorrectEmail(confirmationNumber: string, onCorrected: (email: string) => void) {
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
