import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

describe('test cards', () => {
  test.each([
    [
      '4000000000000002',
      'pm_card_chargeDeclined',
      'card_declined',
      'generic_decline',
      'Your card was declined.',
    ],
    [
      '4000000000009995',
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    [
      '4000000000000127',
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      undefined,
      "Your card's security code is incorrect.",
    ],
    [
      '4000000000000069',
      'pm_card_chargeDeclinedExpiredCard',
      'expired_card',
      undefined,
      'Your card has expired.',
    ],
    [
      '4000000000000119',
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s: %s is refused with %s', async (number, token, code, declineCode, message) => {
    const { id } = await createIntent();
    const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method: token }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, message });
    expect(error.decline_code).toBe(declineCode ?? '');
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    const failed = system.pay(id, number);
    expect(failed).toMatchObject({
      amount_received: 0,
      payment_method: null,
      status: 'requires_payment_method',
      last_payment_error: { code, message, type: 'card_error' },
    });
    expect(eventTypes(id).slice(1)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
    expect(system.pay(id, 'pm_card_visa')).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month'],
    ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc'],
  ])('%s with %j is refused before any bank is asked', async (number, changes, code) => {
    const { id } = await createIntent();
    const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', ...changes };
    const params = { payment_method_data: { type: 'card', card } } as object;
    expect(await errorOf(stripe.paymentIntents.confirm(id, params))).toMatchObject({ statusCode: 402, code });
    expect(system.intent(id).last_payment_error).toBeNull();
    expect(eventTypes(id)).toEqual(['payment_intent.created']);
  });

  test.each([
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
  ])('%s is a %s and pays', async (number, brand) => {
    const { id } = await createIntent();
    expect(system.pay(id, number).status).toBe('succeeded');
    const { payment_method: method } = await stripe.paymentIntents.retrieve(id, {
      expand: ['payment_method'],
    });
    expect(method).toMatchObject({ card: { brand, last4: number.slice(-4) } });
  });

  test('a real card is declined in test mode, and its number is stored nowhere', async () => {
    const { id } = await createIntent();
    const number = '4539578763621486';
    expect(system.pay(id, number).last_payment_error).toMatchObject({ decline_code: 'test_mode_live_card' });
    expect(JSON.stringify([system.intent(id), system.deliveries(id)])).not.toContain(number);
  });

  test('3-D Secure waits for an outcome; after a refusal another card can be used', async () => {
    const { id } = await createIntent();
    const waiting = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    });
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect(eventTypes(id)).toContain('payment_intent.requires_action');
    const failed = system.pay(id, '4000002500003155', { authenticate: 'fail' });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    const paid = system.pay(id, '4000000000003220', { authenticate: 'complete' });
    expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
  });
});
