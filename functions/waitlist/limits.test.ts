import { afterAll, expect, test } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { openWaitlist } from '#infra/testing/mail/waitlist-system.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { required } from '#shared/required.ts';

quietLog();
const { LIMIT_WAITLIST_PER_DAY, LIMIT_WAITLIST_OF_ADDRESS } = cloudLimits;
const { system, join, open, wait, leave, stored, stop } = await openWaitlist({
  limits: { LIMIT_WAITLIST_PER_DAY, LIMIT_WAITLIST_OF_ADDRESS },
  now: '2026-12-21T09:00:00-08:00',
});
afterAll(stop);
const { waitlistToken } = await import('./entry.ts');

test('a mailbox may wait five times, and a client may ask for twenty addresses', async () => {
  const email = 'often@example.com';
  const [first] = [await wait({ email })];
  for (let more = 0; more < 4; more++) await wait({ email });
  const full = await join({ email });
  expect([full.status, full.problem.code]).toEqual([429, 'too-many']);
  expect(full.problem.detail).toMatch(/already on the waiting list 5 times.*“Stop telling me/);
  await leave(first.id, first.token);
  expect((await join({ email })).status).toBe(201);
  const sourceIp = newAddress();
  const body = { locationIds: ['1'], until: '2027-01-08' };
  const ask = (index: number) =>
    system.call('POST /api/waitlist', { body: { ...body, email: `a${index}@example.com` }, sourceIp });
  const statuses = await Promise.all(Array.from({ length: 21 }, (_, index) => ask(index)));
  const refused = statuses.filter(({ status }) => status === 429);
  expect(refused.map(({ problem }) => problem.detail)).toEqual([
    expect.stringMatching(/requests from your network today.*tomorrow/),
  ]);
  // Leaving makes room for one more entry. Its address is one that the client has mailed already.
  const left = required(
    statuses.find(({ status }) => status === 201),
    'entry',
  ).body;
  await leave(left.id, left.token);
  const index = statuses.findIndex((one) => one.body.id === left.id);
  expect((await ask(index)).status).toBe(201);
});

test('an entry that can’t begin to wait stays unproven', async () => {
  const email = 'full@example.com';
  const joins: Awaited<ReturnType<typeof join>>[] = [];
  for (let one = 0; one < 6; one++) joins.push(await join({ email }));
  const statuses: number[] = [];
  for (const { body } of joins) {
    const token = await waitlistToken(await stored(body.id), 'mail');
    statuses.push((await open(body.id, token)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
