import type { Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import { openBooks } from '#infra/testing/books.ts';
import { minuteMs } from '#shared/time/durations.ts';

const system = await openBooks();

const requests = async () => (await system.all('Books')).filter(({ book }) => book === 'request');

test('a run begins nothing once it has less than two minutes left, which is for the step that is under way', async () => {
  const { handler } = await import('#functions/jobs/reconcile.ts');
  const event = { Records: [] };
  const withLeft = (ms: number) => handler(event, { getRemainingTimeInMillis: () => ms } as Context);
  await withLeft(2 * minuteMs - 1);
  expect((await system.books()).checkedAt).toBeNull();
  await withLeft(2 * minuteMs);
  expect((await system.books()).checkedAt).toEqual(expect.any(String));
});

test('a check is done when checkedAt moves, and is started once by a double press', async () => {
  await system.run();
  const { checkedAt } = await system.books();
  expect((await system.request()).body).toEqual({ checkedAt });
  const first = await requests();
  await system.request();
  expect(await requests()).toEqual(first);
  expect((await system.books()).isChecking).toBe(true);
  await system.run();
  const books = await system.books();
  expect(books.isChecking).toBe(false);
  expect(String(books.checkedAt) > String(checkedAt)).toBe(true);
  await system.request();
  expect(await requests()).not.toEqual(first);
});

test('the schedule checks once a day', async () => {
  await system.run();
  const { checkedAt } = await system.books();
  await system.run();
  expect((await system.books()).checkedAt).toBe(checkedAt);
  system.pass();
  await system.run();
  expect((await system.books()).checkedAt).not.toBe(checkedAt);
});

test('a request that no run answered is given up after a while, so that it can be made again', async () => {
  await system.request();
  const [first] = await requests();
  const { requestCheck } = await import('./request.ts');
  await requestCheck(undefined, new Date(Date.now() + 16 * 60_000));
  expect(await requests()).not.toEqual([first]);
});
