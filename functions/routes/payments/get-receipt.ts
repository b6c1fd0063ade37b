import { receiptHolder } from '#functions/payments/receipt/receipt-holder.ts';
import { showReceipt } from '#functions/payments/receipt/show-receipt.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['GET /api/payments/{id}/receipt'],
  receiptHolder,
  async ({ params, caller, event }) =>
    reply(200, { receipt: await showReceipt(params.id, caller, await clientOf(event)) }),
);
