import { afterAll, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { later, mailsTo, sendMail, setStatus, stop, system } from '#infra/testing/mail/mail-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';

const { close } = closuresOf(system);
const { queueReminders } = await import('./queue-reminders.ts');

afterAll(stop);

const claims = adminClaims();

/** Books at the desk, with an email address or without. Returns the confirmation number. */
async function bookAtDesk(time: string, email: string): Promise<string> {
  const body = { ...bookingBody({ date: '2026-12-15', time, email }), phone: '(702) 555-0136' };
  const { status } = await system.call('POST /api/admin/appointments', { body, claims });
  expect(status).toBe(201);
  return body.confirmationNumber;
}

/** The mails of the outbox, which also holds released slots. */
const mailItems = async () => (await system.all('Outbox')).filter(({ kind }) => kind !== 'freed');

/** Sends every mail of the outbox. Returns their statuses by kind. */
async function sendAll(now = later(0)): Promise<string[]> {
  const mails = await mailItems();
  await sendMail(
    mails.map(({ id }) => String(id)),
    now,
  );
  return (await mailItems()).map(({ kind, status }) => `${kind} ${status}`).toSorted();
}

test('no visit without an email address has a mail, whatever happens to it, and staff is told whom to call', async () => {
  const number = await bookAtDesk('9:30', '');
  expect(await sendAll()).toEqual(['booked superseded']);
  await queueReminders(new Date('2026-12-14T17:35:00Z'));
  await sendAll(new Date('2026-12-14T17:35:00Z'));
  await setStatus(number, 'cancelled');
  await setStatus(number, 'confirmed');
  const { closure } = (await close({ date: '2026-12-15', to: '10:00' })).body;
  const told = await system.call('POST /api/closures/{id}/notify', { params: { id: closure.id }, claims });
  expect(told.body).toEqual({ mailed: 0, unreached: 1 });
  for (const line of await sendAll(later(90))) expect(line).toMatch(/ superseded$/);
});

test('a visit that the desk booked with an email address is confirmed there', async () => {
  await bookAtDesk('1:45', 'dana@example.com');
  await sendAll();
  expect((await mailsTo('dana@example.com')).map(({ subject }) => subject)).toEqual([
    'Your visit on Tuesday, December 15',
  ]);
});
