import { Session } from 'node:inspector/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isLong } from '#infra/testing/setup/long-tests.ts';
import { ask } from './judge.harness.ts';
import { swappedTwice } from './naive-spelling.harness.ts';

const session = new Session();
session.connect();
afterAll(() => session.disconnect());

/** How many blocks of the chat's own code run, counted by V8: the same on any machine, however busy. */
async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/functions/chatbot/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

/** A long question in plain words takes some 17,000 steps, or about 5 ms of processor time. */
const maxStepsOfMessage = 25_000;

/** V8 is slow to report the counts, so they are read once for this many messages. */
const batchSize = 100;

const unit = fc.constantFrom(
  'a',
  'e',
  'chest',
  'hurts',
  'how much',
  'the ',
  ' no ',
  '9',
  '99 ',
  '100.4 ',
  '/',
  'ñ',
  '😀',
  '\ud800',
  'مرحبا',
  '\u202e',
  'xq',
  'bcdfg',
  "'",
  ', ',
  '? ',
  '\n',
  'y o ',
  'dont ',
  'near ',
  'las vegas ',
  'cbc ',
  'flu shot ',
  'mlk or ',
  'juneteenth or labor day or ',
);
const hostile = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.array(unit, { minLength: 20, maxLength: 400 }).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.tuple(unit, fc.nat(500)).map(([part, times]) => part.repeat(times)) },
    {
      weight: 2,
      arbitrary: fc.string({
        minLength: 100,
        maxLength: 500,
        unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      }),
    },
    { weight: 2, arbitrary: fc.string({ maxLength: 500, unit: 'binary' }) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.string({ minLength: 12, maxLength: 20, unit: fc.constantFrom(...'bcdaeiou') }), {
          maxLength: 40,
        })
        .map((words) => words.join(' ')),
    },
  )
  .map((message) => message.slice(0, 500));

const messages = fc.sample(hostile, { numRuns: isLong ? 2_000 : 500, seed: 28 });

test.each(Array.from({ length: messages.length / batchSize }, (_, index) => index))(
  'hostile messages of 500 characters take few steps, whatever they hold (batch %i)',
  async (index) => {
    await ask('hello');
    const batch = messages.slice(index * batchSize, (index + 1) * batchSize);
    const steps = await stepsOf(async () => {
      for (const message of batch) await ask(message);
    });
    expect(steps / batchSize).toBeLessThan(maxStepsOfMessage);
  },
);

test('a correction that tries every two swaps is caught', async () => {
  const steps = await stepsOf(async () => swappedTwice('x'.repeat(220)));
  expect(steps).toBeGreaterThan(maxStepsOfMessage);
});
