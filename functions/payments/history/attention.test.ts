import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';

const facts = { amountCents: 2500, refundedCents: 0, currency: 'usd', livemode: false };

test('a mismatch that was put away does not hide that the payment was made after its record was deleted', () => {
  const [mismatch] = attentionOf({ ...facts, isMismatched: true });
  const handled = [String(mismatch?.key)];
  expect(attentionOf({ ...facts, isMismatched: true, handled })).toEqual([]);
  expect(attentionOf({ ...facts, isMismatched: true, paidLate: true, handled })).toMatchObject([
    { kind: 'payment-in-doubt', cents: 2500 },
  ]);
});
