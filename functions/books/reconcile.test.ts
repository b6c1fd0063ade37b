import { expect, test } from 'vitest';
import { openBooks, openOf, totalsOf } from '#infra/testing/books.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';

const written = keptLog();
const system = await openBooks();
const { stripe } = system;

const alarms = () => written.filter((line) => line.includes('"BooksDiffer":1')).length;

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
  expect(new Map(books.mended.map(({ paymentIntentId, news }) => [paymentIntentId, news]))).toEqual(
    new Map([
      [paid.id, ['paid']],
      [refunded, ['refunded']],
      [failing, ['refund-failed']],
      [disputed, ['disputed']],
    ]),
  );
  expect(openOf(books)).toEqual([]);
  expect(totalsOf(books)).toMatchObject({
    ours: 3 * 12_345 - 1000,
    stripe: 3 * 12_345 - 1000,
    difference: 0,
  });
  expect(alarms()).toBe(0);
});
