import { auditItem } from '#functions/adapters/audit.ts';
import { toPayment } from '#functions/adapters/payment-item.ts';
import { checkSeen, findPayment, noSuchPayment } from '#functions/adapters/payment-store.ts';
import { transact } from '#functions/adapters/transaction.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { centsToRefund, refundPayment } from '#functions/core/refund-payment.ts';
import { settlePayment } from '#functions/core/settle-payment.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/{id}/refund'],
  admin,
  async ({ params: { id }, body, caller }) => {
    await findPayment(id);
    const item = await settlePayment(id);
    if (!item) throw noSuchPayment();
    checkSeen(body.version, item);
    const cents = centsToRefund(item, body.amount);
    const entry = {
      actor: caller.subject,
      action: 'payment.refund',
      subject: id,
      to: String(cents),
      reason: body.reason,
    } as const;
    // Before the money moves: none leaves without a line that says who sent it and why.
    await transact({ audit: auditItem(entry, now()) });
    return reply(200, { payment: toPayment(await refundPayment(item, cents)) });
  },
);
