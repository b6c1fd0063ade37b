import { randomBytes } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
const rounds = 48;
/** With the short head starts, either request may win. With the longest, the first one wins even on a slow machine. */
const headStartsMs = [0, 1, 2, 4, 8, 40];

type Ask = (confirmationNumber: string, attempt: string) => Promise<number>;

async function ask(confirmationNumber: string, attempt: string): Promise<number> {
  const request = { params: { confirmationNumber }, body: { attempt } };
  return (await system.call('POST /api/appointments/{confirmationNumber}/outcome', request)).status;
}

/** The naive version: sees that the number is unused, then closes it. */
async function naiveAsk(confirmationNumber: string): Promise<number> {
  const TableName = system.tableName('Appointments');
  const Key = { confirmationNumber };
  const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  if (Item) return 200;
  await system.dynamo.send(new PutCommand({ TableName, Item: { ...Key, closedAt: 'now', version: 0 } }));
  return 404;
}

const afterMs = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

interface Round {
  booking: string;
  outcome: number;
  outcomeLater: number;
  isSlotHeld: boolean;
}

/** Sends a late booking and the question for its outcome at the same time, each ahead in half of the rounds. */
async function race(askFirst: Ask): Promise<Round[]> {
  const days = [freshDay(), freshDay(), freshDay(), freshDay()];
  const slots = days.flatMap((day) => slotsOn(day).slice(0, rounds / days.length));
  const played: Round[] = [];
  for (const [index, { locationId, date, time }] of slots.entries()) {
    const attempt = randomBytes(16).toString('base64url');
    const body = bookingBody({ location: { id: locationId }, date, time, attempt });
    const headStart = headStartsMs[Math.floor(index / 2) % headStartsMs.length] ?? 0;
    const isBookingFirst = index % 2 === 0;
    const [booking, outcome] = await Promise.all([
      afterMs(isBookingFirst ? 0 : headStart).then(() => system.call('POST /api/appointments', { body })),
      afterMs(isBookingFirst ? headStart : 0).then(() => askFirst(body.confirmationNumber, attempt)),
    ]);
    const held = await system.heldSlots(date);
    played.push({
      booking: booking.status === 409 ? booking.problem.code : String(booking.status),
      outcome,
      outcomeLater: await ask(body.confirmationNumber, attempt),
      isSlotHeld: held.some(({ heldBy }) => heldBy === body.confirmationNumber),
    });
  }
  return played;
}

const booked = { booking: '201', outcome: 200, outcomeLater: 200, isSlotHeld: true };
const closed = { booking: 'already-booked', outcome: 404, outcomeLater: 404, isSlotHeld: false };

test('a late booking either lands and is found, or finds its number closed; never both', async () => {
  const played = await race(ask);
  const others = played.filter(
    (round) => ![booked, closed].some((end) => JSON.stringify(end) === JSON.stringify(round)),
  );
  expect(others).toEqual([]);
  expect(new Set(played.map(({ outcome }) => outcome))).toEqual(new Set([200, 404]));
}, 60_000);

test('the same race catches an answer that looks before it closes', async () => {
  const played = await race(naiveAsk);
  expect(played.filter(({ booking, outcome }) => booking === '201' && outcome === 404)).not.toEqual([]);
}, 60_000);
