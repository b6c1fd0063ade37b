import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { lastStartMs } from '#functions/mail/time-limits.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import { withSilence } from '#infra/testing/faults/silence.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';

const waiting = 100;
/** How many mails SES takes in a second, and how many of those may be mails that waited (infra/stages). */
const sesPerSecond = 14;
const drainedPerSecond = 11;
/**
 * For how long a run begins new mails. In the cloud, that is eleven times as long, so these 100 mails stand for 1,100
 * there.
 */
const beginsForMs = 5_000;
const { system, handler, itemOf, stop } = await openMailSystem();
afterAll(stop);
quietLog();

const schedule = { source: 'aws.events' } as ScheduledEvent;
const outageMs = 6 * hourMs;

// Import this module only now: it reads the environment when it loads, and the test system sets that.
const { now } = await import('#functions/platform/clock.ts');

/** Fills the outbox with mails of the last six hours, which the schedule would try in the next minute. */
async function fillOutbox(): Promise<void> {
  const body = {
    firstName: 'Dana',
    lastName: 'Ortega',
    email: 'dana@example.com',
    phone: '(702) 555-0199',
    date: '2026-11-24',
  };
  const { body: message } = await system.call('POST /api/appoinment/add', { body });
  await emptyTable(system.dynamo, 'Outbox', system.tableName('Outbox'));
  const items = Array.from({ length: waiting }, (_, index) => ({
    id: `${index}#contact`,
    kind: 'contact',
    messageId: message.id,
    createdAt: new Date(Date.now() - (outageMs * index) / waiting).toISOString(),
    status: 'pending',
    attempts: 6,
    failures: 6,
    queue: 'due',
    nextAttemptAt: new Date(now().getTime() + (minuteMs * index) / waiting).toISOString(),
  }));
  const requests = items.map((Item) => ({ PutRequest: { Item } }));
  for (let from = 0; from < waiting; from += 25) {
    const RequestItems = { [system.tableName('Outbox')]: requests.slice(from, from + 25) };
    await system.dynamo.send(new BatchWriteCommand({ RequestItems }));
  }
}

test('mails that waited for the sender for six hours drain within ten minutes of its return, at its rate and no faster', async () => {
  await fillOutbox();
  const sentMs: number[] = [];
  const triedDuringOutage: number[] = [];
  const downFor = 2;
  let minute = 0;
  let runMs = 0;
  const { tookMs } = await withSilence(
    ({ service }) => {
      if (service !== 'ses') return false;
      if (minute < downFor) triedDuringOutage[minute] = (triedDuringOutage[minute] ?? 0) + 1;
      else sentMs.push(Date.now());
      return minute < downFor;
    },
    async () => {
      for (; sentMs.length < waiting && minute < 60; minute++) {
        const startedAt = Date.now();
        await handler(schedule, lastStartMs + beginsForMs);
        runMs = Math.max(runMs, Date.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, startedAt + minuteMs - Date.now()));
      }
    },
  );
  expect(sentMs).toHaveLength(waiting);
  const statuses = (await system.all('Outbox')).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'sent')).toHaveLength(waiting);
  expect(tookMs - downFor * minuteMs).toBeLessThanOrEqual(10 * minuteMs);
  // A run gives up soon while the sender is down, and ends before the next run begins.
  expect(Math.max(...triedDuringOutage)).toBeLessThanOrEqual(sesPerSecond);
  expect(runMs).toBeLessThanOrEqual(minuteMs);
  // At the rate of the first run, the cloud would send 2,000 waiting mails in four runs, once the wait that follows
  // their last failure is over.
  const inFirstRun = sentMs.filter((ms) => ms < Number(sentMs[0]) + minuteMs / 2);
  expect(inFirstRun.length).toBeGreaterThanOrEqual((0.8 * drainedPerSecond * beginsForMs) / 1_000);
  const inASecond = sentMs.map((from) => sentMs.filter((ms) => from <= ms && ms < from + 1_000).length);
  expect(Math.max(...inASecond)).toBeLessThanOrEqual(sesPerSecond);
});

test('a run with little time left claims nothing', async () => {
  const id = 'late#contact';
  const Item = { ...(await itemOf('1#contact')), id, status: 'pending', attempts: 6, queue: 'due' };
  const nextAttemptAt = new Date(now().getTime() - minuteMs).toISOString();
  const PutRequest = { Item: { ...Item, nextAttemptAt } };
  await system.dynamo.send(
    new BatchWriteCommand({ RequestItems: { [system.tableName('Outbox')]: [{ PutRequest }] } }),
  );
  await handler(schedule, lastStartMs - 1);
  expect(await itemOf(id)).toMatchObject({ attempts: 6, nextAttemptAt });
  await handler(schedule);
  expect((await itemOf(id)).status).toBe('sent');
});
