import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { openOf, openReconciliation, totalsOf } from '#infra/testing/records/reconciliation.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const written = keptLog();
const system = await openReconciliation();
const { stripe } = system;

const alarms = () => written.filter((line) => line.includes('"ReconciliationDiffers":1')).length;

const openAbout = (reconciliation: Awaited<ReturnType<typeof system.reconciliation>>, about: string) =>
  openOf(reconciliation).filter(({ id }) => id === about);

const kindsOfMails = async (id: string) => (await system.mails(id)).map(({ kind }) => kind).toSorted();

test('with every event dropped for a day, one run mends all of it, and tells payers once', async () => {
  const paid = await system.begun();
  const refunded = await system.paid();
  const failing = await system.paid();
  const disputed = await system.paid();
  stripe.pay(paid.id);
  stripe.refund(refunded, 1000);
  stripe.refund(failing, 2000);
  stripe.failRefund(failing);
  stripe.dispute(disputed);
  const reconciliation = await system.check();
  const cents = 3 * 12_345 - 1000;
  expect(totalsOf(reconciliation)).toMatchObject({ ours: cents, stripe: cents, difference: 0 });
  expect(openOf(reconciliation)).toEqual([]);
  expect(alarms()).toBe(0);
  const shown = async (id: string) => required(await system.shown(id), 'payment');
  expect((await shown(paid.id)).status).toBe('succeeded');
  expect((await shown(refunded)).refunds).toMatchObject([{ amount: 10, status: 'succeeded' }]);
  expect((await shown(failing)).refunds).toMatchObject([{ amount: 20, status: 'failed' }]);
  expect((await shown(disputed)).disputed).toBe(true);
  await system.check();
  expect(await kindsOfMails(paid.id)).toEqual(['receipt']);
  expect(await kindsOfMails(failing)).toEqual(['receipt', 'refund-failed']);
});

test('a fraud warning whose event was lost waits for a manager', async () => {
  const { id } = await system.begun();
  stripe.pay(id, 'pm_card_createIssuerFraudRecord');
  await system.check();
  expect(await system.workOf(id)).toMatchObject([{ kind: 'fraud-warning' }]);
});

test('a payment of which we only know what the patient typed gets its record', async () => {
  const body = billBody();
  // Stripe made the intent, but its answers were lost.
  stripe.faults.next(30, { status: 500, afterWork: true });
  expect((await system.begin(body)).status).toBe(502);
  stripe.faults.clear();
  const { id } = required(stripe.intents().at(-1), 'the intent');
  stripe.pay(id);
  await system.check();
  const { patientEmail } = body.metadata;
  expect(await system.shown(id)).toMatchObject({ status: 'succeeded', patientEmail });
});

test('a payment counts once, on its day, with what Stripe keeps of it', async () => {
  const before = totalsOf(await system.check());
  const id = await system.paid();
  stripe.refund(id, 345);
  const after = totalsOf(await system.check());
  expect(after.ours - before.ours).toBe(12_000);
  expect(after.stripe - before.stripe).toBe(12_000);
  expect(after.fees - before.fees).toBe(388);
});

test('a won dispute is back on both sides, and gone again once the bank takes it on appeal', async () => {
  const id = await system.paid();
  const before = totalsOf(await system.check());
  stripe.dispute(id);
  const during = totalsOf(await system.check());
  stripe.decideDispute(id, 'won');
  const after = totalsOf(await system.check());
  expect([during.ours - before.ours, during.difference]).toEqual([-12_345, 0]);
  expect([after.ours - before.ours, after.difference]).toEqual([0, 0]);
  stripe.appealDispute(id);
  const reconciliation = await system.check();
  const appealed = totalsOf(reconciliation);
  expect([appealed.ours - before.ours, appealed.difference]).toEqual([-12_345, 0]);
  expect(openOf(reconciliation)).toEqual([]);
  // Decide the dispute now: otherwise, it would be lost during a later test.
  stripe.decideDispute(id, 'lost');
});

test('a deleted payment still counts, and a sale of another product on neither side, noted once', async () => {
  const before = totalsOf(await system.check());
  const deleted = await system.paid();
  await system.remove(deleted);
  const other = await system.otherSale();
  stripe.refund(other, 500);
  await system.check();
  const reconciliation = await system.check();
  expect(totalsOf(reconciliation).ours - before.ours).toBe(12_345);
  expect(openOf(reconciliation)).toEqual([]);
  expect((await system.all('OtherSales')).map(({ id }) => id)).toEqual([other]);
  expect(written.filter((line) => line.includes('"OtherSale":1'))).toHaveLength(1);
});

test('a payment that was entered by hand is left out', async () => {
  const before = totalsOf(await system.check());
  const paidAt = new Date().toISOString();
  const body = { source: 'cash', amount: 5000, patientName: 'Dana Ortega', description: 'Visit', paidAt };
  expect((await system.enter(body)).status).toBe(201);
  const reconciliation = await system.check();
  expect(totalsOf(reconciliation)).toEqual(before);
  expect(openOf(reconciliation)).toEqual([]);
});

test('a payment that Stripe fails on does not keep the others waiting, and is settled later', async () => {
  const { id: failing } = await system.begun();
  const { id: other } = await system.begun();
  for (const id of [failing, other]) stripe.pay(id);
  stripe.faults.next(60, { status: 500, only: failing });
  await system.check();
  expect((await system.shown(other))?.status).toBe('succeeded');
  await system.check();
  expect((await system.shown(failing))?.status).toBe('pending');
  stripe.faults.clear();
  expect(openOf(await system.check())).toEqual([]);
  expect((await system.shown(failing))?.status).toBe('succeeded');
});

test('a failed payout alarms once, and stays listed on its day', async () => {
  const { id } = await system.begun();
  stripe.pay(id, 'pm_card_bypassPending');
  system.pass(60);
  const payout = required(stripe.payOut()[0], 'payout');
  stripe.failPayout(payout.id);
  const before = alarms();
  for (let day = 0; day < 4; day++) await system.check();
  const reconciliation = await system.reconciliation();
  expect(openOf(reconciliation)).toMatchObject([
    { kind: 'payout-failed', id: payout.id, ours: payout.amount / 100 },
  ]);
  expect(totalsOf(reconciliation).difference).toBe(0);
  expect(alarms()).toBe(before + 1);
  const arrived = reconciliation.days.filter(({ payout: amount }) => amount !== undefined);
  expect(arrived.length).toBeGreaterThan(0);
  for (const { payout: sum, payouts } of arrived) {
    expect(payouts.map(({ id: other }) => other)).not.toContain(payout.id);
    expect(payouts.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(required(sum, 'sum'), 6);
  }
  expect(setOffBy(written)).toContain('ReconciliationDiffers');
});

describe('a difference', () => {
  test('is found, alarmed once and explained, even where a cent too much and one too little cancel out', async () => {
    const [high, low] = [await system.paid(), await system.paid()];
    await system.check();
    const before = alarms();
    await system.tamper(high, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
    await system.tamper(low, 'SET amountCents = amountCents - :cents', { ':cents': 1 });
    await system.check();
    const reconciliation = await system.check();
    expect(totalsOf(reconciliation).difference).toBe(0);
    for (const [id, ours] of [
      [high, 123.46],
      [low, 123.44],
    ] as const) {
      const todo = expect.stringContaining('Stripe has the actual amount');
      expect(openAbout(reconciliation, id)).toEqual([{ kind: 'amount', id, ours, stripe: 123.45, todo }]);
    }
    expect(alarms()).toBe(before + 1);
    await system.tamper(high, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
    await system.check();
    expect(alarms()).toBe(before + 2);
    await system.tamper(high, 'SET amountCents = amountCents - :cents', { ':cents': 2 });
    await system.tamper(low, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
    const checked = await system.check();
    expect([...openAbout(checked, high), ...openAbout(checked, low)]).toEqual([]);
  });

  test('is found when Stripe has a charge that we have no record of, until it can be settled', async () => {
    const { id } = await system.begun();
    stripe.pay(id);
    const lost = { TableName: system.tableName('Payments'), Key: { id } };
    await system.dynamo.send(new DeleteCommand(lost));
    // Fail often enough that every retry of reading this intent fails.
    stripe.faults.next(30, { status: 500, only: id });
    const before = alarms();
    expect(openAbout(await system.check(), id)).toMatchObject([
      { kind: 'not-in-records', ours: 0, stripe: 123.45 },
    ]);
    expect(alarms()).toBe(before + 1);
    stripe.faults.clear();
    expect(openAbout(await system.check(), id)).toEqual([]);
    expect((await system.shown(id))?.status).toBe('succeeded');
  });

  test('is found when a record was paid, and Stripe has nothing of it', async () => {
    const { id } = await system.begun();
    system.pass();
    const now = system.now();
    await system.tamper(id, 'SET paidAt = :at, movedDate = :date', {
      ':at': now.toISOString(),
      ':date': clinicDateAt(now),
    });
    const before = alarms();
    await system.run();
    expect(openAbout(await system.reconciliation(), id)).toMatchObject([
      { kind: 'not-at-stripe', ours: 123.45, stripe: 0, isWaiting: true },
    ]);
    expect(alarms()).toBe(before);
    const [late] = openAbout(await system.check(), id);
    expect(late).toMatchObject({ kind: 'not-at-stripe' });
    expect(late?.isWaiting).toBeUndefined();
    expect(alarms()).toBe(before + 1);
    await system.tamper(id, 'REMOVE paidAt, movedDate');
    expect(openAbout(await system.check(), id)).toEqual([]);
  });

  test('that only the record has is put right from Stripe', async () => {
    const id = await system.paid();
    stripe.refund(id, 1000);
    await system.deliverAll(id);
    await system.tamper(id, 'SET refunds[0].cents = :cents, refundedCents = :cents', { ':cents': 1001 });
    expect(openAbout(await system.check(), id)).toEqual([]);
    expect((await system.shown(id))?.refunds).toMatchObject([{ amount: 10 }]);
  });

  test('is none where a refund is pending, and Stripe has not taken its money yet', async () => {
    const id = await system.paid();
    await system.deliverAll(id);
    const createdAt = system.now().toISOString();
    const refund = { id: 're_pending', cents: 1000, status: 'pending', reason: '', actor: 'x', createdAt };
    const values = { ':refunds': [refund], ':cents': 1000 };
    await system.tamper(id, 'SET refunds = :refunds, refundedCents = :cents', values);
    expect(openAbout(await system.check(), id)).toEqual([]);
    // The payment agrees as it is, so it isn't updated from Stripe, which doesn't know this refund.
    expect((await system.shown(id))?.amountRefunded).toBe(10);
  });

  test('is none where a payment from before the days that are compared is refunded', async () => {
    const id = await system.paid();
    for (let day = 0; day < 40; day++) system.pass();
    stripe.refund(id);
    stripe.failRefund(id);
    expect(openAbout(await system.check(), id)).toEqual([]);
    // Our record and the movements of these days now both add up to zero, although the payment still differs.
    await system.tamper(id, 'SET refundedCents = amountCents');
    expect(openAbout(await system.check(), id)).toEqual([]);
    expect((await system.shown(id))?.amountRefunded).toBe(0);
  });
});
