import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { type EnterForm, enterFields, enterFormSchema, enterRequest } from './enter-form.ts';
import { enterTexts as texts } from './enter-texts.ts';

/** The state of the form that enters a payment. One key per form, so that trying again never enters two. */
export function useEnterPayment(openedAt: Date, onEntered: () => void) {
  const { call } = useSession();
  const { setRow } = useRecordChanges<Payment>('payments');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const form = useForm<EnterForm>({
    resolver: zodResolver(enterFormSchema(openedAt)),
    mode: 'onTouched',
    defaultValues: {
      source: '' as EnterForm['source'],
      amount: '',
      patientName: '',
      accountNumber: '',
      description: '',
      paidOn: clinicDateAt(openedAt),
    },
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const body = enterRequest(values, openedAt, idempotencyKey);
    const refusal = await send(async () => {
      const { payment } = await track(call('POST /api/admin/payments', { body }));
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
    failure: failure && { title, text: failure.text },
    attempt: submitCount,
    errors: enterFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ fieldId: `enter-${field}`, message }] : [];
    }),
  };
}
