import type { ComponentPropsWithRef, FormEventHandler } from 'react';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import { formatCents, formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { refundableCents } from '#web/features/admin/payments/payment/payment.ts';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { useRefundForm } from './refund-request.ts';
import { refundTexts as texts } from './refund-texts.ts';

interface RefundFormProps {
  id: string;
  payment: Payment;
  form: ReturnType<typeof useRefundForm>;
  /** The server's answer, if it refused the refund. */
  refusal: ApiProblem | undefined;
  onSubmit: FormEventHandler;
}

function Choice({ children, ...input }: ComponentPropsWithRef<'input'>) {
  return (
    <label className="flex items-center gap-3 min-h-target cursor-pointer">
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}

/**
 * Focuses the form when it replaces the confirmation, whose pressed button is gone. A dialog that opens has its
 * own focus.
 */
function focusForm(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>(':checked')?.focus();
}

/** How much of a payment to refund, for which tests of its order, and why. Choosing tests fills in what they cost. */
export function RefundForm({ id, payment, form, refusal, onSubmit }: RefundFormProps) {
  const { amount, amountRefunded, items = [], refunds } = payment;
  const { register, watch, setValue, formState } = form;
  const [extent, chosen] = watch(['extent', 'tests']);
  const isPart = extent === 'part';
  const refunded = refunds.flatMap(({ status, tests }) => (countsAsRefunded(status) && tests) || []);
  const messageOf = (name: 'amount' | 'reason') =>
    formState.errors[name]?.message ?? refusal?.fields[name] ?? undefined;
  // A refusal of the whole remainder or of tests has no field to appear at.
  const problem = (!isPart && formState.errors.amount?.message) || refusal?.fields.tests || refusal?.detail;
  const onTests = () => {
    const tests = form.getValues('tests');
    const cents = totalCentsOf(items.filter(({ title }) => tests.includes(title)));
    setValue('amount', cents > 0 ? (cents / 100).toFixed(2) : '');
  };
  return (
    <Form ref={focusForm} id={id} onSubmit={onSubmit}>
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <p>{texts.paid(formatDollars(amount), amountRefunded > 0 ? formatDollars(amountRefunded) : '')}</p>
      <fieldset>
        <legend className="p-0 font-semibold">{texts.howMuch}</legend>
        <Choice type="radio" value="full" {...register('extent')}>
          {texts.full(formatCents(refundableCents(payment)))}
        </Choice>
        <Choice type="radio" value="part" {...register('extent')}>
          {texts.part}
        </Choice>
      </fieldset>
      {isPart && items.length > 1 && (
        <fieldset>
          <legend className="p-0 font-semibold">{texts.tests}</legend>
          {items.map(({ title, price }) => {
            const isRefunded = refunded.includes(title);
            const name = `${title}, ${price}`;
            return (
              <Choice
                key={title}
                type="checkbox"
                value={title}
                {...register('tests', { onChange: onTests })}
                // A chosen test that was refunded elsewhere in the meantime can still be unchecked.
                disabled={isRefunded && !chosen.includes(title)}
              >
                {isRefunded ? <s>{name}</s> : name} {isRefunded && texts.testRefunded}
              </Choice>
            );
          })}
        </fieldset>
      )}
      {isPart && (
        <TextField
          label={texts.amount}
          error={messageOf('amount')}
          inputMode="decimal"
          autoComplete="off"
          // A test can't be refunded in part.
          readOnly={chosen.length > 0}
          {...register('amount')}
        />
      )}
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        error={messageOf('reason')}
        autoComplete="off"
        required
        {...register('reason')}
      />
    </Form>
  );
}
