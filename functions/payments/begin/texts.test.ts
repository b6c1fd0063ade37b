import { describe, expect, test } from 'vitest';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe, begin, begun } = system;

const loneSurrogate = 'Dana \ud800';
const huge = 'a'.repeat(60_000);

describe('a text that cannot be stored leaves no intent behind', () => {
  const fields = [
    'timestamp',
    'patientName',
    'patientEmail',
    'accountNumber',
    'description',
    'phone',
    'dob',
  ] as const;
  const texts = {
    'a lone surrogate': loneSurrogate,
    'sixty thousand letters': huge,
    'a null byte': 'Dana\u0000',
  };
  const cases = fields.flatMap((field) => Object.entries(texts).map(([what, text]) => [field, what, text]));

  test.each(cases)('metadata.%s with %s', async (field, _, text) => {
    const before = stripe.intents().length;
    const { status } = await begin(billBody({}, { [String(field)]: text }));
    expect([400, 413, 422]).toContain(status);
    expect(stripe.intents().length).toBe(before);
  });

  test.each([
    { title: loneSurrogate, price: '$30.00' },
    { title: huge, price: '$30.00' },
    { title: 'CBC', price: loneSurrogate },
    { title: 'CBC', price: huge },
  ])('an item of a cart (%#)', async (item) => {
    const before = stripe.intents().length;
    expect([400, 413, 422]).toContain((await begin(cartBody({ items: [item] }))).status);
    expect(stripe.intents().length).toBe(before);
  });
});

test.each([
  ['timestamp', '2026-11-23T17:00:00.000Z', 'yesterday'],
  ['timestamp', '2026-11-23T09:00:00-08:00', '2026-11-23'],
  ['phone', '(702) 555-0143 ext. 9', '555-0143'],
  ['phone', '+1 702.555.0143', 'call me'],
])('%s may be %s, and not %s', async (field, good, bad) => {
  expect((await begin(billBody({}, { [field]: good }))).status).toBe(200);
  const { status, problem } = await begin(billBody({}, { [field]: bad }));
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [`metadata.${field}`]]);
});

test.each([
  `https://example.com/${loneSurrogate}`,
  'https://example.com/a b',
  'https://example.com/\u202egnp',
  `https://example.com/${'a'.repeat(2_000)}`,
  'ftp://example.com/receipt',
])('a receipt cannot be at %j', async (receiptUrl) => {
  const { id } = await begun();
  const { status } = await system.setStatus(id, { status: 'succeeded', receiptUrl });
  expect([400, 422]).toContain(status);
  expect(await system.shown(id)).toMatchObject({ status: 'pending', receiptUrl: '' });
});
