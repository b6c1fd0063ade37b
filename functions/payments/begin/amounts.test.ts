import fc from 'fast-check';
import { describe, expect, inject, test, vi } from 'vitest';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { homeFeaturedTests, labTests } from '#shared/lab-tests/catalogue.ts';

const system = await openPaymentSystem();
const { stripe, begin, begun } = system;

describe('an amount', () => {
  test.each([0.499, 49, 0, -5, 1.005, 1e21, '5', Number.NaN, null, 10_000_001, 100.5])(
    'of %s cents is refused',
    async (amount) => {
      const { status, problem } = await begin(billBody({ amount }));
      expect([status, problem.code]).toEqual([422, 'invalid']);
      expect(problem.fields).toHaveProperty('amount');
    },
  );

  test.each([50, 10_000_000])('of %i cents is accepted', async (amount) => {
    const { id } = await begun(billBody({ amount }));
    expect(stripe.intent(id).amount).toBe(amount);
  });

  test('is a whole number of cents from 50 to ten million, whatever is sent', async () => {
    const before = stripe.intents().length;
    const isPayable = (value: unknown) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 50 && value <= 10_000_000;
    const anything = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null), fc.array(fc.nat()));
    await fc.assert(
      fc.asyncProperty(
        anything.filter((value) => !isPayable(value)),
        async (amount) => {
          expect((await begin(billBody({ amount }))).status).toBe(422);
        },
      ),
      { numRuns: 100 },
    );
    expect(stripe.intents().length).toBe(before);
  });

  test('in another currency is refused', async () => {
    expect((await begin(billBody({ currency: 'eur' }))).status).toBe(422);
  });
});

test('a charge of a tenth more than the patient asked for is not believed, and waits for a manager', async () => {
  const realFetch = globalThis.fetch;
  const raised = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { body } = init ?? {};
    if (typeof body !== 'string') return realFetch(url, init);
    return realFetch(url, { ...init, body: body.replace('amount=12345', 'amount=13580') });
  });
  const { id } = await begun(billBody());
  raised.mockRestore();
  stripe.pay(id);
  await system.deliverAll(id);
  expect(stripe.intent(id)).toMatchObject({ amount_received: 13_580, status: 'succeeded' });
  expect(await system.shown(id)).toMatchObject({ status: 'pending', amount: 123.45 });
  expect(await system.workOf(id)).toMatchObject([{ kind: 'payment-in-doubt', amount: 123.45 }]);
  expect(await system.receipts(id)).toEqual([]);
});

describe('a bill', () => {
  test.each([undefined, '', '   '])('needs its account number: %s', async (accountNumber) => {
    const { status, problem } = await begin(billBody({}, { accountNumber }));
    expect(status).toBe(422);
    expect(problem.fields?.['metadata.accountNumber']).toBe('Account number is required');
  });

  test('refuses a card number as account number', async () => {
    const { problem } = await begin(billBody({}, { accountNumber: '4242 4242 4242 4242' }));
    expect(problem.fields?.['metadata.accountNumber']).toMatch(/card number/);
  });
});

describe('a cart', () => {
  test('pays the shop’s price, and is recorded by the catalogue’s titles', async () => {
    const items = [
      { title: 'CBC', price: '$30.00' },
      { title: 'TSH test', price: '$65.00' },
    ];
    const { id } = await begun(cartBody({ amount: 9500, items }));
    expect((await system.shown(id))?.items).toEqual([
      { title: 'CBC', price: '$30.00' },
      { title: 'TSH', price: '$65.00' },
    ]);
  });

  test('needs items', async () => {
    expect((await begin(cartBody({ items: undefined }))).problem.fields).toHaveProperty('items');
    expect((await begin(cartBody({ items: [] }))).problem.fields).toHaveProperty('items');
  });

  test.each([
    ['a wrong sum', { amount: 5999 }, /cost \$60.00, not \$59.99/],
    [
      'the price of home’s card, since the shop is cheaper',
      { items: [{ title: 'CBC', price: '$45.00' }], amount: 4500 },
      /CBC is now \$30.00/,
    ],
    [
      'the same test twice, by two titles',
      {
        items: [
          { title: 'TSH', price: '$65.00' },
          { title: 'TSH test', price: '$65.00' },
        ],
        amount: 13_000,
      },
      /TSH is in your cart twice/,
    ],
    [
      'a price that is not offered',
      { items: [{ title: 'CBC', price: '$1.00' }], amount: 100 },
      /CBC is now \$30.00/,
    ],
    [
      'a test that is not offered',
      { items: [{ title: 'Zebra', price: '$30.00' }], amount: 3000 },
      /no longer available/,
    ],
    [
      'a price in another format',
      { items: [{ title: 'CBC', price: '30.00' }], amount: 3000 },
      /CBC is now \$30.00/,
    ],
  ])('refuses %s', async (_, changes, detail) => {
    const { status, problem } = await begin(cartBody(changes));
    expect([status, problem.code]).toEqual([422, 'price-mismatch']);
    expect(problem.detail).toMatch(detail);
  });

  test('tampered with in any way is charged the catalogue’s sum or nothing', async () => {
    const titles = [...labTests, ...homeFeaturedTests].map(({ title }) => title);
    const prices = [...labTests, ...homeFeaturedTests].map(({ price }) => price);
    const cheap = fc.constantFrom('$0.50', '$1.00', '$0.00', '$-30.00', '30', '');
    const item = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(...labTests).map(({ title, price }) => ({ title, price })),
      },
      fc.record({
        title: fc.oneof(fc.constantFrom(...titles), fc.string()),
        price: fc.oneof(fc.constantFrom(...prices), cheap, fc.string()),
      }),
    );
    const cart = fc.tuple(
      fc.array(item, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 0, 0, -1, 1, -3000),
    );
    // The home page sells the TSH test under another title.
    const shopPrices = new Map([
      ...labTests.map(({ title, price }) => [title, price] as const),
      ['TSH test', '$65.00'],
    ]);
    const products = (items: { title: string }[]) =>
      new Set(items.map(({ title }) => (title === 'TSH test' ? 'TSH' : title))).size;
    const sumOf = (items: { price: string }[]) =>
      items.reduce((sum, { price }) => sum + Math.round(Number(price.replace('$', '')) * 100), 0);
    let charged = 0;
    let chargedByCareless = 0;
    const numRuns = inject('handlers') === 'source' ? 500 : 100;
    for (const [items, difference] of fc.sample(cart, { numRuns, seed: 20_261_121 })) {
      const amount = sumOf(items) + difference;
      const isHonest =
        difference === 0 &&
        items.every(({ title, price }) => shopPrices.get(title) === price) &&
        products(items) === items.length;
      const answer = await begin(cartBody({ items, amount }));
      expect(answer.status, JSON.stringify({ items, amount })).toBe(isHonest ? 200 : 422);
      if (isHonest) expect(stripe.intent(answer.body.id).amount).toBe(amount);
      charged += isHonest ? 1 : 0;
      // The naive version: charges the sum of the prices that the client sends.
      chargedByCareless += difference === 0 && amount >= 50 ? 1 : 0;
    }
    expect(charged).toBeGreaterThan(numRuns / 20);
    expect(chargedByCareless).toBeGreaterThan(charged);
  });
});
