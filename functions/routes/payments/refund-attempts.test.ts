import { describe, expect, test, vi } from 'vitest';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openPaymentSystem } from '#infra/testing/payments.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();

const underWay = expect.stringContaining('in progress');

/** A payment of $123.45 that has succeeded, with the version that a manager sees. */
async function paidPayment() {
  const id = await system.paid();
  return { id, version: (await system.stored(id))?.version };
}

function refundBy(sub: string, id: string, amount: number, version: number | undefined) {
  const body = { amount, version, reason: `Refund ${amount}` };
  const claims = system.adminClaims({ sub });
  return system.call('POST /api/payments/{id}/refund', { params: { id }, body, claims });
}

const refundByFirst = (id: string, amount: number, version?: number) =>
  refundBy('manager-1', id, amount, version);

/** Another manager's refund, of the payment's current version. */
async function refundBySecond(id: string, amount: number) {
  return refundBy('manager-2', id, amount, (await system.stored(id))?.version);
}

/** The idempotency keys of the refund requests that reached Stripe. */
function keysOf(id: string) {
  const refunds = stripe.calls.filter(
    ({ method, path, form }) => method === 'POST' && path === '/v1/refunds' && form.includes(id),
  );
  return refunds.map(({ idempotencyKey }) => idempotencyKey);
}

describe('while the outcome of a refund is unknown', () => {
  test.each([
    ['', undefined],
    [' with another status', 'cancelled'],
  ])('no other refund starts, even of the current version%s', async (_, status) => {
    const { id, version } = await paidPayment();
    // As long as our client waits for Stripe: a busy machine needs time for what comes in between.
    stripe.faults.next(1, { delay: 1_900, only: 'POST /v1/refunds' });
    const slow = refundByFirst(id, 500, version);
    await vi.waitFor(async () => expect((await system.stored(id))?.refundAttempt).toBeDefined(), 10_000);
    if (status) expect((await system.setStatus(id, { status })).status).toBe(200);
    expect((await refundBySecond(id, 700)).problem).toMatchObject({ code: 'conflict', detail: underWay });
    expect((await slow).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([500]);
    expect((await refundBySecond(id, 700)).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([500, 700]);
  });
});

describe('after a refund that no attempt got an answer to', () => {
  shortenPauses();

  test('the same request by the same manager is the same refund, with or without a version', async () => {
    for (const isSaid of [true, false]) {
      const { id, version } = await paidPayment();
      stripe.faults.next(3, { drop: true, only: 'POST /v1/refunds' });
      expect((await refundByFirst(id, 500, isSaid ? version : undefined)).status).toBe(502);
      expect((await refundByFirst(id, 500, isSaid ? version : undefined)).status).toBe(200);
      expect(system.refundsOf(id)).toEqual([500]);
      expect(await system.auditOf(id)).toHaveLength(1);
    }
  });

  test('another may start once it can no longer arrive', async () => {
    const { id, version } = await paidPayment();
    stripe.faults.next(3, { drop: true, only: 'POST /v1/refunds' });
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    await system.backdateRefund(id, 59 * 60);
    expect((await refundBySecond(id, 700)).problem.detail).toEqual(underWay);
    await system.backdateRefund(id, 61);
    expect((await refundBySecond(id, 700)).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([700]);
  });

  test('another waits from its last request on, not its first', async () => {
    const { id, version } = await paidPayment();
    stripe.faults.next(6, { drop: true, only: 'POST /v1/refunds' });
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    await system.backdateRefund(id, 40 * 60);
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    await system.backdateRefund(id, 40 * 60);
    expect((await refundBySecond(id, 700)).problem.detail).toEqual(underWay);
  });

  test('the same manager may start it again when it can no longer arrive, with the same idempotency key', async () => {
    const { id, version } = await paidPayment();
    stripe.faults.next(3, { drop: true, only: 'POST /v1/refunds' });
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    await system.backdateRefund(id, 61 * 60);
    expect((await refundByFirst(id, 500, version)).problem.detail).toContain('has changed since');
    expect((await refundByFirst(id, 500, (await system.stored(id))?.version)).status).toBe(200);
    expect(await system.auditOf(id)).toHaveLength(2);
    expect(new Set(keysOf(id)).size).toBe(1);
  });

  test('a 500 of Stripe, which it repeats, keeps its key for an hour: the refund may have been made', async () => {
    const { id, version } = await paidPayment();
    stripe.faults.next(1, { status: 500, stored: true, only: 'POST /v1/refunds' });
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    expect((await refundBySecond(id, 700)).problem.detail).toEqual(underWay);
    await system.backdateRefund(id, 59 * 60);
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    expect(new Set(keysOf(id)).size).toBe(1);
    await system.backdateRefund(id, 61 * 60);
    expect((await refundByFirst(id, 500, (await system.stored(id))?.version)).status).toBe(200);
    expect(new Set(keysOf(id)).size).toBe(2);
    expect(system.refundsOf(id)).toEqual([500]);
  });

  test('a refund that lands late is found, and no other manager has made it again by then', async () => {
    const { id, version } = await paidPayment();
    stripe.faults.next(6, { late: true, only: 'POST /v1/refunds' });
    expect((await refundByFirst(id, 500, version)).status).toBe(502);
    await system.backdateRefund(id, 59 * 60);
    expect((await refundBySecond(id, 500)).problem.detail).toEqual(underWay);
    stripe.faults.clear();
    await stripe.faults.land();
    await system.deliverAll(id);
    expect((await system.shown(id))?.refunds).toMatchObject([{ amount: 5, actor: 'manager-1' }]);
    expect((await refundByFirst(id, 500, version)).problem.code).toBe('stale-version');
    expect(system.refundsOf(id)).toEqual([500]);
  });

  test('a refund that was made under a 500 is found at Stripe, and made once', async () => {
    const { id, version } = await paidPayment();
    stripe.faults.next(3, { status: 500, afterWork: true, only: 'POST /v1/refunds' });
    expect((await refundByFirst(id, 500, version)).body.payment).toMatchObject({
      amountRefunded: 5,
      refunds: [{ amount: 5, status: 'succeeded', reason: 'Refund 500', actor: 'manager-1' }],
    });
    expect(system.refundsOf(id)).toEqual([500]);
  });
});

test('a refund that Stripe refused keeps no other waiting', async () => {
  const { id } = await paidPayment();
  stripe.dispute(id);
  expect((await refundByFirst(id, 500)).problem.detail).toContain('Stripe declined');
  expect((await refundBySecond(id, 700)).problem.detail).toContain('Stripe declined');
});
