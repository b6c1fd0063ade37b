import { expect, test } from 'vitest';
import { openReconciliation } from '#infra/testing/records/reconciliation.ts';

const system = await openReconciliation();

test('a check that a manager asks for is done when checkedAt moves', async () => {
  await system.run();
  const { checkedAt } = await system.reconciliation();
  const answer = await system.request();
  expect([answer.status, answer.body]).toEqual([202, { checkedAt }]);
  await system.run();
  expect(String((await system.reconciliation()).checkedAt) > String(checkedAt)).toBe(true);
});

test('the schedule checks once a day', async () => {
  await system.run();
  const { checkedAt } = await system.reconciliation();
  await system.run();
  expect((await system.reconciliation()).checkedAt).toBe(checkedAt);
  system.pass();
  await system.run();
  expect((await system.reconciliation()).checkedAt).not.toBe(checkedAt);
});
