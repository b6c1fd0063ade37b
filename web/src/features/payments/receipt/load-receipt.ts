import type { Receipt } from '#shared/payments/receipt.ts';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** The pauses until our server has heard from Stripe that the card was charged. */
const pausesMs = [500, 1000, 2000, 4000];

/** Whether the receipt can't be shown, as opposed to the server not replying. */
export function isReceiptGone(reason: unknown): boolean {
  return reason instanceof ApiProblem && [401, 404, 409].includes(reason.status);
}

/**
 * The receipt of a payment.
 * @param token the token of its emailed link, or its client secret in the browser that paid
 */
export async function loadReceipt(id: string, token: string): Promise<Receipt> {
  const { receipt } = await api('GET /api/payments/{id}/receipt', { params: { id }, token });
  return receipt;
}

/**
 * The receipt of a payment that this browser has just made. It is available as soon as our server knows about the
 * payment.
 */
export async function loadFreshReceipt(paid: PaidIntent): Promise<Receipt> {
  const { paymentIntentId: id, clientSecret } = paid;
  await paid.serverUpdate;
  for (const pauseMs of pausesMs) {
    try {
      return await loadReceipt(id, clientSecret);
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'conflict')) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return loadReceipt(id, clientSecret);
}
