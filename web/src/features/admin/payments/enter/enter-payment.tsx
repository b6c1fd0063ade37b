import { useId, useState } from 'react';
import { earliestPaidDate, enteredSources } from '#shared/payments/entered-payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
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
import { type Entry, newEntry } from './enter-form.ts';
import { enterTexts as texts } from './enter-texts.ts';
import { useEnterPayment } from './use-enter-payment.ts';

const sourceOptions = enteredSources.map((value) => ({ value, label: texts.sources[value] }));

interface EnterPaymentProps {
  /** A form that was closed before it was known whether it was entered: it opens as it was. */
  unsure: Entry | undefined;
  onUnsure: (entry: Entry | undefined) => void;
  onClose: () => void;
}

/** The form for a payment by phone, in cash or by check. It keeps what was typed until the server has confirmed. */
export function EnterPayment({ unsure, onUnsure, onClose }: EnterPaymentProps) {
  const { now = new Date() } = useServerClock();
  const [entry] = useState(() => unsure ?? newEntry(now));
  const formId = useId();
  const { form, submit, isBusy, isTypedIn, failure, attempt, errors } = useEnterPayment({
    entry,
    onUnsure,
    onKnown: () => onUnsure(undefined),
    onEntered: onClose,
  });
  const field = formFields(form, { labels: texts.labels, readOnly: isBusy });
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={isTypedIn}
      title={texts.title}
      footer={<FormFooter formId={formId} isBusy={isBusy} texts={texts} onCancel={close} />}
    >
      <Form id={formId} onSubmit={submit} aria-label={texts.title}>
        {attempt > 0 && <ErrorSummary attempt={attempt} errors={errors} />}
        {attempt === 0 && unsure && (
          <Notice tone="error" title={texts.unknown}>
            {texts.unsureStill}
          </Notice>
        )}
        {failure && (
          <Notice tone="error" title={failure.title} live>
            {failure.text}
          </Notice>
        )}
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
          min={earliestPaidDate(entry.openedAt)}
          max={clinicDateAt(entry.openedAt)}
          {...field('paidOn')}
        />
        <p>{texts.noReceipt}</p>
      </Form>
    </Dialog>
  );
}
