import { expect, test } from 'vitest';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const written = keptLog();

// The keys after a first deployment, before an operator has filled them in.
const noKeys = { api: 'http://127.0.0.1:1', secretKey: '', webhookSecret: '' };
const system = await openPaymentSystem({ stripe: noKeys });

test('without a webhook secret every event is refused, and an alarm goes off', async () => {
  for (const signature of ['', 't=1,v1=00']) {
    const { status, problem } = await system.deliver({ payload: '{}', signature });
    expect([status, problem.code]).toEqual([500, 'internal']);
  }
  expect(written.filter((line) => line.includes('"WebhookRefused":1'))).toHaveLength(2);
});

test('without a secret key no payment begins', async () => {
  const { status, problem } = await system.begin(billBody());
  expect([status, problem.code]).toEqual([500, 'internal']);
  expect(await system.stats()).toMatchObject({ total: 0 });
});
