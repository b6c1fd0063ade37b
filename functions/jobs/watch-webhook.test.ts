import { expect, test } from 'vitest';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

const written = keptLog();
// Start close to the end of a month, since payments are listed by month.
const system = await openPaymentSystem({ now: '2026-11-30T15:30:00-08:00' });
const { settlePayments } = await import('./settle-payments.ts');
const { now } = await import('#functions/platform/clock.ts');

const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
const alarms = () => written.filter((line) => line.includes('"WebhookSilent":1')).length;

async function alarmsOfRun(hours: number): Promise<number> {
  const before = alarms();
  await settlePayments(inHours(hours));
  return alarms() - before;
}

test('a payment without any event sets off an alarm after three hours, which lasts until an event arrives', async () => {
  await system.begun();
  expect(await alarmsOfRun(4)).toBe(0);
  const id = await system.paid();
  expect(await alarmsOfRun(2.9)).toBe(0);
  expect(await alarmsOfRun(3.1)).toBe(1);
  expect(await alarmsOfRun(5)).toBe(1);
  await system.deliverAll(id);
  expect(await alarmsOfRun(5)).toBe(0);
});

test('an event of any kind shows that events arrive; those before a payment say nothing of it', async () => {
  await system.deliverAll((await system.begun()).id);
  await system.paid();
  expect(await alarmsOfRun(3.1)).toBe(1);
  await system.deliverAll((await system.begun()).id);
  expect(await alarmsOfRun(3.1)).toBe(0);
});
