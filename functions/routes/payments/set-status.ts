import { changePayment } from '#functions/payments/change.ts';
import { toPayment } from '#functions/payments/record.ts';
import { checkSeen } from '#functions/payments/store.ts';
import { auditItem } from '#functions/platform/audit.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['PUT /api/payments/{id}/status'],
  admin,
  async ({ params, body, caller }) => {
    const at = now();
    const { status: to, version } = body;
    let isFirstLook = true;
    const changed = await changePayment(
      params.id,
      (item) => {
        const receiptUrl = body.receiptUrl ?? item.receiptUrl;
        const isSet = item.overridden && item.status === to && item.receiptUrl === receiptUrl;
        // So after a lost answer too: then it was this change that landed.
        if (isSet && !isFirstLook) return { to: item };
        isFirstLook = false;
        checkSeen(version, item);
        if (isSet) return { to: item };
        const entry = {
          actor: caller.subject,
          action: 'payment.status',
          subject: item.id,
          from: item.status,
          to,
        } as const;
        return {
          to: { ...item, status: to, overridden: true, receiptUrl },
          steps: { audit: auditItem(entry, at) },
        };
      },
      at,
    );
    return reply(200, { payment: toPayment(changed) });
  },
);
