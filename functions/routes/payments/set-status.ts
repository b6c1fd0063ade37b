import { changePayment } from '#functions/payments/change.ts';
import { type PaymentItem, toPayment } from '#functions/payments/record.ts';
import { checkPaymentVersion } from '#functions/payments/store.ts';
import { auditItem } from '#functions/platform/audit.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['PUT /api/payments/{id}/status'],
  admin,
  async ({ params: { id }, body, caller }) => {
    const now = clock();
    const { status, version } = body;
    const isSet = (item: PaymentItem) =>
      item.overridden === true &&
      item.status === status &&
      item.receiptUrl === (body.receiptUrl ?? item.receiptUrl);
    const changed = await changePayment(
      id,
      (item) => {
        checkPaymentVersion(version, item);
        if (isSet(item)) return { to: item };
        const { receiptUrl = item.receiptUrl } = body;
        const actor = caller.subject;
        const entry = {
          actor,
          action: 'payment.status',
          subject: id,
          from: item.status,
          to: status,
        } as const;
        return {
          to: { ...item, status, overridden: true, receiptUrl },
          steps: { audit: auditItem(entry, now) },
        };
      },
      now,
      isSet,
    );
    return reply(200, { payment: toPayment(changed) });
  },
);
