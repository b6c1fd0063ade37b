import { expect, test } from 'vitest';
import { openBooks, openOf, totalsOf } from '#infra/testing/books.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

quietLog();
const system = await openBooks();

test('more payments than Stripe lists on a page are all mended and compared', async () => {
  // With a refund each: two movements, and more events than that.
  const count = 55;
  const payments = await Promise.all(Array.from({ length: count }, () => system.begun()));
  for (const { id } of payments) {
    system.stripe.pay(id);
    system.stripe.refund(id, 345);
  }
  const books = await system.check();
  expect(new Set(books.mended.map(({ paymentIntentId }) => paymentIntentId))).toEqual(
    new Set(payments.map(({ id }) => id)),
  );
  expect(totalsOf(books)).toMatchObject({
    ours: count * 12_000,
    stripe: count * 12_000,
    difference: 0,
  });
  expect(openOf(books)).toEqual([]);
});
