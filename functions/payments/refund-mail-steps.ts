import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import type { RefundRecord } from './history/refund-record.ts';
import { type RefundMail, refundMailStep } from './mails.ts';
import type { PaymentItem } from './record.ts';

/** The mail that a refund's change calls for, if any. One that had ended when we first saw it was never on its way. */
function mailKindOf(from: RefundRecord | undefined, to: RefundRecord): RefundMail['kind'] | undefined {
  if (countsAsRefunded(to.status)) return from ? undefined : 'refund-sent';
  return !from || countsAsRefunded(from.status) ? 'refund-failed' : undefined;
}

/** The steps that queue a mail for each refund that is new or has ended. */
export function refundMailSteps(
  from: PaymentItem | undefined,
  { id: paymentId, patientEmail, refunds = [] }: PaymentItem,
  createdAt: string,
): TransactSteps {
  if (!patientEmail) return {};
  const steps: TransactSteps = {};
  for (const refund of refunds) {
    const earlier = from?.refunds?.find(({ id }) => id === refund.id);
    const kind = mailKindOf(earlier, refund);
    if (!kind) continue;
    steps[`${kind} ${refund.id}`] = refundMailStep({
      kind,
      paymentId,
      refundId: refund.id,
      createdAt,
      cause: 'payment',
    });
  }
  return steps;
}
