import { changePayment } from '#functions/payments/change.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { cancelIfPending } from '#functions/payments/settle/settle-payment.ts';
import { checkPaymentVersion, findPayment } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { PaymentStatus } from '#shared/payments/payment.ts';

interface StatusOverride {
  status: PaymentStatus;
  receiptUrl?: string | undefined;
  version?: number | undefined;
}

/**
 * Cancels a payment at Stripe if it is pending. Returns whether it was: canceling has then changed its version.
 */
async function cancelAsSeen(id: string, version: number | undefined): Promise<boolean> {
  const item = await findPayment(id);
  checkPaymentVersion(version, item);
  await cancelIfPending(item);
  return item.pending !== undefined;
}

/**
 * Overrides a payment's status by hand, with an audit line. An update from Stripe never undoes the override. Setting
 * 'cancelled' cancels the payment at Stripe first, and throws `stale-version` when the payment was paid just before.
 */
export async function setPaymentStatus(
  id: string,
  { status, receiptUrl, version }: StatusOverride,
  actor: string,
): Promise<PaymentItem> {
  const now = clock();
  const isCanceled = status === 'cancelled' && (await cancelAsSeen(id, version));
  const isSet = (item: PaymentItem) =>
    item.overridden === true && item.status === status && item.receiptUrl === (receiptUrl ?? item.receiptUrl);
  return changePayment(
    id,
    (item) => {
      if (!isCanceled) checkPaymentVersion(version, item);
      if (isSet(item)) return { to: item };
      const entry = { actor, action: 'payment.status', subject: id, from: item.status, to: status } as const;
      return {
        to: {
          ...item,
          status,
          overridden: true,
          overriddenAt: now.toISOString(),
          receiptUrl: receiptUrl ?? item.receiptUrl,
        },
        steps: { audit: auditStep(entry, now) },
      };
    },
    now,
    isSet,
  );
}
