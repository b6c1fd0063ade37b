import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { minuteMs } from '#shared/time/durations.ts';
import { runRepeatedly } from './run-repeatedly.ts';

const writes = new EventEmitter();
let stop = async () => {};
afterEach(() => stop());

const runs = (work: () => void, times: number) =>
  vi.waitFor(() => expect(work).toHaveBeenCalledTimes(times), { interval: 5 });

test('a write ends the pause', async () => {
  const work = vi.fn(async () => {});
  stop = runRepeatedly('test', work, { pauseMs: () => minuteMs, writes });
  await runs(work, 1);
  writes.emit('write');
  await runs(work, 2);
});

test('a write during a run is seen by the next one', async () => {
  const work = vi.fn(async () => {
    if (work.mock.calls.length === 1) writes.emit('write');
  });
  stop = runRepeatedly('test', work, { pauseMs: () => minuteMs, writes });
  await runs(work, 2);
});

test('no write shortens the least pause', async () => {
  const work = vi.fn(async () => {});
  stop = runRepeatedly('test', work, { pauseMs: () => minuteMs, leastPauseMs: () => minuteMs, writes });
  await runs(work, 1);
  writes.emit('write');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(work).toHaveBeenCalledTimes(1);
});

test('stopped, it neither runs nor listens any more', async () => {
  const work = vi.fn(async () => {});
  stop = runRepeatedly('test', work, { pauseMs: () => minuteMs, writes });
  await stop();
  writes.emit('write');
  expect(work).toHaveBeenCalledTimes(1);
  expect(writes.listenerCount('write')).toBe(0);
});
