import { expect, inject, test } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;
const { settlePayments } = await import('./settle-payments.ts');
const { now } = await import('#functions/platform/clock.ts');
quietLog();

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
const statusOf = async (id: string) => (await system.shown(id))?.status;

test('a payment whose events never arrived is settled, with its receipt', async () => {
  const paid = await begun();
  const open = await begun();
  stripe.pay(paid.id);
  await settlePayments(inMinutes(5));
  expect([await statusOf(paid.id), await statusOf(open.id)]).toEqual(['succeeded', 'pending']);
  expect(await system.receipts(paid.id)).toHaveLength(1);
});

test('a dispute whose events never arrived is in the audit log', async () => {
  const { id } = await begun();
  stripe.pay(id);
  stripe.dispute(id);
  await settlePayments(inMinutes(5));
  expect((await system.auditOf(id)).map(({ action }) => action)).toEqual(['payment.dispute']);
});

test('Stripe is not asked again about a payment that has ended', async () => {
  const { id } = await begun();
  stripe.pay(id);
  await settlePayments(inMinutes(20));
  const before = stripe.calls.filter(({ path }) => path.includes(id)).length;
  await settlePayments(inMinutes(20));
  expect(stripe.calls.filter(({ path }) => path.includes(id)).length).toBe(before);
});

test('an intent that was not paid for an hour is canceled, so that it cannot be paid unnoticed', async () => {
  const { id } = await begun();
  const failed = await begun();
  stripe.pay(failed.id, 'pm_card_chargeDeclined');
  await settlePayments(inMinutes(58));
  expect([await statusOf(id), await statusOf(failed.id)]).toEqual(['pending', 'failed']);
  await settlePayments(inMinutes(61));
  expect([await statusOf(id), await statusOf(failed.id)]).toEqual(['cancelled', 'failed']);
  expect(stripe.intent(id).status).toBe('canceled');
  expect((await system.stored(id))?.pending).toBeUndefined();
});

test('a payment that failed stays failed with its reason once it is canceled, and is over for its payer', async () => {
  const before = await system.stats();
  const { id } = await begun();
  stripe.pay(id, 'pm_card_chargeDeclinedInsufficientFunds');
  await settlePayments(inMinutes(61));
  expect(stripe.intent(id).status).toBe('canceled');
  expect(await system.shown(id)).toMatchObject({
    status: 'failed',
    failureReason: 'The bank declined the card: insufficient funds.',
  });
  const after = await system.stats();
  expect([after.failed - before.failed, after.cancelled - before.cancelled]).toEqual([1, 0]);
  expect((await system.confirm(id)).body.payment.status).toBe('cancelled');
});

test('a payment that succeeds after a declined card has no reason to have failed', async () => {
  const { id } = await begun();
  stripe.pay(id, 'pm_card_chargeDeclinedInsufficientFunds');
  await system.confirm(id);
  expect((await system.shown(id))?.failureReason).toContain('insufficient funds');
  stripe.pay(id);
  await system.confirm(id);
  const shown = await system.shown(id);
  expect([shown?.status, shown?.failureReason]).toEqual(['succeeded', undefined]);
});

test('many payments are settled in one run, several at a time', async () => {
  const count = inject('handlers') === 'source' ? 104 : 40;
  const payments = await Promise.all(Array.from({ length: count }, () => begun()));
  for (const { id } of payments) stripe.pay(id);
  const delayMs = 100;
  stripe.faults.next(2 * count, { delay: delayMs });
  const started = Date.now();
  await settlePayments(inMinutes(5));
  expect(Date.now() - started).toBeLessThan(payments.length * delayMs);
  stripe.faults.clear();
  const statuses = await Promise.all(payments.map(async ({ id }) => (await system.stored(id))?.status));
  expect(new Set(statuses)).toEqual(new Set(['succeeded']));
});

test('a failure does not keep other payments waiting, and is retried', async () => {
  const [failing, other] = [await begun(), await begun()];
  for (const { id } of [failing, other]) stripe.pay(id);
  stripe.faults.next(2, { status: 500, only: failing.id });
  await settlePayments(inMinutes(20));
  expect([await statusOf(failing.id), await statusOf(other.id)]).toEqual(['pending', 'succeeded']);
  await settlePayments(inMinutes(20));
  expect(await statusOf(failing.id)).toBe('succeeded');
});
