import { expect, inject, test } from 'vitest';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';

// Without a limit of unfinished payments, to see what failed cards alone do about payments begun before them.
const system = await openPaymentSystem({
  limits: { LIMIT_INTENTS_PER_HOUR: 500, LIMIT_UNFINISHED_INTENTS: 500, LIMIT_FAILED_CARDS: 10 },
});
const { stripe } = system;

const begun = inject('handlers') === 'source' ? 110 : 40;

test(`ten failed cards end all ${begun} payments that were begun before them`, async () => {
  const ids: string[] = [];
  for (let payment = 0; payment < begun; payment++) ids.push((await system.begun(billBody())).id);
  let tried = 0;
  for (const id of ids) {
    if (stripe.intent(id).status === 'canceled') continue;
    stripe.pay(id, 'pm_card_chargeDeclined');
    tried += 1;
    await system.deliverAll(id);
  }
  expect(tried).toBe(10);
  expect(new Set(ids.map((id) => stripe.intent(id).status))).toEqual(new Set(['canceled']));
  expect((await system.begin(billBody())).status).toBe(429);
});
