import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { PaymentStatus } from '#shared/payments/payment.ts';
import { changePayment } from './change.ts';
import type { PaymentItem } from './record.ts';
import { checkPaymentVersion } from './store.ts';

interface StatusOverride {
  status: PaymentStatus;
  receiptUrl?: string | undefined;
  version?: number | undefined;
}

/** Overrides a payment's status by hand, with an audit line. Settling never undoes it. */
export function setPaymentStatus(
  id: string,
  { status, receiptUrl, version }: StatusOverride,
  actor: string,
): Promise<PaymentItem> {
  const now = clock();
  const isSet = (item: PaymentItem) =>
    item.overridden === true && item.status === status && item.receiptUrl === (receiptUrl ?? item.receiptUrl);
  return changePayment(
    id,
    (item) => {
      checkPaymentVersion(version, item);
      if (isSet(item)) return { to: item };
      const entry = { actor, action: 'payment.status', subject: id, from: item.status, to: status } as const;
      return {
        to: { ...item, status, overridden: true, receiptUrl: receiptUrl ?? item.receiptUrl },
        steps: { audit: auditStep(entry, now) },
      };
    },
    now,
    isSet,
  );
}
