import { useId, useState } from 'react';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { currentRecord, isRefusal } from '#web/features/admin/failure/failure.ts';
import { findPayment, payerName, refundableCents } from '#web/features/admin/payments/payment/payment.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RefundForm } from './refund-form.tsx';
import { type RefundRequest, type RefundToRepeat, useRefundForm } from './refund-request.ts';
import { refundTexts as texts } from './refund-texts.ts';

interface RefundDialogProps {
  payment: Payment;
  again?: RefundToRepeat | undefined;
  onClose: () => void;
}

/**
 * Problems that mean the refund itself was refused. Others, such as an expired session, don't reveal whether an
 * earlier request arrived.
 */
const refundRefusals: ProblemCode[] = ['conflict', 'stale-version', 'invalid'];

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

/**
 * Refunds a payment in three steps: the form, a confirmation, and the result. It keeps one idempotency key until
 * the server refuses it, so that sending again after a lost reply is safe.
 */
export function RefundDialog({ payment: given, again, onClose }: RefundDialogProps) {
  const formId = useId();
  const { call } = useSession();
  const { latest, setRow } = useRecordChanges<Payment>('payments');
  const payment = latest(given) ?? given;
  const name = payerName(payment);
  const leftCents = refundableCents(payment);
  const [idempotencyKey, setKey] = useState(() => again?.idempotencyKey ?? crypto.randomUUID());
  const [request, setRequest] = useState<RefundRequest>();
  const form = useRefundForm(again, leftCents);
  const { mutate, reset, data, error, isPending } = useSingleMutation({
    mutationFn: ({ cents, ...rest }: RefundRequest) =>
      call('POST /api/payments/{id}/refund', {
        params: { id: payment.id },
        body: { amount: cents, ...rest, version: payment.version, idempotencyKey },
      }),
    onSuccess: (reply) => setRow(reply.payment),
    onError: async (failure) => {
      const fresh =
        currentRecord<Payment>(failure) ?? (await findPayment(call, payment.id).catch(() => undefined));
      if (fresh) setRow(fresh);
      if (isRefusal(failure) && refundRefusals.includes(failure.code)) setKey(crypto.randomUUID());
    },
  });
  const isDone = data !== undefined;
  const refusal = isRefusal(error) ? error : undefined;
  // After a refusal, the form returns with what was typed.
  const toConfirm = refusal ? undefined : request;
  const proceed = form.handleSubmit((read) => {
    reset();
    setRequest(read);
  });

  function footer() {
    if (isDone) return <Button onClick={onClose}>{texts.close}</Button>;
    if (!toConfirm) return <FormFooter formId={formId} isBusy={false} texts={texts} onCancel={onClose} />;
    return (
      <>
        <Button
          variant="secondary"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && setRequest(undefined)}
        >
          {texts.back}
        </Button>
        {/* This button appears in the place of Continue: the second half of a double click must not confirm. */}
        <Button busy={isPending} onClick={({ detail }) => detail < 2 && mutate(toConfirm)}>
          {isPending ? texts.busy : texts.send(formatCents(toConfirm.cents))}
        </Button>
      </>
    );
  }

  function confirmation({ cents, tests, reason }: RefundRequest) {
    const amount = formatCents(cents);
    const outcome = outcomeOf(payment, cents);
    return (
      // Keys keep React from reusing the previous step's element, because focusStep runs only for a new one.
      <div
        key={isDone ? 'done' : 'confirm'}
        ref={focusStep}
        tabIndex={-1}
        className="grid gap-4 wrap-anywhere"
      >
        {isDone ? (
          <Notice tone={tones[outcome]} live title={texts[outcome](amount, name)}>
            {leftCents > 0 ? texts.left(formatCents(leftCents)) : texts.nothingLeft}
          </Notice>
        ) : (
          <>
            <p className="text-lg font-semibold leading-140">{texts.question(amount, name)}</p>
            {tests && <p>{texts.forTests(tests)}</p>}
            <p className="text-soft">{texts.because(reason)}</p>
          </>
        )}
        {error && !refusal && (
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
      onClose={() => !isPending && onClose()}
      isTypedIn={!isDone && form.formState.isDirty}
      title={texts.title(name)}
      footer={footer()}
    >
      {toConfirm ? (
        confirmation(toConfirm)
      ) : (
        <RefundForm id={formId} payment={payment} form={form} refusal={refusal} onSubmit={proceed} />
      )}
    </Dialog>
  );
}
