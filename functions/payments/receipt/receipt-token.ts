import { now as clock } from '#functions/platform/clock.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { PaidPayment } from './to-receipt.ts';

const lifeMs = retention.receiptLinkDays * dayMs;

/** A token that shows the receipt of one payment, and nothing else, until two years after it was paid. */
export function receiptToken({ id, paidAt }: Pick<PaidPayment, 'id' | 'paidAt'>): Promise<string> {
  // A token expires in real time, which is behind domain time where LOCAL_NOW has moved the clock ahead.
  const aheadMs = clock().getTime() - Date.now();
  return writeToken('receipt', id, new Date(Date.parse(paidAt) + lifeMs - aheadMs));
}

/** The payment whose receipt a token shows; undefined when it is not a valid one. */
export function readReceiptToken(token: string): Promise<string | undefined> {
  return readToken('receipt', token);
}
