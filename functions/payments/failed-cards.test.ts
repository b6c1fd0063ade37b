import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';
import type { PaymentItem } from './record.ts';

await openTestSystem({ limits: cloudLimits });
const { countFailedCards, stoppedNetworks } = await import('./failed-cards.ts');
const { transact } = await import('#functions/platform/dynamo/transaction.ts');

const start = Date.now();
let payments = 0;
let client: [{ key: string; width: 0; clients: 1 }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  client = [{ key: `client ${++payments}`, width: 0, clients: 1 }];
});
afterEach(() => vi.useRealTimers());

/** Refuses a card at each of these times (milliseconds since the start), each on a different payment. */
async function refuseAt(times: readonly number[]): Promise<void> {
  for (const time of times) {
    vi.setSystemTime(start + time);
    const id = `pi_${++payments}`;
    const payment = { id, reference: id, client, failedCharges: 1 } as unknown as PaymentItem;
    await transact(countFailedCards(undefined, payment));
  }
}

/** The end of the stop that is in effect at this time; both are in milliseconds since the start. */
async function stoppedUntil(time: number): Promise<number | undefined> {
  vi.setSystemTime(start + time);
  const [stopped] = await stoppedNetworks(client);
  return stopped && stopped.until - start;
}

const minutes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * minuteMs);

test('a stop lasts an hour from the refusal that set it off, and those during it set off no other', async () => {
  const until = 9 * minuteMs + hourMs;
  await refuseAt([...minutes(10), ...minutes(3, 40 * minuteMs)]);
  expect(await stoppedUntil(until - 1)).toBe(until);
  expect(await stoppedUntil(until)).toBeUndefined();
  await refuseAt(minutes(9, until));
  expect(await stoppedUntil(until + 9 * minuteMs)).toBeUndefined();
  await refuseAt([until + 10 * minuteMs]);
  expect(await stoppedUntil(until + 11 * minuteMs)).toBe(until + 10 * minuteMs + hourMs);
});

test('refusals during an hour’s stop still count for a day’s', async () => {
  await refuseAt(minutes(30));
  expect(await stoppedUntil(2 * hourMs)).toBe(29 * minuteMs + dayMs);
});

test('a day’s stop that has ended stays so when the first of its refusals is no longer kept', async () => {
  const spread = Array.from({ length: 30 }, (_, index) => index * 49 * minuteMs);
  const last = 29 * 49 * minuteMs;
  await refuseAt([...spread, last + 59 * minuteMs]);
  expect(await stoppedUntil(last + dayMs - 1)).toBe(last + dayMs);
  for (let time = last + dayMs; time < last + 2 * dayMs; time += 20 * minuteMs) {
    expect(await stoppedUntil(time)).toBeUndefined();
  }
});
