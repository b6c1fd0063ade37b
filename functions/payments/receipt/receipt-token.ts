import { now as clock } from '#functions/platform/clock.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { PaidPayment } from './to-receipt.ts';

const lifeMs = retention.receiptLinkDays * dayMs;

/** A token that shows the receipt of one payment, until two years after it was paid. */
export function receiptToken({ id, paidAt }: Pick<PaidPayment, 'id' | 'paidAt'>): Promise<string> {
  // Tokens expire in real time. If LOCAL_NOW has shifted domain time ahead, subtract the shift.
  const aheadMs = clock().getTime() - Date.now();
  return writeToken('receipt', id, new Date(Date.parse(paidAt) + lifeMs - aheadMs));
}

/** The id of the payment whose receipt a token shows; undefined when the token isn't valid. */
export function readReceiptToken(token: string): Promise<string | undefined> {
  return readToken('receipt', token);
}
