import { afterAll, describe, expect, test } from 'vitest';
import { openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { type Brand, brandOf } from './card-brand.ts';
import { testCards } from './test-cards.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

async function chargeOf(id: string) {
  const { data } = await stripe.charges.list({ payment_intent: id });
  return data[0];
}

// The cards of all brands but Visa in four lists of https://docs.stripe.com/testing: cards by brand, cards by country,
// cards for disputes, and cards for health accounts.
const otherThanVisa: Partial<Record<Brand, readonly string[]>> = {
  mastercard: [
    '5555555555554444',
    '2223003122003222',
    '5200828282828210',
    '5105105105105100',
    '5555552500001001',
    '5555050360000080',
    '5200828282828897',
    '5200007840000022',
    '5555558265554449',
    '5105008400000002',
    '5105000300000018',
  ],
  amex: ['378282246310005', '371449635398431'],
  discover: [
    '6011111111111117',
    '6011000990139424',
    '6011981111111113',
    '6026507838377928',
    '6555900000604105',
  ],
  diners: ['3056930009020004', '36227206271667'],
  jcb: ['3566002020360505', '3530111333300000'],
  unionpay: ['6200000000000005', '6200000000000047', '6205500000000000004'],
  // A Mexican brand, Carnet.
  unknown: ['5062210000000009'],
};

describe('the catalogue of test cards', () => {
  test('has no number and no name twice, and only numbers that look like cards', () => {
    const numbers = testCards.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const tokens = testCards.flatMap(({ tokens }) => tokens);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(numbers.filter((number) => !looksLikeCardNumber(number))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(130);
  });

  test('every card can be typed and named, and does what it is for', async () => {
    for (const { number, tokens, decline, threeDSecure, cvc } of testCards) {
      for (const card of [number, ...tokens]) {
        const { id } = await createIntent();
        const paid = system.pay(id, card, { authenticate: 'complete' });
        const isDeclined = decline !== undefined || cvc === 'fail';
        expect([card, paid.status]).toEqual([card, isDeclined ? 'requires_payment_method' : 'succeeded']);
        const wasAsked = eventTypes(id).includes('payment_intent.requires_action');
        expect([card, wasAsked]).toEqual([card, threeDSecure === 'required']);
      }
    }
  });

  test('every card has the brand that Stripe publishes it with', () => {
    const brands = new Map(testCards.map(({ number }) => [number, brandOf(number)]));
    for (const [brand, numbers] of Object.entries(otherThanVisa))
      for (const number of numbers) {
        expect([number, brands.get(number)]).toEqual([number, brand]);
        brands.delete(number);
      }
    expect(brands.size).toBeGreaterThan(100);
    expect([...new Set(brands.values())]).toEqual(['visa']);
  });

  test('a card that is named for a brand has it', () => {
    const named = testCards.flatMap(({ number, tokens }) =>
      tokens.flatMap((token) => {
        // A co-branded card names two networks. The first is its brand.
        const brand = /visa|mastercard|amex|discover|diners|jcb|unionpay/.exec(token)?.[0];
        return brand ? [{ token, brand, is: brandOf(number) }] : [];
      }),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ brand, is }) => brand !== is)).toEqual([]);
  });

  test.each([
    ['3056930009020004', 'diners'],
    ['6205500000000000004', 'unionpay'],
  ])('%s pays, and its charge says %s', async (number, brand) => {
    const { id } = await createIntent();
    system.pay(id, number);
    const card = (await chargeOf(id))?.payment_method_details?.card;
    expect(card).toMatchObject({ brand, last4: number.slice(-4), network: brand });
  });
});

describe('decline codes', () => {
  test.each([
    ['pm_card_visa_chargeDeclinedLostCard', 'lost_card'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card'],
    ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'card_velocity_exceeded'],
    ['pm_card_chargeCustomerFail', 'generic_decline'],
    ['pm_card_radarBlock', 'fraudulent'],
    ['pm_card_riskLevelHighest', 'fraudulent'],
  ])('%s is declined with %s', async (token, code) => {
    const { id } = await createIntent();
    expect(system.pay(id, token).last_payment_error).toMatchObject({
      code: 'card_declined',
      decline_code: code,
    });
  });

  test('a payment that Radar blocks never reaches the bank', async () => {
    const { id } = await createIntent();
    system.pay(id, 'pm_card_radarBlock');
    expect((await chargeOf(id))?.outcome).toMatchObject({
      network_status: 'not_sent_to_network',
      risk_level: 'highest',
      type: 'blocked',
    });
  });
});

describe('checks of what was typed', () => {
  const typed = (number: string, card = {}, address = {}) =>
    ({
      payment_method_data: {
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2040, ...card },
        billing_details: { address },
      },
    }) as object;

  async function checksOf(number: string, card = {}, address = {}) {
    const { id } = await createIntent();
    await stripe.paymentIntents.confirm(id, typed(number, card, address)).catch(() => undefined);
    return (await chargeOf(id))?.payment_method_details?.card?.checks;
  }

  test('pass, fail, are unavailable, or are null when nothing was typed', async () => {
    const place = { line1: '1 Main St', postal_code: '89101' };
    expect(await checksOf('4242424242424242')).toEqual({
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: null,
    });
    expect(await checksOf('4242424242424242', { cvc: '123' }, place)).toEqual({
      address_line1_check: 'pass',
      address_postal_code_check: 'pass',
      cvc_check: 'pass',
    });
    expect(await checksOf('4000000000000010', {}, place)).toMatchObject({
      address_line1_check: 'fail',
      address_postal_code_check: 'fail',
    });
    expect(await checksOf('4000000000000036', {}, place)).toMatchObject({
      address_line1_check: 'pass',
      address_postal_code_check: 'fail',
    });
    expect(await checksOf('4000000000000101', { cvc: '123' }, place)).toMatchObject({ cvc_check: 'fail' });
    expect(await checksOf('4000000000000044', {}, place)).toMatchObject({
      address_postal_code_check: 'unavailable',
    });
  });

  test('the ZIP code that was typed is the payment method’s and the charge’s', async () => {
    const { id } = await createIntent();
    await stripe.paymentIntents.confirm(id, typed('4242424242424242', {}, { postal_code: '89101' }));
    const charge = await chargeOf(id);
    const { payment_method: method } = await stripe.paymentIntents.retrieve(id, {
      expand: ['payment_method'],
    });
    for (const place of [charge, method]) {
      expect(place).toMatchObject({ billing_details: { address: { postal_code: '89101' } } });
    }
  });

  test('a wrong CVC declines the card, unless none was typed', async () => {
    for (const number of ['4000000000000127', '4000000000000101']) {
      const [{ id }, other] = [await createIntent(), await createIntent()];
      const refused = stripe.paymentIntents.confirm(id, typed(number, { cvc: '123' }));
      await expect(refused).rejects.toMatchObject({ code: 'incorrect_cvc' });
      expect(await stripe.paymentIntents.confirm(other.id, typed(number))).toMatchObject({
        status: 'succeeded',
      });
    }
  });
});

describe('3-D Secure', () => {
  const options = { payment_method_options: { card: { request_three_d_secure: 'any' } } } as const;

  test('is optional for some cards, and done on request', async () => {
    const { id } = await createIntent(options);
    expect(system.pay(id, 'pm_card_threeDSecureOptional').status).toBe('requires_action');
    const failing = await createIntent(options);
    expect(
      system.pay(failing.id, 'pm_card_threeDSecureOptionalProcessingError').last_payment_error,
    ).toMatchObject({ code: 'card_declined' });
  });
});
