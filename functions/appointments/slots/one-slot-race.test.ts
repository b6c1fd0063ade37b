import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, inject, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { type BookingBody, bookingBody } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
const contenders = inject('handlers') === 'source' ? 500 : 100;

type Book = (body: BookingBody) => Promise<number>;

/** Counts each reply status when many patients book the same slot concurrently. */
async function raceForOneSlot(book: Book, date: string): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: contenders }, () => book(bookingBody({ date }))));
  const counts: Record<number, number> = {};
  for (const status of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function book(body: BookingBody): Promise<number> {
  return (await system.call('POST /api/appointments', { body })).status;
}

/** The naive version: checks that the slot is free, then takes it. */
async function naiveBook({ date, location, time, confirmationNumber }: BookingBody): Promise<number> {
  const TableName = system.tableName('Slots');
  const Key = { date, slot: `${location.id}#${time}` };
  const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  if (Item) return 409;
  await system.dynamo.send(new PutCommand({ TableName, Item: { ...Key, heldBy: confirmationNumber } }));
  return 201;
}

test(`when ${contenders} people want one slot, one gets it and all others get slot-taken`, async () => {
  expect(await raceForOneSlot(book, '2026-11-24')).toEqual({ 201: 1, 409: contenders - 1 });
  const { body } = await system.call('GET /api/availability', { query: { date: '2026-11-24' } });
  const free = body.locations[0]?.slots.filter((slot) => slot.isAvailable);
  expect(free).toHaveLength(5);
});

test('the same race catches a booking that looks before it writes', async () => {
  const counts = await raceForOneSlot(naiveBook, '2026-11-25');
  expect(counts[201]).toBeGreaterThan(1);
});
