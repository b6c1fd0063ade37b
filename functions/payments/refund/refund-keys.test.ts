import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { callsOf, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { daySeconds } from '#shared/time/durations.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();
shortenPauses();

/** What one dialog sends for a payment, each time that its button is pressed. */
async function dialogOf(id: string, changes: object = {}) {
  const version = (await system.stored(id))?.version;
  return { amount: 500, reason: 'Paid twice', version, idempotencyKey: randomUUID(), ...changes };
}

const lost = { drop: true, only: 'POST /v1/refunds' };

describe('the same key again', () => {
  test('is the same refund, although the version has changed since', async () => {
    const id = await system.paid();
    const body = await dialogOf(id);
    expect((await system.refund(id, body)).status).toBe(200);
    await system.setStatus(id, { status: 'failed' });
    const again = await system.refund(id, body);
    expect([again.status, again.body.payment.amountRefunded, again.body.payment.status]).toEqual([
      200,
      5,
      'failed',
    ]);
    expect(system.refundsOf(id)).toEqual([500]);
    expect(await system.auditOf(id)).toHaveLength(2);
  });

  test.each([
    ['amount', { amount: 501 }],
    ['reason', { reason: 'Another' }],
  ])('with another %s is a conflict', async (_, changes) => {
    const id = await system.paid();
    const body = await dialogOf(id);
    expect((await system.refund(id, body)).status).toBe(200);
    const { problem } = await system.refund(id, { ...body, ...changes });
    expect(problem).toMatchObject({ code: 'conflict', detail: expect.stringContaining('already sent') });
    expect(system.refundsOf(id)).toEqual([500]);
  });

  test('for another payment is a conflict, and waits for no one', async () => {
    const [id, other] = [await system.paid(), await system.paid()];
    const { idempotencyKey } = await dialogOf(id);
    expect((await system.refund(id, await dialogOf(id, { idempotencyKey }))).status).toBe(200);
    const { problem } = await system.refund(other, await dialogOf(other, { idempotencyKey }));
    expect(problem).toMatchObject({ code: 'conflict', detail: expect.stringContaining('already sent') });
    expect(system.refundsOf(other)).toEqual([]);
    expect((await system.stored(other))?.attention).toBeUndefined();
  });

  test('for all that is left is the same refund', async () => {
    const id = await system.paid();
    const body = await dialogOf(id, { amount: undefined });
    for (const _ of [1, 2]) {
      expect((await system.refund(id, body)).body.payment.amountRefunded).toBe(123.45);
    }
    expect(system.refundsOf(id)).toEqual([12_345]);
  });

  test('is the same refund days later, when Stripe has forgotten the key and no event came', async () => {
    const id = await system.paid();
    const body = await dialogOf(id);
    const isRefund = ({ operation }: OutsideCall) => operation === 'POST /v1/refunds';
    await withFault('crash-after', isRefund, () => system.refund(id, body));
    expect((await system.stored(id))?.refunds).toBeUndefined();
    stripe.advance(2 * daySeconds);
    expect((await system.refund(id, body)).body.payment.amountRefunded).toBe(5);
    expect(system.refundsOf(id)).toEqual([500]);
  });

  test('makes the refund that was never made', async () => {
    const id = await system.paid();
    const body = await dialogOf(id);
    stripe.faults.next(2, lost);
    expect((await system.refund(id, body)).problem.code).toBe('upstream');
    stripe.faults.clear();
    expect((await system.refund(id, body)).status).toBe(200);
    expect(system.refundsOf(id)).toEqual([500]);
    expect(await system.auditOf(id)).toHaveLength(1);
  });

  test('finds a refund that Stripe made although it answered with a 500', async () => {
    const id = await system.paid();
    const body = await dialogOf(id);
    stripe.faults.next(2, { status: 500, afterWork: true, only: 'POST /v1/refunds' });
    expect((await system.refund(id, body)).problem.code).toBe('upstream');
    expect((await system.refund(id, body)).body.payment).toMatchObject({
      amountRefunded: 5,
      refunds: [{ amount: 5, status: 'succeeded', reason: 'Paid twice', actor: system.adminClaims().sub }],
    });
    expect(system.refundsOf(id)).toEqual([500]);
  });

  test('of a refund that came back is that refund, with its status', async () => {
    const id = await system.paid();
    const body = await dialogOf(id);
    await system.refund(id, body);
    stripe.failRefund(id);
    await system.deliverAll(id);
    expect((await system.refund(id, body)).body.payment).toMatchObject({
      amountRefunded: 0,
      refunds: [{ status: 'failed' }],
    });
    expect(system.refundsOf(id)).toEqual([500]);
  });
});

test.each([
  ['nothing else', async () => {}],
  ['its events', (id: string) => system.deliverAll(id)],
])(
  'a refund killed at any outside call, then %s and the same key again, is made once',
  async (_, meanwhile) => {
    const broken: string[] = [];
    const first = await system.paid();
    const calls = await callsOf(async () => system.refund(first, await dialogOf(first)));
    expect(calls).toBeGreaterThan(8);
    for (const kill of killsOf(calls)) {
      const id = await system.paid();
      const body = await dialogOf(id);
      await killed(kill, () => system.refund(id, body));
      await meanwhile(id);
      const { status } = await system.refund(id, body);
      const { refunds, amountRefunded } = (await system.shown(id)) ?? {};
      const made = JSON.stringify([status, system.refundsOf(id), amountRefunded, refunds?.[0]?.reason]);
      const isRight = made === JSON.stringify([200, [500], 5, 'Paid twice']);
      const lines = (await system.auditOf(id)).length;
      if (!isRight || lines !== 1) broken.push(`${kill.fault} at call ${kill.step}: ${made}, ${lines} lines`);
    }
    expect(broken).toEqual([]);
  },
);

test('the same kills catch a dialog that makes a new key each time it is pressed', async () => {
  const first = await system.paid();
  const calls = await callsOf(async () => system.refund(first, await dialogOf(first)));
  const made: number[] = [];
  for (const kill of killsOf(calls)) {
    const id = await system.paid();
    const press = async () => system.refund(id, await dialogOf(id));
    await killed(kill, press);
    // If settling the payment has changed its version, press again, which reads the new version.
    if ((await press()).status === 409) await press();
    made.push(system.refundsOf(id).length);
  }
  expect(made).toContain(2);
});

describe('two dialogs', () => {
  test('that saw the same version make one refund', async () => {
    const id = await system.paid();
    const [one, other] = [await dialogOf(id), await dialogOf(id)];
    expect((await system.refund(id, one)).status).toBe(200);
    const { problem } = await system.refund(id, other);
    expect(problem).toMatchObject({ code: 'stale-version', current: { id, amountRefunded: 5 } });
    expect(system.refundsOf(id)).toEqual([500]);
  });

  test('that refund the same rest at the same time make one refund, and the other hears what is left', async () => {
    const id = await system.paid();
    stripe.faults.next(1, { delay: 1_000, only: 'POST /v1/refunds' });
    const slow = system.refund(id, await dialogOf(id, { amount: 10_000 }));
    await vi.waitFor(async () => expect((await system.stored(id))?.refundRequests).toHaveLength(1), 10_000);
    const late = await dialogOf(id, { amount: 10_000 });
    const answers = await Promise.all([slow, system.refund(id, late)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.problem.fields).toEqual({ amount: 'You can refund up to $23.45' });
    expect(system.refundsOf(id)).toEqual([10_000]);
    // The refused refund isn't recorded, so nothing waits for a manager.
    expect(await system.stored(id)).toMatchObject({ refundRequests: [{ cents: 10_000 }] });
  });
});

test('a refund that Stripe declines says so, and waits for no one', async () => {
  const id = await system.paid();
  stripe.dispute(id);
  await system.deliverAll(id);
  expect((await system.refund(id, await dialogOf(id))).problem.detail).toContain('Stripe declined');
  expect((await system.stored(id))?.refundRequests).toBeUndefined();
  const declined = { action: 'payment.refund-declined', actor: 'stripe', to: '500' };
  const line = (await system.auditOf(id)).find(({ action }) => action === declined.action);
  expect(line).toMatchObject(declined);
  // The actor is Stripe, so the entry doesn't name the manager who sent the request.
  expect(line).not.toHaveProperty('actorName');
});

test.each(['version', 'idempotencyKey'])('a refund without its %s is refused', async (name) => {
  const id = await system.paid();
  const { status, problem } = await system.refund(id, await dialogOf(id, { [name]: undefined }));
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [name]]);
  expect(system.refundsOf(id)).toEqual([]);
});
