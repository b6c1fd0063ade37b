import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '#infra/local/engine/free-port.ts';
import { StartProblem } from '#infra/local/settings/start-problem.ts';
import { prepareMail } from './ses.ts';

test('a local SES whose port was taken meanwhile says so, instead of reading the mails of a stranger', async () => {
  const mail = await prepareMail();
  const stranger = createServer().listen(Number(new URL(mail.endpoint).port), '127.0.0.1');
  await once(stranger, 'listening');
  await expect(mail.load()).rejects.toThrow(StartProblem);
  stranger.close();
});

test('a free port is none that a system hands out by itself', async () => {
  expect(await freePort()).toBeGreaterThanOrEqual(20_000);
  expect(await freePort()).toBeLessThan(32_768);
});
