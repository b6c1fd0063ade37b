import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { rescheduleToHoliday } from '#infra/testing/records/holiday-visits.ts';

const system = await openTestSystem();
const thanksgiving = '2026-11-26';

async function book(changes: Record<string, unknown> = {}) {
  const body = bookingBody(changes);
  const { status, body: made, problem } = await system.call('POST /api/appointments', { body });
  const headers = { authorization: `Bearer ${made.manageToken}` };
  return { status, problem, params: { confirmationNumber: body.confirmationNumber }, headers };
}

/** A visit on Thanksgiving, as if it was booked before the clinics closed for that day. */
async function bookedForThanksgiving(time: string) {
  const { params, headers } = await book({ time });
  await rescheduleToHoliday(system, params.confirmationNumber, { date: thanksgiving, time });
  return { params, headers };
}

const holders = async () => (await system.heldSlots(thanksgiving)).map(({ heldBy }) => heldBy);

test('a holiday can’t be booked, and the refusal names it', async () => {
  const { status, problem } = await book({ date: thanksgiving });
  const message = 'Our clinics are closed on Thursday, November 26, for Thanksgiving';
  expect([status, problem.detail, problem.fields]).toEqual([422, message, { date: message }]);
});

test('a visit can’t move to a holiday', async () => {
  const visit = await book({ time: '10:45' });
  const body = { location: { id: '1' }, date: thanksgiving, time: '10:45' };
  const { status, problem } = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    ...visit,
    body,
  });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['date']]);
});

describe('a visit booked before its day became a holiday', () => {
  test('stays until the manager cancels it, who may also restore it', async () => {
    const { params, headers } = await bookedForThanksgiving('11:30');
    const shown = await system.call('GET /api/appointments/{confirmationNumber}', { params, headers });
    expect(shown.body.appointment).toMatchObject({ status: 'confirmed', date: thanksgiving });
    for (const [status, holds] of [
      ['cancelled', false],
      ['confirmed', true],
    ] as const) {
      const changed = await system.call('PUT /api/appointments/{confirmationNumber}/status', {
        params,
        body: { status },
        claims: adminClaims(),
      });
      expect(changed.status).toBe(200);
      expect((await holders()).includes(params.confirmationNumber)).toBe(holds);
    }
  });

  test('can be moved by its patient to another day', async () => {
    const visit = await bookedForThanksgiving('1:45');
    const body = { location: { id: '1' }, date: '2026-11-30', time: '1:45' };
    const moved = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      ...visit,
      body,
    });
    expect([moved.status, moved.body.appointment.date]).toEqual([200, '2026-11-30']);
    expect(await holders()).not.toContain(visit.params.confirmationNumber);
  });
});
