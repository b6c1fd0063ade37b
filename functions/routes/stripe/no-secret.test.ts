import { expect, test } from 'vitest';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';

const written = keptLog();

// As after a first deployment: nobody has filled the keys in.
const nowhere = { api: 'http://127.0.0.1:1', secretKey: '', webhookSecret: '' };
const system = await openPaymentSystem({ stripe: nowhere });

test('without a webhook secret no event passes, and somebody is woken', async () => {
  for (const signature of ['', 't=1,v1=00']) {
    const { status, problem } = await system.deliver({ payload: '{}', signature });
    expect([status, problem.code]).toEqual([500, 'internal']);
  }
  expect(written.filter((line) => line.includes('"WebhookSecretMissing":1'))).toHaveLength(2);
});

test('without a key nothing is begun', async () => {
  const { status, problem } = await system.begin(billBody());
  expect([status, problem.code]).toEqual([500, 'internal']);
  expect(await system.stats()).toMatchObject({ total: 0 });
});
