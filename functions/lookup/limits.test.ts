import { describe, expect, test } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { brand } from '#shared/brand.ts';

const system = await openTestSystem({ limits: cloudLimits, clinicNetworks: ['198.51.100.0/24'] });

let lastEmail = 0;
const newEmail = () => `person-${++lastEmail}@example.com`;
const newEmails = (length: number) => Array.from({ length }, newEmail);

interface Entry {
  email: string;
  code: string;
}

const ask = (email: string, sourceIp: string) =>
  system.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
const verify = (body: Entry, sourceIp: string) =>
  system.call('POST /api/appointments/lookup/verify', { body, sourceIp });

async function mailedTo(email: string, sourceIp: string): Promise<Entry> {
  await ask(email, sourceIp);
  return { email, code: await mailedCode(email) };
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrong = (entry: Entry): Entry => ({ ...entry, code: another(entry.code) });

function counted(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('a client', () => {
  test('asks for the codes of 50 addresses a day at most, and is told when to come back', async () => {
    const address = newAddress();
    const emails = newEmails(60);
    const answers = await Promise.all(emails.map((email) => ask(email, address)));
    expect(counted(answers)).toEqual({ 202: 50, 429: 10 });
    const { headers, problem } = await ask(newEmail(), address);
    expect(problem.detail).toContain(brand.phone);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await ask(newEmail(), newAddress())).status).toBe(202);
  });

  test('with 10,000 addresses of patients gets 50 guesses a day', async () => {
    const address = newAddress();
    const guesses: { status: number }[] = [];
    for (let patient = 0; patient < 10_000; patient++) {
      const email = newEmail();
      if ((await ask(email, address)).status === 429) break;
      const entry = { email, code: await mailedCode(email) };
      for (let guess = 0; guess < 5; guess++) guesses.push(await verify(wrong(entry), address));
    }
    expect(counted(guesses)[422]).toBe(50);
  });

  test('gets no more guesses by making them all at once, and not even the right code after them', async () => {
    const address = newAddress();
    const entries = await Promise.all(newEmails(15).map((email) => mailedTo(email, address)));
    const guesses = entries.flatMap((entry) =>
      Array.from({ length: 5 }, () => verify(wrong(entry), address)),
    );
    expect(counted(await Promise.all(guesses))).toEqual({ 422: 50, 429: 25 });
    const last = await mailedTo(newEmail(), address);
    const refused = await verify(last, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify(last, newAddress())).status).toBe(200);
  });

  test('is not charged for right codes, nor for asking for them', async () => {
    const address = newAddress();
    for (const email of newEmails(60)) {
      expect((await verify(await mailedTo(email, address), address)).status).toBe(200);
    }
    const entries = await Promise.all(newEmails(11).map((email) => mailedTo(email, newAddress())));
    const guesses = entries.flatMap((entry) =>
      Array.from({ length: 5 }, () => verify(wrong(entry), address)),
    );
    expect(counted(await Promise.all(guesses))).toEqual({ 422: 50, 429: 5 });
  });

  test('on a clinic’s own network has ten times as much', async () => {
    const waitingRoom = '198.51.100.7';
    const asked: { status: number }[] = [];
    for (let index = 0; index < 501; index++) asked.push(await ask(newEmail(), waitingRoom));
    expect(counted(asked)).toEqual({ 202: 500, 429: 1 });
  });
});
