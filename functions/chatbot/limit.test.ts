import { expect, test } from 'vitest';
import { withFault } from '#infra/testing/faults/faults.ts';
import { withSilence } from '#infra/testing/faults/silence.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { brand } from '#shared/brand.ts';

const written = keptLog();
const system = await openTestSystem({ limits: { LIMIT_QUESTIONS_PER_MINUTE: 3 } });

function ask(message: string, sourceIp: string) {
  return system.call('POST /api/chatbot', { body: { message }, sourceIp });
}

test('a client that asks too much has to wait a minute, and is told what to do until then', async () => {
  const client = '203.0.113.7';
  for (let asked = 0; asked < 3; asked++) expect((await ask('hello', client)).status).toBe(200);
  const { status, problem, headers } = await ask('hello', client);
  expect([status, problem.code]).toEqual([429, 'too-many']);
  expect(problem.detail).toContain(brand.phone);
  expect(problem.detail).toContain('call 911');
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await ask('hello', '203.0.113.8')).status).toBe(200);
});

test('a question whose count takes too long is answered', async () => {
  const silence = withSilence(
    ({ service }) => service === 'dynamodb',
    () => ask('hello', '203.0.113.11'),
  );
  const { result, tookMs, silent } = await silence;
  expect([result.status, silent > 0]).toEqual([200, true]);
  expect(tookMs).toBeLessThanOrEqual(2_000);
  expect(written.join()).toContain('TimeUp');
});

test('a question that cannot be counted is answered', async () => {
  const { result } = await withFault(
    'crash-before',
    ({ service }) => service === 'dynamodb',
    () => ask('hello', '203.0.113.12'),
  );
  expect(result.status).toBe(200);
  expect(written.join()).toContain('question-count-failed');
});

test('an emergency is answered, however much a client has asked', async () => {
  const client = '203.0.113.9';
  for (let asked = 0; asked < 4; asked++) await ask('hello', client);
  const { status, body } = await ask('my chest hurts', client);
  expect([status, body.emergency]).toEqual([200, true]);
});

test('what is left to the front desk is counted by its subject, without what was typed', async () => {
  const before = written.length;
  await ask('is there parking for my zyxmarker truck', '203.0.113.10');
  await ask('blorp zyxmarker', '203.0.113.10');
  await ask('are you open today', '203.0.113.10');
  const lines = written.slice(before).map((line) => JSON.parse(line));
  const counted = lines.filter(({ FrontDeskAsked }) => FrontDeskAsked === 1);
  expect(counted.map(({ topic }) => topic)).toEqual(['parking', 'unknown']);
  expect(JSON.stringify(lines)).not.toContain('zyxmarker');
});
