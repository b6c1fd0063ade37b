import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
quietLog();
shortenPauses();

const free = slotsOn(freshDay()).map(({ locationId, ...when }) => ({
  location: { id: locationId },
  ...when,
}));

async function booked() {
  const body = bookingBody(free.pop());
  const made = await system.call('POST /api/appointments', { body });
  const { confirmationNumber } = body;
  const email = `right-${body.email}`;
  const correction = { email, attempt: randomBytes(16).toString('base64url') };
  const correct = () =>
    system.call('POST /api/appointments/{confirmationNumber}/email', {
      params: { confirmationNumber },
      headers: { authorization: `Bearer ${made.body.manageToken}` },
      body: correction,
    });
  return { confirmationNumber, email, correct };
}

/** The address and version after a correction, and how many mails and audit lines the booking has. */
async function leftOf(confirmationNumber: string) {
  const isOurs = (item: Record<string, unknown>) => Object.values(item).includes(confirmationNumber);
  const [record] = (await system.all('Appointments')).filter(isOurs);
  const mails = (await system.all('Outbox')).filter(isOurs);
  const lines = (await system.all('Audit')).filter(isOurs);
  return { email: record?.email, version: record?.version, mails: mails.length, lines: lines.length };
}

test.each<Fault>(['crash-before', 'crash-after', 'timeout-after', 'conflict'])(
  'a correction that meets %s at any of its outside calls is done once when it is repeated',
  async (fault) => {
    const healthy = await booked();
    const { calls } = await withFault(fault, () => false, healthy.correct);
    expect(calls).toBeGreaterThanOrEqual(2);
    for (let call = 0; call < calls; call++) {
      const { confirmationNumber, email, correct } = await booked();
      await withFault(fault, (_, count) => count === call, correct).catch(() => {});
      const { status, body } = await correct();
      expect([status, body.appointment.email]).toEqual([200, email]);
      expect(await leftOf(confirmationNumber)).toEqual({ email, version: 2, mails: 2, lines: 1 });
    }
  },
);

/** The naive version: sees that nothing was corrected yet, then writes. */
async function naiveCorrect(confirmationNumber: string, email: string): Promise<number> {
  const TableName = system.tableName('Appointments');
  const command = new GetCommand({ TableName, Key: { confirmationNumber }, ConsistentRead: true });
  const { Item } = await system.dynamo.send(command);
  // Wait long enough for all racers to read before one of them writes.
  await sleep(50);
  if (Item?.emailGeneration) return 409;
  await system.dynamo.send(new PutCommand({ TableName, Item: { ...Item, email, emailGeneration: 1 } }));
  return 200;
}

test('a race of corrections catches one that looks before it writes', async () => {
  const { confirmationNumber } = await booked();
  const racers = Array.from({ length: 20 }, (_, index) =>
    naiveCorrect(confirmationNumber, `racer${index}@example.com`),
  );
  const won = (await Promise.all(racers)).filter((status) => status === 200);
  expect(won.length).toBeGreaterThan(1);
});
