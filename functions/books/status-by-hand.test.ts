import { expect, test } from 'vitest';
import { openBooks, openOf, totalsOf } from '#infra/testing/books.ts';

const system = await openBooks();
const { stripe } = system;

test('a manager’s status that counts money that Stripe never had is a difference, until it is set back', async () => {
  const { id } = await system.begun();
  const before = totalsOf(await system.check());
  await system.setStatus(id, { status: 'succeeded' });
  const books = await system.check();
  expect(openOf(books)).toMatchObject([{ kind: 'status-by-hand', id, ours: 123.45, stripe: 0 }]);
  const { ours, stripe: atStripe, difference } = totalsOf(books);
  expect([ours - before.ours, atStripe - before.stripe, difference]).toEqual([12_345, 0, -12_345]);
  await system.setStatus(id, { status: 'pending' });
  expect(openOf(await system.check())).toEqual([]);
});

test('a manager’s status that leaves out money that Stripe has is a difference', async () => {
  const id = await system.paid();
  stripe.refund(id, 1000);
  await system.check();
  await system.setStatus(id, { status: 'failed' });
  const books = await system.check();
  expect(openOf(books)).toMatchObject([{ kind: 'status-by-hand', ours: 0, stripe: 113.45 }]);
  expect(totalsOf(books).difference).toBe(11_345);
  await system.setStatus(id, { status: 'succeeded' });
  expect(openOf(await system.check())).toEqual([]);
});

test('a status set by hand is none when everything was refunded', async () => {
  const id = await system.paid();
  stripe.refund(id);
  await system.setStatus(id, { status: 'cancelled' });
  expect(openOf(await system.check())).toEqual([]);
});
