import { bearerTokenOf } from '#functions/platform/http/bearer-token.ts';
import { identify } from '#functions/platform/http/caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { isClientSecretOf } from './client-secret.ts';
import { readReceiptToken } from './receipt-token.ts';
import type { PaymentItem } from './record.ts';

/** Someone with the token of a mailed link, or with what may be a payment's client secret. */
export type ReceiptHolder = { paymentId: string } | { clientSecret: string };

/** The one answer to a link that shows nothing, whatever is wrong with it, so that nobody can find out about payments. */
export function unusableReceiptLink(): Problem {
  return new Problem('unauthenticated', 'This receipt link has expired or isn’t complete.');
}

/** For the route that shows a receipt: an `Authorization: Bearer` header with either proof. */
export const receiptHolder = identify('patient', async (event): Promise<ReceiptHolder> => {
  const token = bearerTokenOf(event);
  if (token === undefined) throw unusableReceiptLink();
  const paymentId = await readReceiptToken(token);
  return paymentId === undefined ? { clientSecret: token } : { paymentId };
});

export function holdsReceiptOf(item: PaymentItem, holder: ReceiptHolder): boolean {
  if ('paymentId' in holder) return holder.paymentId === item.id;
  return isClientSecretOf(item, holder.clientSecret);
}
