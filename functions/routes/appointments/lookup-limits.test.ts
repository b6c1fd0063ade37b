import { describe, expect, test } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/bookings.ts';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { brand } from '#shared/brand.ts';

const system = await openTestSystem({ limits: cloudLimits, clinicNetworks: ['198.51.100.0/24'] });

let lastEmail = 0;
const newEmail = () => `person-${++lastEmail}@example.com`;

interface Entry {
  email: string;
  code: string;
  requestId: string;
}

const ask = (email: string, sourceIp: string) =>
  system.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
const verify = (body: Entry, sourceIp: string) =>
  system.call('POST /api/appointments/lookup/verify', { body, sourceIp });

async function mailedTo(email: string, sourceIp: string): Promise<Entry> {
  const { body } = await ask(email, sourceIp);
  return { email, requestId: body.requestId, code: await mailedCode(body.requestId, email) };
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrong = (entry: Entry): Entry => ({ ...entry, code: another(entry.code) });

function counted(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('a client', () => {
  test('is sent 50 codes a day at most, for whatever addresses, and told when to come back', async () => {
    const address = newAddress();
    const emails = Array.from({ length: 10 }, newEmail);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(emails[index % 10] ?? '', address)),
    );
    expect(counted(answers)).toEqual({ 202: 50, 429: 10 });
    const { headers, problem } = await ask(newEmail(), address);
    expect(problem.detail).toContain(brand.phone);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await ask(emails[0] ?? '', newAddress())).status).toBe(202);
  });

  test('reaches 20 addresses a day at most, known or unknown alike', async () => {
    const address = newAddress();
    const answers: { status: number }[] = [];
    for (let index = 0; index < 25; index++) answers.push(await ask(newEmail(), address));
    expect(counted(answers)).toEqual({ 202: 20, 429: 5 });
  });

  test('with 10,000 addresses of patients gets 50 guesses a day', async () => {
    const address = newAddress();
    const guesses: { status: number }[] = [];
    for (let patient = 0; patient < 10_000; patient++) {
      const email = newEmail();
      const { status, body } = await ask(email, address);
      if (status === 429) break;
      const entry = { email, requestId: body.requestId, code: await mailedCode(body.requestId, email) };
      for (let guess = 0; guess < 5; guess++) guesses.push(await verify(wrong(entry), address));
    }
    expect(counted(guesses)[422]).toBe(50);
  });

  test('gets no more guesses by making them all at once, and not even the right code after them', async () => {
    const address = newAddress();
    const emails = Array.from({ length: 15 }, newEmail);
    const entries = await Promise.all(emails.map((email) => mailedTo(email, address)));
    const guesses = entries.flatMap((entry) =>
      Array.from({ length: 5 }, () => verify(wrong(entry), address)),
    );
    expect(counted(await Promise.all(guesses))).toEqual({ 422: 50, 429: 25 });
    const last = await mailedTo(emails[0] ?? '', address);
    const refused = await verify(last, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify(last, newAddress())).status).toBe(200);
  });

  test('is not charged for right codes', async () => {
    const address = newAddress();
    for (let index = 0; index < 15; index++) {
      expect((await verify(await mailedTo('family@example.com', address), address)).status).toBe(200);
    }
    const entry = await mailedTo('family@example.com', newAddress());
    await verify(wrong(await mailedTo('family@example.com', newAddress())), address);
    const guesses = await Promise.all(Array.from({ length: 51 }, () => verify(wrong(entry), address)));
    expect(counted(guesses)).toEqual({ 422: 49, 429: 2 });
  });

  test('on a clinic’s own network has no such limits', async () => {
    const desk = '198.51.100.7';
    const asked: { status: number }[] = [];
    for (let index = 0; index < 55; index++) asked.push(await ask(newEmail(), desk));
    expect(counted(asked)).toEqual({ 202: 55 });
    const entry = await mailedTo(newEmail(), desk);
    const tried = await Promise.all(Array.from({ length: 55 }, () => verify(wrong(entry), desk)));
    expect(counted(tried)).toEqual({ 422: 55 });
  });
});

describe('each address whose code was entered from a client', () => {
  const days = Array.from({ length: 50 }, freshDay);
  const free = days.flatMap((date) => slotsOn(date).slice(0, 2));

  async function book(sourceIp: string, email: string): Promise<number> {
    const { locationId, ...when } = free.pop() ?? { locationId: '1' as const };
    const body = bookingBody({ location: { id: locationId }, ...when, email });
    return (await system.call('POST /api/appointments', { body, sourceIp })).status;
  }

  async function bookingsOf(sourceIp: string, email: string): Promise<number> {
    for (let count = 0; ; count++) if ((await book(sourceIp, email)) !== 201) return count;
  }

  test('raises its 12 bookings of a day by two: 14 after one, also when it is entered after the twelfth', async () => {
    const address = newAddress();
    expect(await bookingsOf(address, 'parent@example.com')).toBe(12);
    await verify(await mailedTo('parent@example.com', newAddress()), address);
    expect(await bookingsOf(address, 'parent@example.com')).toBe(2);
    await verify(await mailedTo('PARENT@example.com', newAddress()), address);
    expect(await bookingsOf(address, 'parent@example.com')).toBe(0);
  });

  test('raises them to 40 at most; a wrong code raises nothing', async () => {
    const address = newAddress();
    for (let index = 0; index < 16; index++) await verify(await mailedTo(newEmail(), newAddress()), address);
    expect(await bookingsOf(address, newEmail())).toBe(40);
    const other = newAddress();
    await verify(wrong(await mailedTo(newEmail(), newAddress())), other);
    expect(await bookingsOf(other, newEmail())).toBe(12);
  });
});
