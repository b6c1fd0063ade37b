import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { isRefusal } from '#web/features/admin/failure/refusal.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { type EnterForm, type Entry, enterFields, enterFormSchema, enterRequest } from './enter-form.ts';
import { enterTexts as texts } from './enter-texts.ts';

interface EnterPaymentOptions {
  entry: Entry;
  /** The form may have been entered, as it is now. */
  onUnsure: (entry: Entry) => void;
  /** It is known whether the form was entered. */
  onKnown: () => void;
  onEntered: () => void;
}

/** The state of the form that enters a payment. One key per form, so that trying again never enters two. */
export function useEnterPayment({ entry, onUnsure, onKnown, onEntered }: EnterPaymentOptions) {
  const { openedAt, idempotencyKey } = entry;
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Payment>('payments');
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const [isChangedLate, setIsChangedLate] = useState(false);
  const form = useForm<EnterForm>({
    resolver: zodResolver(enterFormSchema(openedAt)),
    mode: 'onTouched',
    defaultValues: entry.values,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;

  function noteFailure(error: unknown, values: EnterForm): never {
    const isConflict = error instanceof ApiProblem && error.code === 'conflict';
    setIsChangedLate(isConflict);
    if (isConflict) onKnown();
    else if (!isRefusal(error)) onUnsure({ ...entry, values });
    // It may have been entered anyway: the list must show it before anyone enters it again.
    refresh();
    throw error;
  }

  const submit = form.handleSubmit(async (values) => {
    const body = enterRequest(values, openedAt, idempotencyKey);
    const refusal = await send(async () => {
      const request = track(call('POST /api/admin/payments', { body }));
      const { payment } = await request.catch((error: unknown) => noteFailure(error, values));
      onKnown();
      setRow(payment);
      showToast(texts.done(formatCents(body.amount), payment.patientName), { tone: 'success' });
      onEntered();
    });
    for (const field of enterFields) {
      const message = refusal?.fields[field === 'paidOn' ? 'paidAt' : field];
      if (message) form.setError(field, { message });
    }
  });

  return {
    form,
    submit,
    isBusy: phase === 'busy',
    isTypedIn: isDirty,
    failure: failure && { title: isChangedLate ? texts.changedLate : title, text: failure.text },
    attempt: submitCount,
    errors: enterFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ fieldId: `enter-${field}`, message }] : [];
    }),
  };
}
