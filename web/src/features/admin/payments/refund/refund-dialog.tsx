import { useId, useState } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { payerName } from '#web/features/admin/payments/payment/payer-name.ts';
import { refundableCents } from '#web/features/admin/payments/payment/payment-money.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './refund.module.css';
import { RefundFooter } from './refund-footer.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundOutcomeNotice } from './refund-outcome-notice.tsx';
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

/** Focuses a step when it appears, so that screen readers read it. */
function focusStep(element: HTMLElement | null) {
  element?.focus();
}

/** Refunds a payment in three steps: the form, a confirmation, and the outcome. */
export function RefundDialog({ payment: given, again, onClose }: RefundDialogProps) {
  const { payment, outcome, isSending, isChecking, send, checkAgain, startOver } = useRefund(given);
  const [draft, setDraft] = useState(() => firstDraft(again));
  const [errors, setErrors] = useState<RefundErrors>({});
  const [request, setRequest] = useState<RefundRequest>();
  const formId = useId();
  const name = payerName(payment);
  const refusal = outcome?.kind === 'refused' ? outcome : undefined;
  const ended = outcome && outcome.kind !== 'refused' ? outcome : undefined;
  // A refusal leads back to the form, which keeps the draft.
  const toConfirm = !ended && request && (isSending || !refusal) ? request : undefined;

  function proceed() {
    const read = readRefund(draft, refundableCents(payment));
    setErrors(read.errors ?? {});
    const firstError = read.errors && (read.errors.amount ? 'amount' : 'reason');
    if (firstError) document.getElementById(`${formId}-${firstError}`)?.focus();
    startOver();
    setRequest(read.request);
  }

  function back() {
    setRequest(undefined);
    startOver();
  }

  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      isTypedIn={outcome?.kind !== 'done' && Boolean(draft.amount || draft.reason)}
      title={texts.title(name)}
      footer={
        <RefundFooter
          formId={formId}
          toConfirm={toConfirm}
          ended={ended}
          isSending={isSending}
          isChecking={isChecking}
          onClose={onClose}
          onBack={back}
          onSend={send}
          onCheck={checkAgain}
        />
      }
    >
      {ended ? (
        // The keys keep React from reusing the element of the step before: focusStep runs only for a new one.
        <div key="ended" ref={focusStep} tabIndex={-1}>
          <RefundOutcomeNotice outcome={ended} payment={payment} name={name} />
        </div>
      ) : toConfirm ? (
        <div key="confirm" ref={focusStep} tabIndex={-1} className={styles.confirm}>
          <p className={styles.question}>{texts.question(formatCents(toConfirm.cents), name)}</p>
          <p className={styles.soft}>{texts.because(toConfirm.reason)}</p>
        </div>
      ) : (
        <RefundForm
          id={formId}
          payment={payment}
          draft={draft}
          errors={{ ...refusal?.fields, ...errors }}
          refusal={refusal?.text}
          onDraft={setDraft}
          onSubmit={proceed}
        />
      )}
    </Dialog>
  );
}
