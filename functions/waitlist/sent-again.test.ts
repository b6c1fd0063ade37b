import { afterAll, describe, expect, test } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { openWaitlist } from '#infra/testing/mail/waitlist-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

quietLog();
const { LIMIT_WAITLIST_OF_ADDRESS } = cloudLimits;
const { system, join, open, wait, stored, runJob, mailsTo, stop } = await openWaitlist({
  limits: { LIMIT_WAITLIST_OF_ADDRESS },
});
afterAll(stop);
const { waitlistToken } = await import('./entry.ts');

describe('a request that is sent again because its answer was lost', () => {
  const attempt = 'again-and-again-and-on';

  test('gets the same entry, however it is by then, and asks for it once', async () => {
    const email = 'again@example.com';
    const { body } = await join({ email, attempt });
    const entries = async () => (await system.all('Waitlist')).filter((one) => one.email === email);
    expect((await join({ email, attempt })).body.id).toBe(body.id);
    await runJob(3);
    expect(await mailsTo(email)).toHaveLength(1);
    await open(body.id, await waitlistToken(await stored(body.id), 'mail'));
    const again = await join({ email, attempt });
    expect((await open(body.id, again.body.token)).body.entry.status).toBe('waiting');
    expect(await entries()).toHaveLength(1);
    expect(JSON.stringify(await entries())).not.toContain(attempt);
    for (let more = 0; more < 4; more++) await wait({ email });
    expect((await join({ email, attempt })).status).toBe(201);
    expect((await join({ email })).status).toBe(429);
  });

  test('is another one with another attempt, or when it asks for something else', async () => {
    const email = 'another@example.com';
    const asked = [{ attempt }, { attempt: attempt.toUpperCase() }, { attempt, locationIds: ['2'] }, {}, {}];
    const joins = await Promise.all(asked.map((changes) => join({ email, ...changes })));
    expect(new Set(joins.map(({ body }) => body.id)).size).toBe(asked.length);
  });
});

test('a clinic is chosen once', async () => {
  expect((await join({ locationIds: ['1', '1', '1'] })).problem.fields).toEqual({
    locationIds: 'Choose each clinic once',
  });
});
