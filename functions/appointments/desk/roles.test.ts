import { afterAll, expect, test, vi } from 'vitest';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';

// With `now: ''`, the handlers read the process's clock, which the tests set.
const system = await openTestSystem({ now: '' });
const date = '2026-11-24';
const slots = slotsOn(date);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const staff = { 'a manager': adminClaims, 'the front desk': frontDeskClaims };
type Who = keyof typeof staff;

/** Books the next slot of the day, and lets that day pass, so that the visit can have any status. */
async function book() {
  vi.setSystemTime('2026-11-23T17:00:00Z');
  const { locationId, time } = slots.pop() ?? expect.fail('no slot');
  const body = bookingBody({ date, time, location: { id: locationId } });
  await system.call('POST /api/appointments', { body });
  vi.setSystemTime('2026-11-25T04:00:00Z');
  return { confirmationNumber: body.confirmationNumber };
}

const setStatus = (who: Who, params: { confirmationNumber: string }, status: string, version?: number) =>
  system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params,
    claims: staff[who](),
    body: { status, version },
  });

async function statusOf(params: { confirmationNumber: string }) {
  const claims = adminClaims();
  const { body } = await system.call('GET /api/admin/appointments/{confirmationNumber}', { params, claims });
  return body.appointment.status;
}

test('the front desk sets every status but completed', async () => {
  const visit = await book();
  for (const status of ['arrived', 'no-show', 'cancelled', 'confirmed']) {
    expect((await setStatus('the front desk', visit, status)).body.appointment).toMatchObject({ status });
  }
  const refused = await setStatus('the front desk', visit, 'completed');
  expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
  expect(await statusOf(visit)).toBe('confirmed');
});

test.each(['confirmed', 'arrived', 'no-show', 'cancelled', 'completed'])(
  'only a manager changes a completed visit to %s',
  async (status) => {
    const visit = await book();
    await setStatus('a manager', visit, 'completed');
    const refused = await setStatus('the front desk', visit, status);
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
    expect(await statusOf(visit)).toBe('completed');
    expect((await setStatus('a manager', visit, status)).body.appointment).toMatchObject({ status });
  },
);

test('the front desk sees that a manager has completed the visit meanwhile', async () => {
  const visit = await book();
  await setStatus('a manager', visit, 'completed');
  const stale = await setStatus('the front desk', visit, 'arrived', 1);
  expect(stale.problem).toMatchObject({ code: 'stale-version', current: { status: 'completed' } });
});

test('an account in both groups is a manager', async () => {
  const claims = frontDeskClaims({ 'cognito:groups': '[front-desk admins]' });
  expect((await system.call('GET /api/audit', { claims })).status).toBe(200);
});
