import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';
import type { DisputeRecord } from './dispute-record.ts';

const facts = { amountCents: 2500, refundedCents: 0, currency: 'usd', livemode: false };

test('a mismatch that was handled does not hide that the payment was made after its record was deleted', () => {
  const [mismatch] = attentionOf({ ...facts, isMismatched: true });
  const handled = [String(mismatch?.key)];
  expect(attentionOf({ ...facts, isMismatched: true, handled })).toEqual([]);
  expect(attentionOf({ ...facts, isMismatched: true, paidLate: true, handled })).toMatchObject([
    { kind: 'payment-in-doubt', cents: 2500 },
  ]);
});

test('a dispute that was handled waits again once the bank takes the money a second time', () => {
  const movements = [-2500, 2500, -2500].map((cents, index) => ({
    transaction: `txn_${index}`,
    cents,
    movedAt: '2026-11-23T17:00:00.000Z',
  }));
  const dispute: DisputeRecord = {
    id: 'du_1',
    cents: 2500,
    feeCents: 1500,
    withdrawnCents: 2500,
    reason: 'fraudulent',
    status: 'needs-response',
    evidenceDueBy: '2026-12-09T23:59:59.000Z',
    createdAt: '2026-11-23T17:00:00.000Z',
  };
  const [first] = attentionOf({ ...facts, disputes: [{ ...dispute, movements: movements.slice(0, 1) }] });
  const handled = [String(first?.key)];
  expect(attentionOf({ ...facts, disputes: [{ ...dispute, movements }], handled })).toHaveLength(1);
});
