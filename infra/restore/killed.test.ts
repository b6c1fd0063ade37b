import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { tableNames } from '#infra/policy/tables.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type Export, keyIn, openLostHour } from './lost-hour.harness.ts';

quietLog();
const play = await openLostHour();
const { restore } = await import('./restore.ts');

afterAll(play.stopMail);

let to: Date;
let damaged: Export;

beforeAll(async () => {
  const [taken, moved, canceled] = [await play.book(), await play.book(), await play.book()];
  await play.payBill();
  await play.closures.close({ locationId: '2', date: play.days[1] });
  await play.sendNewMails();
  to = await play.instant();
  await play.fillCopies(await play.exportAll());
  await play.move(moved);
  await play.cancel(canceled);
  await play.setTables({ Appointments: [], Slots: [], Payments: [], Stats: [], Closures: [] });
  await play.book({ date: taken.date, time: taken.time });
  await play.book();
  damaged = await play.exportAll();
});

const run = () =>
  restore({
    to,
    copyOf: play.copyOf,
    isDryRun: false,
    now: () => new Date(),
    awaitBooks: async () => {},
    say: () => {},
  });

/** Waits for what the killed run had sent: unlike a process, a function that is killed doesn't close its connections. */
async function landed(): Promise<void> {
  await sleep(50);
  await play.all('Audit');
}

const isWrite = ({ operation }: OutsideCall) => /^(TransactWrite|Put|Update|Delete)/.test(operation);

/** What the tables say, less what names the time of a run. */
async function state() {
  const all = await play.exportAll();
  const lines = all.Audit.map(({ actor, action, subject, to: after, reason }) =>
    [actor, action, subject, after, reason].map((value) => value?.S).join(' '),
  );
  const tables = tableNames.map((table) => [
    table,
    new Map(all[table].map((item) => [keyIn(table, item), item])),
  ]);
  return {
    ...Object.fromEntries(tables),
    Audit: lines.sort(),
    Books: all.Books.map(({ requestedAt: _, version: __, ...item }) => item),
  };
}

test('a run that is killed at any write is completed by the next one', async () => {
  let writes = 0;
  const count = (call: OutsideCall) => isWrite(call) && writes++ < 0;
  const { result: report } = await withFault('crash-before', count, run);
  const expected = await state();
  expect(writes).toBeGreaterThan(10);
  for (let kill = 0; kill < writes; kill++) {
    await play.setTables(damaged);
    let seen = 0;
    const strikes = (call: OutsideCall) => isWrite(call) && seen++ === kill;
    await withFault('crash-after', strikes, () => run().catch(() => undefined));
    await landed();
    const again = await run();
    expect(await state(), `killed at write ${kill}`).toEqual(expected);
    expect(again.findings).toEqual(report.findings);
  }
});
