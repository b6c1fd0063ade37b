import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);
afterEach(() => system.faults.clear());

describe('idempotency keys', () => {
  test('the same request gets the first reply, and nothing happens twice', async () => {
    const first = await createIntent({}, 'key-same');
    const second = await createIntent({}, 'key-same');
    expect(second).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(system.intents().filter(({ id }) => id === first.id)).toHaveLength(1);
    expect(eventTypes(first.id)).toEqual(['payment_intent.created']);
  });

  test('the first reply is kept, whatever has happened since', async () => {
    const first = await createIntent({}, 'key-old');
    system.pay(first.id);
    expect(await createIntent({}, 'key-old')).toMatchObject({
      id: first.id,
      status: 'requires_payment_method',
    });
  });

  test('a different request with the same key is refused', async () => {
    const { id } = await createIntent({ amount: 6000 }, 'key-other');
    const other = await errorOf(createIntent({ amount: 7000 }, 'key-other'));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(other).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    const elsewhere = stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'key-other' });
    expect(await errorOf(elsewhere)).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test('a second request during the first one is refused for now', async () => {
    system.faults.next(1, { delay: 300 });
    const first = createIntent({}, 'key-now');
    await sleep(100);
    expect(await errorOf(createIntent({}, 'key-now'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    expect(await createIntent({}, 'key-now-too')).toHaveProperty('id');
    expect((await first).id).toBe((await createIntent({}, 'key-now')).id);
  });

  test('a refused parameter does not use up the key; a declined card does', async () => {
    expect(await errorOf(createIntent({ amount: 1 }, 'key-free'))).toMatchObject({ statusCode: 400 });
    const { id } = await createIntent({}, 'key-free');
    const decline = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'key-card' },
      );
    await errorOf(decline());
    const replayed = await errorOf(decline());
    expect(replayed.headers?.['idempotent-replayed']).toBe('true');
    expect(eventTypes(id).filter((type) => type === 'charge.failed')).toHaveLength(1);
  });
});
