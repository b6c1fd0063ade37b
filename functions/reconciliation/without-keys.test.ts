import { expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem({
  stripe: { api: 'http://localhost:9', secretKey: '', webhookSecret: '' },
});

test('nothing is checked, and nothing fails, until the keys are filled in', async () => {
  const { reconcileIfDue } = await import('#functions/jobs/reconcile.ts');
  await reconcileIfDue(new Date());
  expect(await system.all('Reconciliation')).toEqual([]);
});
