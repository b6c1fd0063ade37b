import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { openPaymentSystem } from '#infra/testing/payments.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();

const underWay = expect.stringContaining('under way');

/** A payment of $123.45 that Stripe has taken and we know of, and the version a manager sees of it. */
async function seen() {
  const id = await system.paid();
  return { id, version: (await system.stored(id))?.version };
}

function refundBy(sub: string, id: string, amount: number, version: number | undefined) {
  const body = { amount, version, reason: `Give back ${amount}` };
  const claims = system.adminClaims({ sub });
  return system.call('POST /api/payments/{id}/refund', { params: { id }, body, claims });
}

const byFirst = (id: string, amount: number, version?: number) => refundBy('manager-1', id, amount, version);

/** The refund of another manager, who has looked at the payment just now. */
async function bySecond(id: string, amount: number) {
  return refundBy('manager-2', id, amount, (await system.stored(id))?.version);
}

/** As if the last request for a refund had been so many seconds earlier. */
async function wait(id: string, seconds: number) {
  const item = await system.stored(id);
  const requested = Date.parse(item?.refundAttempt?.requestedAt ?? '');
  const requestedAt = new Date(requested - seconds * 1000).toISOString();
  const Item = { ...item, refundAttempt: { ...item?.refundAttempt, requestedAt } };
  await system.dynamo.send(new PutCommand({ TableName: system.tableName('Payments'), Item }));
}

/** The idempotency key of each request for a refund that Stripe got. */
function keysOf(id: string) {
  const requested = stripe.calls.filter(({ path, form }) => path === '/v1/refunds' && form.includes(id));
  return requested.map(({ idempotencyKey }) => idempotencyKey);
}

describe('while the outcome of a refund is not known', () => {
  test.each([
    ['', undefined],
    [' at another status', 'cancelled'],
  ])('nobody gives back something else, though they look again%s', async (_, status) => {
    const { id, version } = await seen();
    stripe.faults.next(1, { delay: 1_000, only: 'POST /v1/refunds' });
    const slow = byFirst(id, 500, version);
    await vi.waitFor(async () => expect((await system.stored(id))?.refundAttempt).toBeDefined());
    if (status) expect((await system.setStatus(id, { status })).status).toBe(200);
    expect((await bySecond(id, 700)).problem).toMatchObject({ code: 'conflict', detail: underWay });
    expect((await slow).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([500]);
    expect((await bySecond(id, 700)).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([500, 700]);
  });

  test('the same again by the same manager is the same refund, with or without a version', async () => {
    for (const isSaid of [true, false]) {
      const { id, version } = await seen();
      stripe.faults.next(3, { drop: true, only: 'POST /v1/refunds' });
      expect((await byFirst(id, 500, isSaid ? version : undefined)).status).toBe(502);
      expect((await byFirst(id, 500, isSaid ? version : undefined)).status).toBe(200);
      expect(system.refundsOf(id)).toEqual([500]);
      expect(await system.auditOf(id)).toHaveLength(1);
    }
  });

  test('another may begin once it can no longer come', async () => {
    const { id, version } = await seen();
    stripe.faults.next(3, { drop: true, only: 'POST /v1/refunds' });
    expect((await byFirst(id, 500, version)).status).toBe(502);
    await wait(id, 40);
    expect((await bySecond(id, 700)).problem.detail).toEqual(underWay);
    await wait(id, 21);
    expect((await bySecond(id, 700)).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([700]);
  });

  test('another waits for the last time that it was requested for, not the first', async () => {
    const { id, version } = await seen();
    stripe.faults.next(6, { drop: true, only: 'POST /v1/refunds' });
    expect((await byFirst(id, 500, version)).status).toBe(502);
    await wait(id, 40);
    expect((await byFirst(id, 500, version)).status).toBe(502);
    await wait(id, 40);
    expect((await bySecond(id, 700)).problem.detail).toEqual(underWay);
  });

  test('the same manager may begin it once more when it can no longer come, to Stripe as the same', async () => {
    const { id, version } = await seen();
    stripe.faults.next(3, { drop: true, only: 'POST /v1/refunds' });
    expect((await byFirst(id, 500, version)).status).toBe(502);
    await wait(id, 61);
    expect((await byFirst(id, 500, version)).problem.detail).toContain('changed meanwhile');
    expect((await byFirst(id, 500, (await system.stored(id))?.version)).status).toBe(200);
    expect(await system.auditOf(id)).toHaveLength(2);
    expect(new Set(keysOf(id)).size).toBe(1);
  });

  test('the same after Stripe broke down goes through, and another still waits', async () => {
    const { id, version } = await seen();
    stripe.faults.next(3, { status: 500, only: 'POST /v1/refunds' });
    expect((await byFirst(id, 500, version)).status).toBe(502);
    expect((await bySecond(id, 700)).problem.detail).toEqual(underWay);
    expect((await byFirst(id, 500, version)).status).toBe(200);
    // Stripe keeps its breakdown for the key that it came under.
    expect(new Set(keysOf(id)).size).toBe(2);
    expect(system.refundsOf(id)).toEqual([500]);
  });
});

test('nobody waits for a refund that Stripe has refused', async () => {
  const { id } = await seen();
  stripe.dispute(id);
  expect((await byFirst(id, 500)).problem.detail).toContain('Stripe refused');
  expect((await bySecond(id, 700)).problem.detail).toContain('Stripe refused');
});
