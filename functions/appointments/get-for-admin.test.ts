import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
const claims = adminClaims();

function get(confirmationNumber: string) {
  const request = { params: { confirmationNumber }, claims };
  return system.call('GET /api/admin/appointments/{confirmationNumber}', request);
}

describe('one appointment, for an admin', () => {
  test('has everything that patients’ routes leave out, and the version of its last change', async () => {
    const body = bookingBody({ phone: '(702) 555-0136' });
    const { confirmationNumber, location, ...typed } = body;
    await system.call('POST /api/appointments', { body });
    const { appointment } = (await get(confirmationNumber)).body;
    expect(appointment).toMatchObject({ ...typed, confirmationNumber, location, version: 1 });
    const change = { params: { confirmationNumber }, body: { status: 'completed', version: 1 }, claims };
    const changed = await system.call('PUT /api/appointments/{confirmationNumber}/status', change);
    expect((await get(confirmationNumber)).body).toEqual(changed.body);
    expect(changed.body.appointment.version).toBe(2);
  });

  test.each(['UC000000ABCDEF', 'nothing'])('is not found under %s', async (number) => {
    expect((await get(number)).status).toBe(404);
  });

  test('is not found once it was deleted', async () => {
    const body = bookingBody({ time: '10:45' });
    await system.call('POST /api/appointments', { body });
    const params = { confirmationNumber: body.confirmationNumber };
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims });
    expect((await get(body.confirmationNumber)).status).toBe(404);
  });
});
