import { useId, useState } from 'react';
import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { payerName } from '#web/features/admin/payments/payment/payer-name.ts';
import { refundableCents } from '#web/features/admin/payments/payment/payment-money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './refund.module.css';
import { RefundForm } from './refund-form.tsx';
import {
  firstDraft,
  type RefundErrors,
  type RefundRequest,
  type RefundToRepeat,
  readRefund,
} from './refund-request.ts';
import { refundTexts as texts } from './refund-texts.ts';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  payment: Payment;
  again?: RefundToRepeat | undefined;
  onClose: () => void;
}

const tones = { done: 'success', pending: 'info', failed: 'error' } as const;

/** The state of the latest refund of this amount. */
function outcomeOf({ refunds }: Payment, cents: number): keyof typeof tones {
  const { status = 'succeeded' } = refunds.findLast(({ amount }) => dollarsToCents(amount) === cents) ?? {};
  if (status === 'succeeded') return 'done';
  return status === 'pending' ? 'pending' : 'failed';
}

/** Focuses a step when it appears, so that screen readers announce it. */
function focusStep(element: HTMLElement | null) {
  element?.focus();
}

/** Refunds a payment in three steps: the form, a confirmation, and the result. */
export function RefundDialog({ payment: given, again, onClose }: RefundDialogProps) {
  const refund = useRefund(given, again?.idempotencyKey);
  const { payment, isSending, isDone, refusal } = refund;
  const [draft, setDraft] = useState(() => firstDraft(again));
  const [errors, setErrors] = useState<RefundErrors>({});
  const [request, setRequest] = useState<RefundRequest>();
  const formId = useId();
  const name = payerName(payment);
  const leftCents = refundableCents(payment);
  // After a refusal, the form returns with the draft.
  const toConfirm = refusal ? undefined : request;

  function proceed() {
    const read = readRefund(draft, leftCents);
    setErrors(read.errors ?? {});
    const firstError = read.errors && (read.errors.amount ? 'amount' : 'reason');
    if (firstError) document.getElementById(`${formId}-${firstError}`)?.focus();
    refund.forgetFailure();
    setRequest(read.request);
  }

  function footer() {
    if (isDone) return <Button onClick={onClose}>{texts.close}</Button>;
    if (!toConfirm) return <FormFooter formId={formId} isBusy={false} texts={texts} onCancel={onClose} />;
    return (
      <>
        <Button
          variant="secondary"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && setRequest(undefined)}
        >
          {texts.back}
        </Button>
        {/* This button appears in the place of Continue: the second half of a double click must not confirm. */}
        <Button busy={isSending} onClick={({ detail }) => detail < 2 && refund.send(toConfirm)}>
          {isSending ? texts.busy : texts.send(formatCents(toConfirm.cents))}
        </Button>
      </>
    );
  }

  function confirmation({ cents, tests, reason }: RefundRequest) {
    const amount = formatCents(cents);
    const outcome = outcomeOf(payment, cents);
    return (
      // Keys keep React from reusing the previous step's element, because focusStep runs only for a new one.
      <div key={isDone ? 'done' : 'confirm'} ref={focusStep} tabIndex={-1} className={styles.confirm}>
        {isDone ? (
          <Notice tone={tones[outcome]} live title={texts[outcome](amount, name)}>
            {leftCents > 0 ? texts.left(formatCents(leftCents)) : texts.nothingLeft}
          </Notice>
        ) : (
          <>
            <p className={`wrap-anywhere text-lg font-semibold ${styles.question}`}>
              {texts.question(amount, name)}
            </p>
            {tests && <p>{texts.forTests(tests)}</p>}
            <p className="wrap-anywhere text-soft">{texts.because(reason)}</p>
          </>
        )}
        {refund.isUnknown && (
          <Notice tone="warn" live title={texts.unknown(amount)}>
            {texts.safe}
          </Notice>
        )}
      </div>
    );
  }

  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      isTypedIn={!isDone && Boolean(draft.amount || draft.reason)}
      title={texts.title(name)}
      footer={footer()}
    >
      {toConfirm ? (
        confirmation(toConfirm)
      ) : (
        <RefundForm
          id={formId}
          payment={payment}
          draft={draft}
          errors={{ ...refusal?.fields, ...errors }}
          // A refusal of the whole remainder or of tests has no field to appear at.
          refusal={(draft.extent === 'full' && errors.amount) || refusal?.fields.tests || refusal?.detail}
          onDraft={setDraft}
          onSubmit={proceed}
        />
      )}
    </Dialog>
  );
}
