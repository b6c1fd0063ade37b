import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

describe('refunds', () => {
  test('are possible in parts, up to the amount paid', async () => {
    const { id } = await createIntent();
    system.pay(id);
    const part = await stripe.refunds.create({ payment_intent: id, amount: 1000, reason: 'duplicate' });
    expect(part).toMatchObject({
      amount: 1000,
      payment_intent: id,
      reason: 'duplicate',
      status: 'succeeded',
    });
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 5001 });
    expect(await errorOf(tooMuch)).toMatchObject({
      param: 'amount',
      message: 'Refund amount ($50.01) is greater than unrefunded amount on charge ($50.00)',
    });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(5000);
    const more = stripe.refunds.create({ payment_intent: id });
    expect(await errorOf(more)).toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount)).toEqual([5000, 1000]);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(charge).toMatchObject({ amount_refunded: 6000, refunded: true });
    expect(eventTypes(id).slice(-4)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });

  test('that the bank returns can be made again', async () => {
    const { id } = await createIntent();
    system.pay(id);
    const { id: refundId } = await stripe.refunds.create({ payment_intent: id });
    system.failRefund(id);
    expect(await stripe.refunds.retrieve(refundId)).toMatchObject({ status: 'failed' });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(eventTypes(id).slice(-3)).toEqual(['charge.refund.updated', 'refund.updated', 'refund.failed']);
    expect(() => system.failRefund(id)).toThrow();
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded' });
  });

  test('are refused for unpaid and disputed charges', async () => {
    const { id } = await createIntent();
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    });
    system.pay(id);
    expect(system.dispute(id)).toMatchObject({ object: 'dispute', payment_intent: id });
    expect(eventTypes(id)).toContain('charge.dispute.created');
    const refund = stripe.refunds.create({ payment_intent: id });
    expect(await errorOf(refund)).toMatchObject({ code: 'charge_disputed' });
  });
});

/** Pays with a card, and refunds the payment in full. Returns the intent's id and the refund. */
async function refunded(card: string) {
  const { id } = await createIntent();
  system.pay(id, card);
  const refund = await stripe.refunds.create({ payment_intent: id });
  return { id, refund };
}

async function chargeOf(id: string) {
  const { data } = await stripe.charges.list({ payment_intent: id });
  return data[0];
}

function lastObject(id: string, type: string) {
  const delivery = system.deliveries(id).findLast((event) => event.type === type);
  return JSON.parse(delivery?.payload ?? '{}').data;
}

describe('the life of a refund', () => {
  test('pending, then succeeded', async () => {
    const { id, refund } = await refunded('pm_card_pendingRefund');
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 6000, refunded: true });
    system.advance(60);
    const done = await stripe.refunds.retrieve(refund.id);
    expect(done).toMatchObject({ status: 'succeeded' });
    expect(done).not.toHaveProperty('pending_reason');
    expect(eventTypes(id).slice(-2)).toEqual(['charge.refund.updated', 'refund.updated']);
    expect(lastObject(id, 'refund.updated')).toMatchObject({
      object: { id: refund.id, status: 'succeeded' },
      previous_attributes: { status: 'pending' },
    });
  });

  test('succeeded, then failed: the charge counts it no longer, and the money is back', async () => {
    const { id, refund } = await refunded('pm_card_refundFail');
    expect(refund.status).toBe('succeeded');
    system.advance(60);
    const failed = await stripe.refunds.retrieve(refund.id, {
      expand: ['balance_transaction', 'failure_balance_transaction'],
    });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      balance_transaction: { type: 'refund', amount: -6000, fee: 0, net: -6000, source: refund.id },
      failure_balance_transaction: { type: 'refund_failure', amount: 6000, net: 6000, source: refund.id },
    });
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(lastObject(id, 'refund.failed').object).toMatchObject({ id: refund.id, status: 'failed' });
  });

  test('failed while pending', async () => {
    const { id, refund } = await refunded('pm_card_pendingRefund');
    expect(system.failRefund(id)).toMatchObject({ id: refund.id, status: 'failed' });
    system.advance(60);
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed');
  });

  test('canceled in the dashboard within half an hour', async () => {
    const { id } = await refunded('pm_card_visa');
    expect(system.cancelRefund(id)).toMatchObject({
      status: 'canceled',
      failure_reason: 'merchant_request',
    });
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0 });
    expect(eventTypes(id)).not.toContain('refund.failed');
    await stripe.refunds.create({ payment_intent: id });
    system.advance(30 * 60);
    expect(() => system.cancelRefund(id)).toThrow();
  });

  test('ended by a chargeback while pending', async () => {
    const { id, refund } = await refunded('pm_card_pendingRefund');
    system.dispute(id);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'charge_for_pending_refund_disputed',
    });
  });

  test('a list has pages, and the transactions where they are asked for', async () => {
    const { id } = await createIntent();
    system.pay(id);
    for (const amount of [1000, 2000, 3000]) await stripe.refunds.create({ payment_intent: id, amount });
    const { data, has_more } = await stripe.refunds.list({
      payment_intent: id,
      limit: 2,
      expand: ['data.balance_transaction'],
    });
    expect(has_more).toBe(true);
    expect(data.map(({ balance_transaction }) => balance_transaction)).toMatchObject([
      { net: -3000 },
      { net: -2000 },
    ]);
    const rest = await stripe.refunds.list({ payment_intent: id, starting_after: String(data[1]?.id) });
    expect(rest.data.map(({ amount }) => amount)).toEqual([1000]);
  });
});
