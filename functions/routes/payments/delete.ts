import { deletePayment } from '#functions/adapters/payment-deletion.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['DELETE /api/payments/{id}'],
  admin,
  async ({ params, caller }) => {
    await deletePayment(params.id, caller.subject, now());
    return reply(200, { success: true });
  },
);
