import { describe, expect, test } from 'vitest';
import { lastMendedOf, openBooks, openOf, totalsOf } from '#infra/testing/books.ts';
import { billBody } from '#infra/testing/payments.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const written = keptLog();
const system = await openBooks();
const { stripe } = system;

const alarms = () => written.filter((line) => line.includes('"BooksDiffer":1')).length;

/** What does not agree about a payment. */
const openAbout = (books: Awaited<ReturnType<typeof system.books>>, id: string) =>
  openOf(books).filter(({ paymentIntentId }) => paymentIntentId === id);

test('with every event dropped for a day, one run mends all of it, and the books say what', async () => {
  const paid = await system.begun();
  const refunded = await system.paid();
  const failing = await system.paid();
  const disputed = await system.paid();
  stripe.pay(paid.id);
  stripe.refund(refunded, 1000);
  stripe.refund(failing, 2000);
  stripe.failRefund(failing);
  stripe.dispute(disputed);
  const books = await system.check();
  expect(new Map(lastMendedOf(books).map(({ paymentIntentId, news }) => [paymentIntentId, news]))).toEqual(
    new Map([
      [paid.id, ['paid']],
      [refunded, ['refunded']],
      [failing, ['refund-failed']],
      [disputed, ['disputed']],
    ]),
  );
  const cents = 3 * 12_345 - 1000;
  expect(totalsOf(books)).toMatchObject({ ours: cents, stripe: cents, difference: 0 });
  expect(openOf(books)).toEqual([]);
  expect(alarms()).toBe(0);
  expect((await system.mails(failing)).map(({ kind }) => kind)).toContain('refund-failed');
  expect(lastMendedOf(await system.check())).toEqual([]);
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
  const books = await system.check();
  const appealed = totalsOf(books);
  expect([appealed.ours - before.ours, appealed.difference]).toEqual([-12_345, 0]);
  expect(openOf(books)).toEqual([]);
  // Else it would be lost in silence during a later test.
  stripe.decideDispute(id, 'lost');
});

test('a deleted payment still counts, and a sale of another product counts on neither side', async () => {
  const before = totalsOf(await system.check());
  const deleted = await system.paid();
  await system.remove(deleted);
  const other = await system.otherSale();
  const books = await system.check();
  expect(lastMendedOf(books)).toEqual([{ paymentIntentId: other, news: ['other-sale'] }]);
  expect(totalsOf(books).ours - before.ours).toBe(12_345);
  expect(openOf(books)).toEqual([]);
  expect(books.days.flatMap(({ otherSales }) => otherSales?.ids ?? [])).toEqual([other]);
});

test('a payment that was entered by hand is left out', async () => {
  const before = totalsOf(await system.check());
  const body = {
    source: 'cash',
    amount: 5000,
    patientName: 'Dana Ortega',
    description: 'Visit',
    paidAt: new Date().toISOString(),
  };
  const claims = system.adminClaims();
  expect((await system.call('POST /api/admin/payments', { body, claims })).status).toBe(201);
  const books = await system.check();
  expect(totalsOf(books)).toEqual(before);
  expect(openOf(books)).toEqual([]);
});

test('payouts arrive on their day, with what they pay out', async () => {
  await system.paid();
  for (let day = 0; day < 6; day++) system.pass(24 * 60 * 60);
  const { payouts, days } = await system.check();
  expect(payouts.length).toBeGreaterThan(0);
  for (const { amount, parts } of payouts.filter((payout) => payout.parts)) {
    const { payments = 0, refunds = 0, disputes = 0, fees = 0, other = 0 } = parts ?? {};
    expect(amount).toBeCloseTo(payments + refunds + disputes + other - fees, 6);
  }
  expect(days.some(({ payout }) => payout !== undefined)).toBe(true);
});

test('a payment that Stripe fails on does not keep the others waiting', async () => {
  const { id: failing } = await system.begun();
  const { id: other } = await system.begun();
  for (const id of [failing, other]) stripe.pay(id);
  await system.tamper(failing, 'SET paidAt = :at, movedDate = :date', {
    ':at': system.now().toISOString(),
    ':date': clinicDateAt(system.now()),
  });
  stripe.faults.next(60, { status: 500, only: failing });
  const books = await system.check();
  expect(lastMendedOf(books)).toEqual([{ paymentIntentId: other, news: ['paid'] }]);
  expect(openOf(books)).toEqual([]);
  stripe.faults.clear();
  expect(lastMendedOf(await system.check()).map(({ paymentIntentId }) => paymentIntentId)).toEqual([failing]);
});

describe('a difference', () => {
  test('is found, alarmed and explained, even where a cent too much and one too little cancel out', async () => {
    const [high, low] = [await system.paid(), await system.paid()];
    await system.check();
    const before = alarms();
    await system.tamper(high, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
    await system.tamper(low, 'SET amountCents = amountCents - :cents', { ':cents': 1 });
    const books = await system.check();
    expect(totalsOf(books).difference).toBe(0);
    for (const [id, ours] of [
      [high, 123.46],
      [low, 123.44],
    ] as const) {
      expect(openAbout(books, id)).toEqual([
        {
          key: expect.stringContaining(` amount payment ${id} `),
          kind: 'amount',
          movement: 'payment',
          id,
          paymentIntentId: id,
          ours,
          stripe: 123.45,
          todo: expect.stringContaining('Stripe has the actual amount'),
        },
      ]);
    }
    expect(alarms()).toBe(before + 1);
    await system.tamper(high, 'SET amountCents = amountCents - :cents', { ':cents': 1 });
    await system.tamper(low, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
    expect(openOf(await system.check())).toEqual([]);
  });

  test('is found when Stripe has a charge that we have no record of, until it can be settled', async () => {
    const { id } = await system.begun();
    stripe.pay(id);
    await system.dropRecord(id);
    // The retries of every read of this intent.
    stripe.faults.next(30, { status: 500, only: id });
    const before = alarms();
    expect(openAbout(await system.check(), id)).toMatchObject([
      { kind: 'not-in-records', movement: 'payment', id, ours: 0, stripe: 123.45 },
    ]);
    expect(alarms()).toBe(before + 1);
    stripe.faults.clear();
    const books = await system.check();
    expect(openOf(books)).toEqual([]);
    expect(lastMendedOf(books)).toEqual([{ paymentIntentId: id, news: ['paid'] }]);
  });

  test('is found when a record was paid, and Stripe has nothing of it', async () => {
    const { id } = await system.begun();
    system.pass();
    const now = system.now();
    await system.tamper(id, 'SET paidAt = :at, movedDate = :date', {
      ':at': now.toISOString(),
      ':date': clinicDateAt(now),
    });
    await system.run();
    expect(openAbout(await system.books(), id)).toMatchObject([
      { kind: 'not-at-stripe', movement: 'payment', ours: 123.45, stripe: 0, isWaiting: true },
    ]);
    const before = alarms();
    const [late] = openAbout(await system.check(), id);
    expect(late).toMatchObject({ kind: 'not-at-stripe' });
    expect(late?.isWaiting).toBeUndefined();
    expect(alarms()).toBe(before + 1);
    await system.tamper(id, 'REMOVE paidAt, movedDate');
    expect(openOf(await system.check())).toEqual([]);
  });

  test('that only the record has is put right from Stripe, and told', async () => {
    const id = await system.paid();
    stripe.refund(id, 1000);
    await system.deliverAll(id);
    await system.tamper(id, 'SET refunds[0].cents = :cents', { ':cents': 1001 });
    const books = await system.check();
    expect(openOf(books)).toEqual([]);
    expect(lastMendedOf(books).map(({ paymentIntentId }) => paymentIntentId)).toEqual([id]);
    expect((await system.shown(id))?.refunds).toMatchObject([{ amount: 10 }]);
  });
});
