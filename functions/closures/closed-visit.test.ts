import { expect, test } from 'vitest';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';

// Monday, 9:00 in Nevada
const system = await openTestSystem({ now: '2026-11-23T09:00:00-08:00' });
const { close, reopen } = closuresOf(system);

async function book(changes: Record<string, unknown> = {}) {
  const body = bookingBody(changes);
  const { manageToken } = (await system.call('POST /api/appointments', { body })).body;
  const params = { confirmationNumber: body.confirmationNumber };
  const headers = { authorization: `Bearer ${manageToken}` };
  const look = async () =>
    (await system.call('GET /api/appointments/{confirmationNumber}', { params, headers })).body.appointment;
  const change = (route: 'cancel' | 'reschedule', fields?: Record<string, unknown>) =>
    system.call(`POST /api/appointments/{confirmationNumber}/${route}`, { params, headers, body: fields });
  return { email: body.email, look, change };
}

test('a visit says that its clinic is closed then, until that is open again', async () => {
  const date = '2026-11-24';
  const visit = await book({ date, time: '1:45' });
  expect(await visit.look()).not.toHaveProperty('clinicClosed');
  await close({ date, to: '11:00' });
  expect(await visit.look()).not.toHaveProperty('clinicClosed');
  const { id } = (await close({ date })).body.closure;
  expect(await visit.look()).toMatchObject({ status: 'confirmed', clinicClosed: true });
  await reopen(id);
  expect(await visit.look()).not.toHaveProperty('clinicClosed');
});

test('a visit that was moved or canceled does not', async () => {
  const date = '2026-11-25';
  const [moved, canceled] = [await book({ date, time: '1:45' }), await book({ date, time: '2:30' })];
  await close({ date });
  const elsewhere = { location: { id: '2' }, date, time: '1:45' };
  const answer = await moved.change('reschedule', elsewhere);
  expect(answer.body.appointment).not.toHaveProperty('clinicClosed');
  await canceled.change('cancel');
  for (const visit of [moved, canceled]) expect(await visit.look()).not.toHaveProperty('clinicClosed');
});

test('the list of one’s bookings says at which visits', async () => {
  const email = 'closed@example.com';
  await book({ date: '2026-12-01', email });
  await book({ date: '2026-12-02', email });
  await close({ date: '2026-12-02' });
  await system.call('POST /api/appointments/lookup', { body: { email } });
  const entered = { email, code: await mailedCode(email) };
  const opened = (await system.call('POST /api/appointments/lookup/verify', { body: entered })).body;
  const headers = { authorization: `Bearer ${opened.token}` };
  const mine = (await system.call('GET /api/appointments/mine', { headers })).body;
  for (const list of [opened.appointments, mine.appointments])
    expect(list.map((visit) => [visit.date, visit.clinicClosed])).toEqual([
      ['2026-12-01', undefined],
      ['2026-12-02', true],
    ]);
});
