import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openOf, openReconciliation, totalsOf } from '#infra/testing/records/reconciliation.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

quietLog();
const system = await openReconciliation();

test('more payments than Stripe lists on a page are all settled and compared', async () => {
  // Each payment also has a refund. That makes 110 movements and more events, so Stripe lists both on several pages.
  const count = 55;
  const payments = await Promise.all(Array.from({ length: count }, () => system.begun()));
  for (const { id } of payments) {
    system.stripe.pay(id);
    system.stripe.refund(id, 345);
  }
  const reconciliation = await system.check();
  for (const { id } of payments) {
    expect(await system.shown(id)).toMatchObject({ status: 'succeeded', amountRefunded: 3.45 });
  }
  expect(totalsOf(reconciliation)).toMatchObject({
    ours: count * 12_000,
    stripe: count * 12_000,
    difference: 0,
  });
  expect(openOf(reconciliation)).toEqual([]);
});

test('no difference is lost, however many there are', async () => {
  const known = await system.stored(await system.paid());
  system.pass();
  const paidAt = system.now().toISOString();
  const missing = Array.from({ length: 300 }, (_, index) => ({
    ...known,
    id: `pi_missing${String(index).padStart(6, '0')}`,
    paidAt,
    movedDate: clinicDateAt(new Date(paidAt)),
  }));
  for (let first = 0; first < missing.length; first += 25) {
    const puts = missing.slice(first, first + 25).map((Item) => ({ PutRequest: { Item } }));
    const RequestItems = { [system.tableName('Payments')]: puts };
    await system.dynamo.send(new BatchWriteCommand({ RequestItems }));
  }
  const reconciliation = await system.check();
  expect(new Set(openOf(reconciliation).map(({ id }) => id))).toEqual(new Set(missing.map(({ id }) => id)));
  expect(totalsOf(reconciliation).difference).toBe(-300 * 12_345);
}, 60_000);
