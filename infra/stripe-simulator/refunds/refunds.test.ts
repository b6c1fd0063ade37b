import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/testing/stripe-api.ts';

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
    expect(eventTypes(id).slice(-2)).toEqual(['refund.updated', 'refund.failed']);
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
