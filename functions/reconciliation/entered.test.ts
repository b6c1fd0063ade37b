import { expect, test } from 'vitest';
import { openOf, openReconciliation, totalsOf } from '#infra/testing/records/reconciliation.ts';
import { required } from '#shared/required.ts';

// Entered payments are always stored as live, and a check in test mode leaves live payments out, so only live mode
// could compare one by mistake.
const system = await openReconciliation({ stripeMode: 'live' });

async function entered(): Promise<string> {
  const { body } = await system.enter({
    source: 'cash',
    amount: 8_000,
    patientName: 'Maya Torres',
    description: 'Visit of November 3',
    paidAt: system.now().toISOString(),
  });
  return required(body.payment, 'payment').id;
}

test('a payment that a manager entered is left out of the comparison with Stripe', async () => {
  await entered();
  const changed = await entered();
  await system.setStatus(changed, { status: 'cancelled' });
  await system.setStatus(changed, { status: 'succeeded' });
  await system.remove(await entered());
  const reconciliation = await system.check();
  expect(openOf(reconciliation)).toEqual([]);
  expect(totalsOf(reconciliation)).toMatchObject({ ours: 0, difference: 0 });
});
