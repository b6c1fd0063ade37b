import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { adminToken } from '#infra/local/admin-token.ts';
import { hostileNames } from '#infra/testing/hostile-names.ts';
import { openHttpSystem } from '#infra/testing/http-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { storePatientName, storePayerName } from '#infra/testing/store-names.ts';

const system = await openHttpSystem();
afterAll(system.stop);
const authorization = `Bearer ${await adminToken(system.origin)}`;

/** Makes a request as a browser does when it opens a URL: without an `accept` header. */
async function open(path: string, body?: object, headers: Record<string, string> = { authorization }) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const type = body && { 'content-type': 'application/json' };
  const response = await fetch(system.origin + path, { ...init, headers: { ...headers, ...type } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const slots = slotsOn('2026-11-24');

async function createRecords(name: string, index: number) {
  const { locationId, date, time } = slots[index] ?? {};
  const body = bookingBody({ insuranceProvider: name, location: { id: locationId }, date, time });
  const booked = await open('/api/appointments', body);
  await storePatientName(system, body.confirmationNumber, name);
  const payment = await open('/api/payments/create-payment-intent', billBody({}, { description: name }));
  const { id } = JSON.parse(payment.text);
  system.stripe.pay(id);
  await open('/api/payments/confirm-payment', { paymentIntentId: id });
  await storePayerName(system, id, name);
  await open(`/api/payments/${id}/refund`, {
    amount: 100,
    reason: name,
    version: 2,
    idempotencyKey: randomUUID(),
  });
  await open('/api/closures', { locationId: String(index + 1), date: '2027-01-12', reason: name });
  const { manageToken } = JSON.parse(booked.text);
  return { number: body.confirmationNumber, manageToken };
}

const appointments: Awaited<ReturnType<typeof createRecords>>[] = [];
for (const [index, name] of hostileNames.entries()) appointments.push(await createRecords(name, index));

const isIn = (value: unknown, name: string): boolean =>
  value === name || (typeof value === 'object' && Object.values(value ?? {}).some((one) => isIn(one, name)));

describe('markup in a name or reason', () => {
  test.each([
    '/api/appointments?limit=200',
    '/api/payments/list?limit=200',
    '/api/closures?from=2026-11-23',
    '/api/audit?limit=200',
  ])('comes out of %s as it was typed, in JSON that no browser takes for a page', async (path) => {
    const { status, headers, text } = await open(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const reply: unknown = JSON.parse(text);
    for (const name of hostileNames) expect(isIn(reply, name), name).toBe(true);
  });

  test('reaches its patient as text too', async () => {
    for (const [index, { number, manageToken }] of appointments.entries()) {
      const bearer = { authorization: `Bearer ${manageToken}` };
      const { headers, text } = await open(`/api/appointments/${number}`, undefined, bearer);
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const { firstName, insuranceProvider } = JSON.parse(text).appointment;
      expect([firstName, insuranceProvider]).toEqual([hostileNames[index], hostileNames[index]]);
    }
  });

  test('is searched for as text', async () => {
    for (const name of hostileNames) {
      const found = await open('/api/admin/appointments/search', { q: name });
      expect(JSON.parse(found.text).appointments).toHaveLength(1);
    }
  });
});

test.each(['<a href=https://evil.example>', '<img src=//www.evil.example>', 'a\u0000b', 'x\u202Ey'])(
  'refused input, %j, is not echoed',
  async (firstName) => {
    const { status, headers, text } = await open('/api/appointments', bookingBody({ firstName }));
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).not.toMatch(/evil|<|\u202E/);
  },
);

test.each(['/api/<img src=x onerror=alert(1)>', '/api/appointments/%3Cscript%3Ealert(1)%3C%2Fscript%3E'])(
  'an unknown path is not echoed: %s',
  async (path) => {
    const { status, headers, text } = await open(path, undefined, {});
    expect([401, 404]).toContain(status);
    expect(headers.get('content-type')).toMatch(/^application\/(problem\+)?json$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).not.toMatch(/alert|%3C/i);
  },
);
