import { useState } from 'react';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { currentRecord, isRefusal } from '#web/features/admin/failure/refusal.ts';
import { findPayment } from '#web/features/admin/payments/payment/find-payment.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import type { RefundRequest } from './refund-request.ts';

/**
 * Problems that mean the refund itself was refused. Others, such as an expired session, don't reveal whether an
 * earlier request arrived.
 */
const refundRefusals: ProblemCode[] = ['conflict', 'stale-version', 'invalid'];

/**
 * Sends a refund. It keeps one idempotency key until the server refuses it, so that sending again after a lost
 * reply is safe.
 * @param earlierKey the key of a refund that another dialog sent before
 */
export function useRefund(given: Payment, earlierKey: string | undefined) {
  const { call } = useSession();
  const { latest, setRow } = useRecordChanges<Payment>('payments');
  const [idempotencyKey, setKey] = useState(() => earlierKey ?? crypto.randomUUID());
  const payment = latest(given) ?? given;

  const { mutate, reset, data, error, isPending } = useSingleMutation({
    mutationFn: ({ cents, ...request }: RefundRequest) =>
      call('POST /api/payments/{id}/refund', {
        params: { id: payment.id },
        body: { amount: cents, ...request, version: payment.version, idempotencyKey },
      }),
    onSuccess: (reply) => setRow(reply.payment),
    onError: async (failure) => {
      const fresh =
        currentRecord<Payment>(failure) ?? (await findPayment(call, payment).catch(() => undefined));
      if (fresh) setRow(fresh);
      if (isRefusal(failure) && refundRefusals.includes(failure.code)) setKey(crypto.randomUUID());
    },
  });
  return {
    payment,
    send: mutate,
    forgetFailure: reset,
    isSending: isPending,
    isDone: data !== undefined,
    refusal: isRefusal(error) ? error : undefined,
    isUnknown: error !== null && !isRefusal(error),
  };
}
