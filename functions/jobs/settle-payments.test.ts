import { expect, test } from 'vitest';
import { openPaymentSystem } from '#infra/testing/payments.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;
const { settlePayments } = await import('./settle-payments.ts');
const { now } = await import('#functions/platform/clock.ts');
quietLog();

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
const statusOf = async (id: string) => (await system.shown(id))?.status;

test('what no event has told is found out, with its receipt', async () => {
  const paid = await begun();
  const open = await begun();
  stripe.pay(paid.id);
  await settlePayments(inMinutes(5));
  expect(await statusOf(paid.id)).toBe('pending');
  await settlePayments(inMinutes(20));
  expect([await statusOf(paid.id), await statusOf(open.id)]).toEqual(['succeeded', 'pending']);
  expect(await system.receipts(paid.id)).toHaveLength(1);
});

test('what has ended is not asked about again', async () => {
  const { id } = await begun();
  stripe.pay(id);
  await settlePayments(inMinutes(20));
  const before = stripe.calls.filter(({ path }) => path.includes(id)).length;
  await settlePayments(inMinutes(20));
  expect(stripe.calls.filter(({ path }) => path.includes(id)).length).toBe(before);
});

test('what nobody has paid for a day is cancelled, so that nobody can', async () => {
  const { id } = await begun();
  const failed = await begun();
  stripe.pay(failed.id, 'pm_card_chargeDeclined');
  await settlePayments(inMinutes(23 * 60));
  expect([await statusOf(id), await statusOf(failed.id)]).toEqual(['pending', 'failed']);
  await settlePayments(inMinutes(25 * 60));
  expect([await statusOf(id), await statusOf(failed.id)]).toEqual(['cancelled', 'cancelled']);
  expect(stripe.intent(id).status).toBe('canceled');
  expect((await system.stored(id))?.pending).toBeUndefined();
});

test('one that fails keeps no other waiting, and is tried again', async () => {
  const payments = [await begun(), await begun()];
  for (const { id } of payments) stripe.pay(id);
  stripe.faults.next(3, { status: 500, only: payments[0]?.id ?? '' });
  await settlePayments(inMinutes(20));
  expect(await Promise.all(payments.map(({ id }) => statusOf(id)))).toEqual(['pending', 'succeeded']);
  await settlePayments(inMinutes(20));
  expect(await statusOf(payments[0]?.id ?? '')).toBe('succeeded');
});
