import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;

describe('a refund', () => {
  test('in full returns what is left and reduces the revenue', async () => {
    const id = await system.paid();
    const before = await system.stats();
    const { status, body } = await system.refund(id, { reason: 'Paid twice' });
    expect([status, body.payment.amountRefunded, body.payment.status]).toEqual([200, 123.45, 'succeeded']);
    const after = await system.stats();
    expect(before.totalRevenue - after.totalRevenue).toBeCloseTo(123.45, 6);
    expect(after.succeeded).toBe(before.succeeded);
    expect((await system.refund(id, { reason: 'Again' })).problem.code).toBe('conflict');
    expect(await system.auditOf(id)).toMatchObject([
      { action: 'payment.refund', to: '12345', reason: 'Paid twice' },
    ]);
    expect(JSON.stringify(stripe.calls)).not.toContain('twice');
  });

  test('in part leaves the rest, and never exceeds it', async () => {
    const id = await system.paid();
    expect((await system.refund(id, { amount: 2345, reason: 'Part' })).body.payment.amountRefunded).toBe(
      23.45,
    );
    const { status, problem } = await system.refund(id, { amount: 10_001, reason: 'Too much' });
    expect([status, problem.fields]).toEqual([422, { amount: 'You can refund up to $100.00' }]);
    expect((await system.refund(id, { amount: 10_000, reason: 'Rest' })).body.payment.amountRefunded).toBe(
      123.45,
    );
    expect(await system.receipts(id)).toHaveLength(1);
  });

  test('clicked twice happens once', async () => {
    const id = await system.paid();
    const body = { amount: 500, reason: 'Twice', version: 2, idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => system.refund(id, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(system.refundsOf(id)).toEqual([500]);
    expect(await system.auditOf(id)).toHaveLength(1);
  });

  test.each([
    ['reason', { amount: 100 }],
    ['amount', { amount: 0, reason: 'None' }],
    ['amount', { amount: 1.5, reason: 'Half a cent' }],
  ])('needs a good %s', async (field, body) => {
    const { status, problem } = await system.refund(await system.paid(), body);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
  });

  test('of an unpaid payment is refused', async () => {
    const { id } = await begun();
    expect((await system.refund(id, { reason: 'None' })).problem.code).toBe('conflict');
  });

  test.each([500, 429])('goes through when Stripe answers %i once', async (status) => {
    const id = await system.paid();
    stripe.faults.next(1, { status, only: 'POST /v1/refunds' });
    const { body } = await system.refund(id, { amount: 100, reason: 'Trouble' });
    expect(body.payment.amountRefunded).toBe(1);
  });

  test('whose answer is lost still happens, once', async () => {
    const id = await system.paid();
    stripe.faults.next(2, { drop: true, afterWork: true, only: 'POST /v1/refunds' });
    const request = { amount: 100, reason: 'Lost', version: 2, idempotencyKey: randomUUID() };
    expect((await system.refund(id, request)).status).toBe(502);
    expect((await system.refund(id, request)).body.payment.amountRefunded).toBe(1);
    expect(system.refundsOf(id)).toEqual([100]);
  });

  test('that the bank returns is subtracted again, and can be repeated', async () => {
    const id = await system.paid();
    for (const time of [1, 2]) {
      const { status } = await system.refund(id, { amount: 500, reason: `Time ${time}` });
      expect(status).toBe(200);
      expect((await system.shown(id))?.amountRefunded).toBe(5);
      stripe.failRefund(id);
      await system.deliverAll(id);
      expect((await system.shown(id))?.amountRefunded).toBe(0);
    }
    expect(system.refundsOf(id)).toEqual([500, 500]);
  });

  test('made in Stripe’s own dashboard is recorded', async () => {
    const id = await system.paid();
    stripe.refund(id, 1000);
    await system.deliverAll(id);
    expect((await system.shown(id))?.amountRefunded).toBe(10);
  });
});
