import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe } = system;

/** Half of a surrogate pair. JSON carries it as an escape; DynamoDB and Stripe refuse it. */
const lone = '\ud800';

const refused = { status: 400, problem: { code: 'malformed' } };

describe('text that is not well-formed is refused before anything happens', () => {
  test.each(['phone', 'timestamp', 'description', 'patientName'])('a payment’s %s', async (field) => {
    expect(await system.begin(billBody({}, { [field]: `555${lone}` }))).toMatchObject(refused);
    expect(stripe.intents()).toEqual([]);
    expect(await system.all('Payments')).toEqual([]);
  });

  test('an admin’s receipt address', async () => {
    const id = await system.paid();
    const receiptUrl = `https://example.com/${lone}`;
    expect(await system.setStatus(id, { status: 'succeeded', receiptUrl })).toMatchObject(refused);
  });

  test.each<[string, unknown]>([
    ['a key', { [lone]: 1 }],
    ['the second half of a pair', { message: '\udc00' }],
    ['the halves in the wrong order', { message: '\udc00\ud800' }],
    ['deep inside', { message: 'hello', more: [{ deep: lone }] }],
  ])('%s', async (_, body) => {
    expect(await system.call('POST /api/chatbot', { body })).toMatchObject(refused);
  });

  test('a nesting that no parser follows', async () => {
    const rawBody = '['.repeat(60_000) + ']'.repeat(5_000);
    const headers = { 'content-type': 'application/json' };
    expect(await system.call('POST /api/chatbot', { rawBody, headers })).toMatchObject(refused);
  });

  test.each([
    ['bytes that are not UTF-8', Buffer.from([0xff])],
    ['what a gateway makes of them', Buffer.from('\ufffd')],
    ['a surrogate in UTF-8', Buffer.from([0xed, 0xa0, 0x80])],
  ])('%s', async (_, bytes) => {
    const rawBody = Buffer.concat([Buffer.from('{"message":"'), bytes, Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    expect(await system.call('POST /api/chatbot', { rawBody, headers })).toMatchObject(refused);
  });
});

test('a whole pair is a character like any other', async () => {
  const { status } = await system.call('POST /api/chatbot', { body: { message: 'flu shot 💉' } });
  expect(status).toBe(200);
});

test('in a path it names nothing', async () => {
  const params = { id: 'pi_\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd' };
  expect((await system.call('GET /api/payments/{id}', { params, claims: adminClaims() })).status).toBe(404);
});
