import { useId, useState } from 'react';
import { dollarText } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { payerName } from '#web/features/admin/payments/payer-name.ts';
import { refundableCents } from '#web/features/admin/payments/payment-money.ts';
import { paymentsTexts } from '#web/features/admin/payments/payments-texts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './refund.module.css';
import { RefundFooter } from './refund-footer.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundOutcomeNotice } from './refund-outcome-notice.tsx';
import { type RefundDraft, type RefundErrors, type RefundRequest, readRefund } from './refund-request.ts';
import { useRefund } from './use-refund.ts';

const texts = paymentsTexts.refund;

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** The focus follows the step, so that it is read out. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** Gives money back: how much and why, a second look, then how it went. */
export function RefundDialog({ payment: given, onClose }: RefundDialogProps) {
  const { payment, outcome, isSending, isLooking, send, lookAgain, startAnew } = useRefund(given);
  const [draft, setDraft] = useState<RefundDraft>({ extent: 'full', amount: '', reason: '' });
  const [errors, setErrors] = useState<RefundErrors>({});
  const [checked, setChecked] = useState<RefundRequest>();
  const formId = useId();
  const name = payerName(payment);
  const refusal = outcome?.kind === 'refused' ? outcome : undefined;
  const ended = outcome && outcome.kind !== 'refused' ? outcome : undefined;
  // Refused while it was looked at: back to the form, where what was typed still stands.
  const asking = !ended && checked && (isSending || !refusal) ? checked : undefined;

  function proceed() {
    const read = readRefund(draft, refundableCents(payment));
    setErrors(read.errors ?? {});
    const wrong = read.errors && (read.errors.amount ? 'amount' : 'reason');
    if (wrong) document.getElementById(`${formId}-${wrong}`)?.focus();
    startAnew();
    setChecked(read.request);
  }

  function back() {
    setChecked(undefined);
    startAnew();
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
          asking={asking}
          ended={ended}
          isSending={isSending}
          isLooking={isLooking}
          onClose={onClose}
          onBack={back}
          onSend={send}
          onLook={lookAgain}
        />
      }
    >
      {ended ? (
        // With keys of their own, or both steps would share one element, which takes the focus only once.
        <div key="ended" ref={takeFocus} tabIndex={-1}>
          <RefundOutcomeNotice outcome={ended} payment={payment} name={name} />
        </div>
      ) : asking ? (
        <div key="asking" ref={takeFocus} tabIndex={-1} className={styles.check}>
          <p className={styles.question}>{texts.question(dollarText(asking.cents), name)}</p>
          <p className={styles.soft}>{texts.because(asking.reason)}</p>
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
