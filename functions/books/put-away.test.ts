import { expect, test } from 'vitest';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { openBooks, openOf } from '#infra/testing/books.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { required } from '#shared/required.ts';

const written = keptLog();
const system = await openBooks();
const { stripe } = system;

const alarms = () => written.filter((line) => line.includes('"BooksDiffer":1')).length;

test('a failed payout alarms once, and stays listed after a manager has put it away', async () => {
  const { id } = await system.begun();
  stripe.pay(id, 'pm_card_bypassPending');
  system.pass(60);
  const payout = required(stripe.payOut()[0], 'payout');
  stripe.failPayout(payout.id);
  const days = 4;
  for (let day = 0; day < days; day++) await system.check();
  const found = await system.books();
  expect(found.counts).toMatchObject({ open: 1, handled: 0 });
  const [failed] = openOf(found);
  expect(failed).toMatchObject({ kind: 'payout-failed', id: payout.id });
  expect(alarms()).toBe(1);
  const body = { key: required(failed, 'difference').key, note: 'Account number corrected' };
  // A double press leaves one audit line.
  for (let press = 0; press < 2; press++) expect((await system.putDifferenceAway(body)).status).toBe(200);
  expect(await system.auditOf(payout.id)).toMatchObject([
    { action: 'books.handled', to: 'payout-failed', reason: body.note, actor: system.adminClaims().sub },
  ]);
  const books = await system.check();
  expect(books.counts).toMatchObject({ open: 0, handled: 1 });
  expect(openOf(books)).toMatchObject([
    { key: body.key, handled: { note: body.note, actor: system.adminClaims().sub } },
  ]);
  expect(alarms()).toBe(1);
  expect(setOffBy(written)).toEqual(['BooksDiffer']);
});

test('a difference that was put away is back, and alarms again, once it has changed', async () => {
  const id = await system.paid();
  await system.check();
  const raise = async () => {
    await system.tamper(id, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
    return system.check();
  };
  const about = (books: Awaited<ReturnType<typeof system.check>>) =>
    openOf(books).filter(({ paymentIntentId }) => paymentIntentId === id);
  const before = alarms();
  const [first] = about(await raise());
  expect(alarms()).toBe(before + 1);
  const body = { key: required(first, 'difference').key, note: 'Known' };
  expect((await system.putDifferenceAway(body)).status).toBe(200);
  const changed = about(await raise());
  expect(changed).toMatchObject([{ ours: 123.47, stripe: 123.45 }]);
  expect(changed[0]?.handled).toBeUndefined();
  expect(alarms()).toBe(before + 2);
  expect((await system.putDifferenceAway(body)).status).toBe(409);
  await system.tamper(id, 'SET amountCents = amountCents - :cents', { ':cents': 2 });
  expect(about(await system.check())).toEqual([]);
});

test('what Stripe may still book can’t be put away', async () => {
  const { id } = await system.begun();
  system.pass();
  const now = system.now();
  await system.tamper(id, 'SET paidAt = :at, movedDate = :date', {
    ':at': now.toISOString(),
    ':date': now.toISOString().slice(0, 10),
  });
  await system.run();
  const [waiting] = openOf(await system.books()).filter(({ isWaiting }) => isWaiting);
  const body = { key: required(waiting, 'difference').key, note: 'Known' };
  expect((await system.putDifferenceAway(body)).status).toBe(409);
});

test('what was mended is still shown after the next check, with its time', async () => {
  const { id } = await system.begun();
  stripe.pay(id);
  const { checkedAt } = await system.check();
  const { mended } = await system.check();
  expect(mended.filter(({ paymentIntentId }) => paymentIntentId === id)).toEqual([
    { paymentIntentId: id, news: ['paid'], mendedAt: checkedAt },
  ]);
});
