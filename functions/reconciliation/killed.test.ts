import { describe, expect, test } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openOf, openReconciliation, totalsOf } from '#infra/testing/records/reconciliation.ts';
import { hourMs } from '#shared/time/durations.ts';

quietLog();
shortenPauses();
const system = await openReconciliation();
const { stripe } = system;

/** Makes a payment, a refund that fails, and a dispute that we lose, at Stripe only: we get none of their events. */
async function loseEvents() {
  const { id: paid } = await system.begun();
  const failing = await system.paid();
  const disputed = await system.paid();
  stripe.pay(paid);
  stripe.refund(failing, 2000);
  stripe.failRefund(failing);
  stripe.dispute(disputed);
  stripe.decideDispute(disputed, 'lost');
  system.pass();
  return { paid, failing, disputed };
}

type Lost = Awaited<ReturnType<typeof loseEvents>>;

/** Expects what must be true once payments have been reconciled, however often a run was killed. */
async function expectMended({ paid, failing, disputed }: Lost, about: string) {
  const reconciliation = await system.reconciliation();
  expect([openOf(reconciliation), totalsOf(reconciliation).difference], about).toEqual([[], 0]);
  const kinds = async (id: string) => (await system.mails(id)).map(({ kind }) => kind).toSorted();
  expect([await kinds(paid), await kinds(failing)], about).toEqual([
    ['receipt'],
    ['receipt', 'refund-failed'],
  ]);
  const { status, disputes } = { ...(await system.shown(disputed)) };
  expect([status, disputes?.[0]?.outcome], about).toEqual(['succeeded', 'lost']);
}

/** How many outside calls some work makes. */
async function countCalls(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const restore = interceptOutsideCalls((_, proceed) => {
    count += 1;
    return proceed();
  });
  await work().finally(restore);
  return count;
}

/** Kills a run before or after one of its calls. Every later call fails too, so that the run can't recover. */
async function killAt(index: number, fault: 'crash-before' | 'crash-after', run: () => Promise<unknown>) {
  const killed = withFault(fault, (_, count) => count === index, run);
  await expect(killed, `call ${index}`).rejects.toThrow();
}

/** With EVERY_CALL set, a run is killed at every call. Otherwise, only at some calls, which differ each time. */
const isThorough = Boolean(process.env.EVERY_CALL);
const step = isThorough ? 1 : 11;
const firstIndex = isThorough ? 0 : Math.floor(Math.random() * step);

describe('a run that is killed', () => {
  test('is made again, and mends and tells the same', async () => {
    const lost = await loseEvents();
    const calls = await countCalls(() => system.run());
    await expectMended(lost, 'undisturbed');
    for (let index = firstIndex; index < calls - 10; index += step) {
      const fault = index % 2 === 0 ? 'crash-before' : 'crash-after';
      const again = await loseEvents();
      await killAt(index, fault, system.run);
      await system.run();
      await expectMended(again, `${fault} at call ${index} of ${calls}`);
    }
  }, 900_000);
});

test('two runs at once do no harm', async () => {
  const lost = await loseEvents();
  await Promise.all([system.run(), system.run(), system.run()]);
  await expectMended(lost, 'at once');
});

test('a run that a later one has overtaken changes nothing', async () => {
  const { reconcile } = await import('#functions/reconciliation/reconcile.ts');
  const early = system.now();
  const id = await system.paid();
  const reconciliation = await system.check();
  await system.tamper(id, 'SET amountCents = amountCents + :cents', { ':cents': 1 });
  await reconcile(early);
  expect(await system.reconciliation()).toEqual(reconciliation);
  await system.tamper(id, 'SET amountCents = amountCents - :cents', { ':cents': 1 });
});

test('a careless reconciliation, which moves its cursor before it settles, is caught', async () => {
  const { eventsSince, intentIdOf } = await import('#functions/stripe/events.ts');
  const { settlePayment } = await import('#functions/payments/settle/settle-payment.ts');
  let cursor = Math.floor((system.now().getTime() - hourMs) / 1000);
  async function careless() {
    const { items } = await eventsSince({ since: cursor });
    cursor = Math.floor(system.now().getTime() / 1000);
    for (const id of new Set(items.map(intentIdOf))) if (id) await settlePayment(id);
  }
  const lost = await loseEvents();
  await killAt(3, 'crash-before', careless);
  await careless();
  expect((await system.shown(lost.paid))?.status).not.toBe('succeeded');
  await system.run();
  await expectMended(lost, 'after a careless one');
});
