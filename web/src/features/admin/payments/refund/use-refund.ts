import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dollarsToCents } from '#shared/payments/amount.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { currentRecord, isRefusal } from '#web/features/admin/failure/refusal.ts';
import { findPayment } from '#web/features/admin/payments/payment/find-payment.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import type { RefundErrors, RefundRequest } from './refund-request.ts';

export type RefundOutcome =
  | { kind: 'done'; cents: number }
  | { kind: 'refused'; text: string; fields: RefundErrors }
  /** No answer came. `newCents` were refunded since `before`; undefined when the payment could not be loaded. */
  | { kind: 'unknown'; cents: number; before: Payment; newCents: number | undefined };

/** Sends a refund. It is never retried automatically, because a lost answer may hide one that went through. */
export function useRefund(given: Payment) {
  const { call } = useSession();
  const { latest, setRow } = useRecordChanges<Payment>('payments');
  const [outcome, setOutcome] = useState<RefundOutcome>();
  const payment = latest(given) ?? given;

  async function reload(before: Payment): Promise<Payment | undefined> {
    const fresh = await findPayment(call, before).catch(() => undefined);
    if (fresh) setRow(fresh);
    return fresh;
  }

  async function checkPayment(before: Payment, cents: number) {
    const fresh = await reload(before);
    const newCents = fresh && dollarsToCents(fresh.amountRefunded) - dollarsToCents(before.amountRefunded);
    setOutcome({ kind: 'unknown', cents, before, newCents });
  }

  const refund = useSingleMutation({
    mutationFn: async ({ cents, reason }: RefundRequest) =>
      call('POST /api/payments/{id}/refund', {
        params: { id: payment.id },
        body: { amount: cents, reason, version: payment.version },
      }),
    onSuccess: (reply, { cents }) => {
      setRow(reply.payment);
      setOutcome({ kind: 'done', cents });
    },
    onError: async (error, { cents }) => {
      if (!isRefusal(error)) return checkPayment(payment, cents);
      const current = currentRecord<Payment>(error);
      if (current) setRow(current);
      else await reload(payment);
      setOutcome({ kind: 'refused', text: failureText(error), fields: error.fields });
    },
  });

  const check = useMutation({
    mutationFn: async () => {
      if (outcome?.kind === 'unknown') await checkPayment(outcome.before, outcome.cents);
    },
  });

  return {
    payment,
    outcome,
    isSending: refund.isPending,
    isChecking: check.isPending,
    checkAgain: () => check.mutate(),
    startOver: () => setOutcome(undefined),
    send: refund.mutate,
  };
}
