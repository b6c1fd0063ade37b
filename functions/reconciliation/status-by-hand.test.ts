import { expect, test } from 'vitest';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { openOf, openReconciliation, totalsOf } from '#infra/testing/records/reconciliation.ts';

const written = keptLog();
const system = await openReconciliation();
const { stripe } = system;

test('a manager’s status that counts money that Stripe never had is a difference, until it is set back', async () => {
  const { id } = await system.begun();
  const before = totalsOf(await system.check());
  await system.setStatus(id, { status: 'succeeded' });
  const reconciliation = await system.check();
  expect(openOf(reconciliation)).toMatchObject([{ kind: 'status-by-hand', id, ours: 123.45, stripe: 0 }]);
  const { ours, stripe: atStripe, difference } = totalsOf(reconciliation);
  expect([ours - before.ours, atStripe - before.stripe, difference]).toEqual([12_345, 0, -12_345]);
  await system.setStatus(id, { status: 'pending' });
  expect(openOf(await system.check())).toEqual([]);
});

test('a manager’s status that leaves out money that Stripe has is a difference', async () => {
  const id = await system.paid();
  stripe.refund(id, 1000);
  await system.check();
  await system.setStatus(id, { status: 'failed' });
  const reconciliation = await system.check();
  expect(openOf(reconciliation)).toMatchObject([{ kind: 'status-by-hand', ours: 0, stripe: 113.45 }]);
  expect(totalsOf(reconciliation).difference).toBe(11_345);
  await system.setStatus(id, { status: 'succeeded' });
  expect(openOf(await system.check())).toEqual([]);
});

test('a status set by hand is none when everything was refunded', async () => {
  const id = await system.paid();
  stripe.refund(id);
  await system.setStatus(id, { status: 'cancelled' });
  expect(openOf(await system.check())).toEqual([]);
});

test('an old payment whose refund Stripe fails to tell us about waits', async () => {
  const id = await system.paid();
  const alarms = () => written.filter((line) => line.includes('"ReconciliationDiffers":1')).length;
  const before = alarms();
  for (let day = 0; day < 40; day++) system.pass();
  stripe.refund(id, 1000);
  stripe.faults.next(60, { status: 500, only: id });
  expect(openOf(await system.check())).toMatchObject([{ id, isWaiting: true }]);
  expect(alarms()).toBe(before);
  stripe.faults.clear();
  expect(openOf(await system.check())).toEqual([]);
});

test('two pending refunds are no difference while Stripe has booked one of them', async () => {
  const id = await system.paid();
  stripe.refund(id, 1000);
  await system.deliverAll(id);
  const createdAt = system.now().toISOString();
  const pending = { cents: 1000, status: 'pending', reason: '', actor: 'x', createdAt };
  const refunds = [1, 2].map((number) => ({ ...pending, id: `re_pending${number}` }));
  const values = { ':refunds': refunds, ':cents': 2000 };
  await system.tamper(id, 'SET refunds = :refunds, refundedCents = :cents', values);
  await system.check();
  // The payment agrees as it is, so it isn't updated from Stripe, which knows only one refund.
  expect((await system.shown(id))?.amountRefunded).toBe(20);
});
