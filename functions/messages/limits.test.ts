import { describe, expect, test } from 'vitest';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { consultationBody, contactBody, storedFrom } from '#infra/testing/records/messages.ts';
import { brand } from '#shared/brand.ts';

const system = await openTestSystem({
  limits: {
    LIMIT_CONTACTS_PER_DAY: 3,
    LIMIT_CONSULTATIONS_PER_DAY: 4,
    LIMIT_WAITING_ADDRESSES: 3,
  },
});

const contact = (sourceIp: string, body = contactBody()) =>
  system.call('POST /api/appoinment/add', { body, sourceIp });
const consult = (sourceIp: string, changes: Record<string, unknown> = {}) =>
  system.call('POST /api/consultations', { body: consultationBody(changes), sourceIp });

describe('in one day', () => {
  test('a client may send three contact messages; the next is refused with a number to call, and not stored', async () => {
    const sourceIp = newAddress();
    for (let sent = 0; sent < 3; sent++) expect((await contact(sourceIp)).status).toBe(201);
    const body = contactBody();
    const { status, problem, headers } = await contact(sourceIp, body);
    expect([status, problem.code]).toEqual([429, 'too-many']);
    expect(problem.detail).toContain(brand.phone);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await storedFrom(system, body.email)).messages).toEqual([]);
    expect((await contact(newAddress())).status).toBe(201);
  });

  test('a message sent twice counts once, and is still answered when the limit is reached', async () => {
    const sourceIp = newAddress();
    const body = contactBody();
    for (let sent = 0; sent < 5; sent++) expect((await contact(sourceIp, body)).status).toBe(201);
    await contact(sourceIp);
    await contact(sourceIp);
    expect((await contact(sourceIp)).status).toBe(429);
    expect((await contact(sourceIp, body)).status).toBe(201);
  });

  test('a client may request four consultations, even concurrently', async () => {
    const sourceIp = newAddress();
    const email = 'often@example.com';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        consult(sourceIp, { email, name: `Dana ${'abcdefghijkl'[index]}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([202, 202, 202, 202, ...Array.from({ length: 8 }, () => 429)]);
  });

  test('a client may have links mailed to three addresses, which may get more from elsewhere', async () => {
    const sourceIp = newAddress();
    const ask = async (email: string, from = sourceIp) => (await consult(from, { email })).status;
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      expect(await ask(email)).toBe(202);
    expect(await ask('d@example.com')).toBe(429);
    expect((await storedFrom(system, 'd@example.com')).mails).toEqual([]);
    expect(await ask('A@Example.com')).toBe(202);
    expect(await ask('d@example.com', newAddress())).toBe(202);
  });
});
