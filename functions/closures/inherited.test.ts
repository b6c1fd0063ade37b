import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';

const system = await openTestSystem();
const { close, look, reopen, notify } = closuresOf(system);

test('a patient counts as emailed and called with the closure that stays, which never emails them again', async () => {
  const date = freshDay();
  const body = bookingBody({ date });
  expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  const { confirmationNumber } = body;
  const { id } = (await close({ date })).body.closure;
  await notify(id);
  const params = { id, confirmationNumber };
  const call = { params, body: { called: true, note: 'Will think' }, claims: adminClaims() };
  await system.call('PUT /api/closures/{id}/patients/{confirmationNumber}', call);
  const { closure: morning } = (await close({ date, to: '11:00' })).body;
  await reopen(id);
  expect((await look(morning.id)).body.affected).toMatchObject([
    { confirmationNumber, mailedAt: expect.any(String), called: { note: 'Will think' } },
  ]);
  expect((await notify(morning.id)).body).toEqual({ mailed: 0, unreached: 0 });
});
