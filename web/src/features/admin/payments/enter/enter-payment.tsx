import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { earliestPaidDate, enteredSources } from '#shared/payments/entered-payment.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { isRefusal } from '#web/features/admin/failure/refusal.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { type EnterForm, type Entry, enterFormSchema, enterRequest, newEntry } from './enter-form.ts';
import { enterTexts as texts } from './enter-texts.ts';

const draftId = 'enter payment';

const enterFields = Object.keys(texts.labels) as (keyof EnterForm)[];
const sourceOptions = enteredSources.map((value) => ({ value, label: texts.sources[value] }));

/**
 * The form for a payment by phone, in cash or by check. It keeps its input until the server confirms. Retries
 * share one idempotency key, so that a payment is never entered twice.
 */
export function EnterPayment({ onClose }: { onClose: () => void }) {
  const { now = new Date() } = useServerClock();
  const [entry, setEntry] = useState(() => (drafts().get(draftId)?.request as Entry) ?? newEntry(now));
  const { openedAt, idempotencyKey } = entry;
  const formId = useId();
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<Payment>('payments');
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const [isChangedLate, setIsChangedLate] = useState(false);
  const form = useForm<EnterForm>({
    resolver: zodResolver(enterFormSchema(openedAt)),
    mode: 'onTouched',
    defaultValues: entry.values,
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const isBusy = phase === 'busy';
  const field = formFields(form, { labels: texts.labels, readOnly: isBusy });
  const close = () => !isBusy && onClose();

  function noteFailure(error: unknown): never {
    const isConflict = error instanceof ApiProblem && error.code === 'conflict';
    setIsChangedLate(isConflict);
    if (isConflict) drafts().delete(draftId);
    else if (!isRefusal(error)) setEntry({ ...entry, isUnsure: true });
    // The payment may have been saved anyway: the list must show it before anyone enters it again.
    refresh();
    throw error;
  }

  const submit = form.handleSubmit(async (values) => {
    const body = enterRequest(values, openedAt, idempotencyKey);
    const refusal = await send(async () => {
      const request = track(call('POST /api/admin/payments', { body }));
      const { payment } = await request.catch(noteFailure);
      drafts().delete(draftId);
      setRow(payment);
      showToast(texts.done(formatCents(body.amount), payment.patientName), { tone: 'success' });
      onClose();
    });
    for (const name of enterFields) {
      const message = refusal?.fields[name === 'paidOn' ? 'paidAt' : name];
      if (message) form.setError(name, { message });
    }
  });

  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={isDirty}
      title={texts.title}
      footer={<FormFooter formId={formId} isBusy={isBusy} texts={texts} onCancel={close} />}
    >
      <Form id={formId} onSubmit={submit} aria-label={texts.title}>
        {submitCount > 0 && (
          <ErrorSummary
            attempt={submitCount}
            errors={enterFields.flatMap((name) => {
              const message = errors[name]?.message;
              return message ? [{ fieldId: `enter-${name}`, message }] : [];
            })}
          />
        )}
        {submitCount === 0 && entry.isUnsure && (
          <Notice tone="error" title={texts.unknown}>
            {texts.unsureStill}
          </Notice>
        )}
        {failure && (
          <Notice tone="error" title={isChangedLate ? texts.changedLate : title} live>
            {failure.text}
          </Notice>
        )}
        <Draft id={draftId} form={form} request={entry} onStartOver={() => setEntry(newEntry(now))} />
        <FieldPairs>
          <SelectField
            id="enter-source"
            options={sourceOptions}
            placeholder={texts.choose}
            defaultValue={entry.values.source}
            {...field('source')}
          />
          <TextField id="enter-amount" inputMode="decimal" autoComplete="off" {...field('amount')} />
        </FieldPairs>
        <TextField id="enter-patientName" autoComplete="off" {...field('patientName')} />
        <TextField
          id="enter-accountNumber"
          autoComplete="off"
          optional
          hint={texts.accountHint}
          {...field('accountNumber')}
        />
        <TextField id="enter-description" autoComplete="off" maxLength={100} {...field('description')} />
        <DateField
          id="enter-paidOn"
          min={earliestPaidDate(openedAt)}
          max={clinicDateAt(openedAt)}
          {...field('paidOn')}
        />
        <p>{texts.noReceipt}</p>
      </Form>
    </Dialog>
  );
}
