import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { openBooks, openOf } from '#infra/testing/books.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';

quietLog();
const system = await openBooks();

async function putAll(table: 'Payments' | 'Books', items: readonly object[]) {
  for (let first = 0; first < items.length; first += 25) {
    const puts = items.slice(first, first + 25).map((Item) => ({ PutRequest: { Item } }));
    const RequestItems = { [system.tableName(table)]: puts };
    await system.dynamo.send(new BatchWriteCommand({ RequestItems }));
  }
}

test('no difference is lost, however many there are, and the reply says how many it leaves out', async () => {
  const known = await system.stored(await system.paid());
  system.pass();
  const now = system.now().getTime();
  const missing = {
    ...known,
    id: 'pi_missing000000',
    // Before anything else moved, so that the run finds it before its day comes.
    paidAt: new Date(now - 2 * dayMs).toISOString(),
    movedDate: clinicDateAt(new Date(now)),
  };
  await putAll('Payments', [missing]);
  await system.run();
  const items = await system.all('Books');
  const found = items.find(({ book }) => book === 'differences');
  expect(JSON.stringify(items.find(({ book }) => book === 'state'))).not.toContain(missing.id);
  const more = Array.from({ length: 500 }, (_, index) => ({ ...found, entry: `${found?.entry} ${index}` }));
  await putAll('Books', more);
  const books = await system.books();
  expect(books.counts).toEqual({ open: 501, waiting: 0, handled: 0 });
  expect(openOf(books)).toHaveLength(500);
  expect(books.days.flatMap(({ moreOpen = [] }) => moreOpen)).toEqual([1]);
});

test('payments that could not be settled are tried again, however many there are, apart from the state', async () => {
  const unsettled = Array.from({ length: 60 }, (_, index) => ({
    book: 'unsettled',
    entry: `pi_unsettled${String(index).padStart(6, '0')}`,
  }));
  await putAll('Books', unsettled);
  await system.check();
  const items = await system.all('Books');
  expect(items.filter(({ book }) => book === 'unsettled')).toEqual([]);
  expect(JSON.stringify(items.find(({ book }) => book === 'state')).length).toBeLessThan(1_000);
}, 60_000);
