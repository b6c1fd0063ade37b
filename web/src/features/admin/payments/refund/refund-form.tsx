import type { FormEvent } from 'react';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import { formatCents, formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { refundableCents } from '#web/features/admin/payments/payment/payment-money.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './refund.module.css';
import type { RefundDraft, RefundErrors } from './refund-request.ts';
import { refundTexts as texts } from './refund-texts.ts';

interface RefundFormProps {
  id: string;
  payment: Payment;
  draft: RefundDraft;
  errors: RefundErrors;
  /** Why the server refused the refund. */
  refusal: string | undefined;
  onDraft: (draft: RefundDraft) => void;
  onSubmit: () => void;
}

/** The tests of the order to refund. Choosing tests fills in the amount they cost. */
function TestChoice({ payment, draft, onDraft }: Pick<RefundFormProps, 'payment' | 'draft' | 'onDraft'>) {
  const { items = [], refunds } = payment;
  const refunded = refunds.flatMap(({ status, tests }) => (countsAsRefunded(status) && tests) || []);
  function toggle(title: string) {
    const isChosen = draft.tests.includes(title);
    const tests = isChosen ? draft.tests.filter((one) => one !== title) : [...draft.tests, title];
    const chosen = items.filter((item) => tests.includes(item.title));
    const cents = totalCentsOf(chosen);
    onDraft({ ...draft, tests, amount: cents > 0 ? (cents / 100).toFixed(2) : '' });
  }
  return (
    <fieldset className={styles.extents}>
      <legend className="p-0 font-semibold">{texts.tests}</legend>
      {items.map(({ title, price }) => (
        <label key={title} className="flex items-center gap-3 min-h-target cursor-pointer">
          <input
            type="checkbox"
            className={`flex-none ${styles.radio}`}
            checked={draft.tests.includes(title)}
            // A chosen test that was refunded elsewhere in the meantime can still be unchecked.
            disabled={refunded.includes(title) && !draft.tests.includes(title)}
            onChange={() => toggle(title)}
          />
          {refunded.includes(title) ? (
            <span>
              <s>{`${title}, ${price}`}</s> {texts.testRefunded}
            </span>
          ) : (
            `${title}, ${price}`
          )}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Focuses the form when it replaces the confirmation, whose pressed button is gone. A dialog that opens has its
 * own focus.
 */
function focusForm(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>(':checked')?.focus();
}

export function RefundForm({ id, payment, draft, errors, refusal, onDraft, onSubmit }: RefundFormProps) {
  const { amount, amountRefunded, items = [] } = payment;
  const isPart = draft.extent === 'part';

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={focusForm} id={id} className={styles.form} noValidate onSubmit={submit}>
      {refusal && (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <p>{texts.paid(formatDollars(amount), amountRefunded > 0 ? formatDollars(amountRefunded) : '')}</p>
      <fieldset className={styles.extents}>
        <legend className="p-0 font-semibold">{texts.howMuch}</legend>
        {(['full', 'part'] as const).map((extent) => (
          <label key={extent} className="flex items-center gap-3 min-h-target cursor-pointer">
            <input
              type="radio"
              name="extent"
              className={`flex-none ${styles.radio}`}
              checked={draft.extent === extent}
              onChange={() => onDraft({ ...draft, extent })}
            />
            {extent === 'full' ? texts.full(formatCents(refundableCents(payment))) : texts.part}
          </label>
        ))}
      </fieldset>
      {isPart && items.length > 1 && <TestChoice payment={payment} draft={draft} onDraft={onDraft} />}
      {isPart && (
        <TextField
          id={`${id}-amount`}
          label={texts.amount}
          error={errors.amount}
          inputMode="decimal"
          autoComplete="off"
          // A test can't be refunded in part.
          readOnly={draft.tests.length > 0}
          value={draft.amount}
          onChange={({ target }) => onDraft({ ...draft, amount: target.value })}
        />
      )}
      <TextField
        id={`${id}-reason`}
        label={texts.reason}
        hint={texts.reasonHint}
        error={errors.reason}
        autoComplete="off"
        required
        value={draft.reason}
        onChange={({ target }) => onDraft({ ...draft, reason: target.value })}
      />
    </form>
  );
}
