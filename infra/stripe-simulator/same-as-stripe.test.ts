import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

// The simulator must answer these requests like Stripe's test mode. With STRIPE_TEST_KEY set, the tests send them to
// both.
const testKey = process.env.STRIPE_TEST_KEY;
if (testKey && !/^[sr]k_test_/.test(testKey)) throw new Error('STRIPE_TEST_KEY is no key of test mode');

const simulated = await openStripeApi();
afterAll(simulated.stop);

interface Target {
  name: string;
  stripe: Stripe;
  /** Waits a second at Stripe; skips a minute in the simulator. */
  wait: () => Promise<void> | void;
}

const simulator: Target = {
  name: 'the simulator',
  stripe: simulated.stripe,
  wait: () => simulated.system.advance(60),
};
const targets: Target[] = testKey
  ? [
      simulator,
      {
        name: 'Stripe',
        stripe: new Stripe(testKey, { maxNetworkRetries: 3 }),
        wait: () => new Promise((resolve) => setTimeout(resolve, 1000)),
      },
    ]
  : [simulator];

afterAll(() => {
  const compared = 'The simulator was compared with Stripe’s test mode.';
  const alone = 'Stripe itself was not asked: set STRIPE_TEST_KEY to a key of test mode to compare with it.';
  process.stdout.write(`${testKey ? compared : alone}\n`);
});

const patienceSeconds = 100;

describe.each(targets)('$name', ({ stripe, wait }) => {
  function createIntent(params: Partial<Stripe.PaymentIntentCreateParams> = {}) {
    const body = { amount: 6000, currency: 'usd', allowed_payment_method_types: ['card'], ...params };
    return stripe.paymentIntents.create(body);
  }

  async function paid(card: string): Promise<string> {
    const { id } = await createIntent();
    await stripe.paymentIntents.confirm(id, { payment_method: card });
    return id;
  }

  /** Reads a value until it meets a condition, at most `patienceSeconds` + 1 times. Returns the last value. */
  async function readUntil<Value>(
    read: () => Promise<Value>,
    isSo: (value: Value) => boolean,
  ): Promise<Value> {
    for (let second = 0; second < patienceSeconds; second += 1) {
      const value = await read();
      if (isSo(value)) return value;
      await wait();
    }
    return read();
  }

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('declines %s with %s', async (card, code, declineCode) => {
    const { id } = await createIntent();
    const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method: card }));
    expect(error).toMatchObject({ statusCode: 402, code });
    if (declineCode) expect(error.decline_code).toBe(declineCode);
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
  });

  test('refuses unknown parameters, further down too', async () => {
    const unknown = { payment_method_options: { card: { color: 'red' } } } as object;
    expect(await errorOf(createIntent(unknown))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'payment_method_options[card][color]',
    });
  });

  test('shows the secret of a webhook endpoint once, and keeps its version', async () => {
    const made = await stripe.webhookEndpoints.create({
      url: 'https://example.com/api/stripe/webhook',
      enabled_events: ['refund.failed'],
      api_version: Stripe.API_VERSION,
    });
    try {
      expect(made.secret).toMatch(/^whsec_/);
      expect(made).toMatchObject({ api_version: Stripe.API_VERSION, status: 'enabled', livemode: false });
      expect((await stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
      const changed = await stripe.webhookEndpoints.update(made.id, {
        enabled_events: ['refund.failed', 'refund.created'],
        disabled: true,
      });
      expect(changed).toMatchObject({ status: 'disabled', enabled_events: { length: 2 } });
      const version = { api_version: '2024-06-20' } as Stripe.WebhookEndpointUpdateParams;
      const refused = await errorOf(stripe.webhookEndpoints.update(made.id, version));
      expect(refused).toMatchObject({ statusCode: 400, code: 'parameter_unknown' });
    } finally {
      expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    }
  });

  test('replays an idempotency key, and refuses it for anything else', async () => {
    const idempotencyKey = randomUUID();
    const create = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });
    const first = await create(6000);
    const second = await create(6000);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await errorOf(create(7000))).toMatchObject({ rawType: 'idempotency_error', statusCode: 400 });
  });

  test('books a charge with a fee', async () => {
    const id = await paid('pm_card_visa');
    const { latest_charge: charge } = await readUntil(
      () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
      ({ latest_charge }) => (latest_charge as Stripe.Charge).balance_transaction !== null,
    );
    expect(charge).toMatchObject({
      balance_transaction: { amount: 6000, fee: 204, net: 5796, type: 'charge' },
    });
  });

  test('refunds, pending first', async () => {
    const id = await paid('pm_card_pendingRefund');
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 1000 });
    expect(refund.status).toBe('pending');
    const read = () => stripe.refunds.retrieve(refund.id);
    const done = await readUntil(read, ({ status }) => status !== 'pending');
    expect(done.status).toBe('succeeded');
  });

  test('takes a failed refund back', async () => {
    const id = await paid('pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe('succeeded');
    const failed = await readUntil(
      () => stripe.refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] }),
      ({ status }) => status === 'failed',
    );
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: expect.any(String),
      failure_balance_transaction: { amount: 6000 },
    });
    const { data } = await stripe.charges.list({ payment_intent: id });
    expect(data[0]).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  async function disputed(card: string): Promise<Stripe.Dispute> {
    const id = await paid(card);
    const { data } = await readUntil(
      () => stripe.disputes.list({ payment_intent: id }),
      (list) => list.data.length > 0,
    );
    return data[0] as Stripe.Dispute;
  }

  test.each([
    ['winning_evidence', 'won', 0],
    ['losing_evidence', 'lost', -7500],
  ])('decides a dispute with %s', async (text, status, net) => {
    const dispute = await disputed('pm_card_createDispute');
    expect(dispute).toMatchObject({
      amount: 6000,
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ amount: -6000, fee: 1500, net: -7500, type: 'adjustment' }],
    });
    await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: text } });
    const read = () => stripe.disputes.retrieve(dispute.id);
    const decided = await readUntil(read, (now) => now.status === status);
    expect(decided.status).toBe(status);
    expect(decided.balance_transactions.reduce((sum, part) => sum + part.net, 0)).toBe(net);
  });

  test('takes no money for an inquiry', async () => {
    expect(await disputed('pm_card_createDisputeInquiry')).toMatchObject({
      status: 'warning_needs_response',
      balance_transactions: [],
      is_charge_refundable: true,
    });
  });

  test('has the fields of the simulator’s objects', async () => {
    async function fieldsOf(asked: Stripe) {
      const { id } = await asked.paymentIntents.create({
        amount: 6000,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        confirm: true,
        payment_method: 'pm_card_visa',
      });
      const refund = await asked.refunds.create({ payment_intent: id, expand: ['balance_transaction'] });
      const intent = await asked.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] });
      const parts = {
        intent,
        charge: intent.latest_charge,
        method: intent.payment_method,
        refund,
        transaction: refund.balance_transaction,
      };
      return Object.entries(parts).flatMap(([name, part]) =>
        Object.keys(part ?? {}).map((field) => `${name}.${field}`),
      );
    }
    expect(await fieldsOf(stripe)).toEqual(expect.arrayContaining(await fieldsOf(simulated.stripe)));
  });
});
