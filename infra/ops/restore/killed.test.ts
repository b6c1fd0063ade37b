import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { tableNames } from '#infra/config/tables.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { restoredTables } from './copies.ts';
import { type Export, keyIn, openRestoreSystem } from './restore-system.harness.ts';

quietLog();
const system = await openRestoreSystem();
const { compare } = await import('./compare.ts');
const { putBack } = await import('./put-back.ts');

afterAll(system.stopMail);

let to: Date;
let damaged: Export;

beforeAll(async () => {
  const [taken, moved, canceled] = [await system.book(), await system.book(), await system.book()];
  await system.payBill();
  await system.closures.close({ locationId: '2', date: system.days[1] });
  await system.sendNewMails();
  const waiting = await system.book();
  to = await system.instant();
  await system.fillCopies(await system.exportAll());
  await system.payBill();
  await system.reschedule(moved);
  await system.cancel(canceled);
  await system.closures.close({ locationId: '3', date: system.days[1] });
  await system.setTables({ Appointments: [], Slots: [], Payments: [], Stats: [], Closures: [] });
  await system.book({ date: taken.date, time: taken.time });
  await system.book();
  const { Outbox } = await system.exportAll();
  await system.setTables({ Outbox: Outbox.filter(({ id }) => !id?.S?.startsWith(waiting.number)) });
  damaged = await system.exportAll();
});

const copies = Object.fromEntries(restoredTables.map((table) => [table, system.copyOf(table)]));
const look = () => compare(to, copies, new Date());

async function run() {
  await putBack(await look(), { selection: 'all-missing', to, now: new Date() });
}

/** Waits for the killed run's requests: unlike a killed process, the run doesn't close its connections. */
async function landed(): Promise<void> {
  await sleep(50);
  await system.all('Audit');
}

const isWrite = ({ operation }: OutsideCall) => /^(TransactWrite|Put|Update|Delete)/.test(operation);

/** The tables' contents, without the instants that differ between runs. */
async function state() {
  const all = await system.exportAll();
  // Leave out the line that each run logs at its start.
  const told = all.Audit.filter(({ subject }) => subject?.S !== 'all tables');
  const lines = told.map(({ actor, action, subject, to: after, reason }) =>
    [actor, action, subject, after, reason].map((value) => value?.S).join(' '),
  );
  const tables = tableNames.map((table) => [
    table,
    new Map(all[table].map((item) => [keyIn(table, item), item])),
  ]);
  return {
    ...Object.fromEntries(tables),
    Audit: lines.sort(),
    Reconciliation: all.Reconciliation.map(({ requestedAt: _, ...item }) => item),
  };
}

test('a run that is killed at any write is completed by the next one', async () => {
  let writes = 0;
  const count = (call: OutsideCall) => isWrite(call) && writes++ < 0;
  await withFault('crash-before', count, run);
  const expected = await state();
  const report = await look();
  expect(writes).toBeGreaterThanOrEqual(8);
  for (let kill = 0; kill < writes; kill++) {
    await system.setTables(damaged);
    let seen = 0;
    const isKilled = (call: OutsideCall) => isWrite(call) && seen++ === kill;
    await withFault('crash-after', isKilled, () => run().catch(() => undefined));
    await landed();
    await run();
    expect(await state(), `killed at write ${kill}`).toEqual(expected);
    expect(await look()).toEqual(report);
  }
});
