import { isClientSecretOf } from '#functions/payments/new-payment.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { bearerTokenOf, identify } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { readReceiptToken } from './receipt-token.ts';

/**
 * The caller of a receipt route: the holder of an emailed link, or a browser with a client secret that has yet to be
 * checked.
 */
export type ReceiptHolder = { paymentId: string } | { clientSecret: string };

/** The same refusal for every unusable link, so that it reveals nothing about payments. */
export function unusableReceiptLink(): Problem {
  return new Problem('unauthenticated', 'This receipt link has expired or is incomplete.');
}

/** Identifies who asks to see a receipt: the `Authorization: Bearer` header has a link's token or a client secret. */
export const receiptHolder = identify('patient', async (event): Promise<ReceiptHolder> => {
  const token = bearerTokenOf(event);
  if (token === undefined) throw unusableReceiptLink();
  const paymentId = await readReceiptToken(token);
  return paymentId === undefined ? { clientSecret: token } : { paymentId };
});

/** Whether the holder's proof is for this payment. */
export function holdsReceiptOf(item: PaymentItem, holder: ReceiptHolder): boolean {
  if ('paymentId' in holder) return holder.paymentId === item.id;
  return isClientSecretOf(item, holder.clientSecret);
}
