import { afterAll, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { brand } from '#shared/brand.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';

quietLog();
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-05T08:00:00-08:00') });
afterAll(() => vi.useRealTimers());
const { system, sendMail, mailsTo, stop } = await openMailSystem({ now: '' });
afterAll(stop);
const { handler } = await import('#functions/jobs/queue-reminders.ts');

/** Sets the clock to an instant, then runs the job that queues mails, as its schedule does. */
async function runAt(instant: string): Promise<void> {
  vi.setSystemTime(new Date(instant));
  await handler();
}

const weekMails = async () => (await system.all('Outbox')).filter(({ kind }) => kind === 'week');
const sendAll = async () =>
  sendMail(
    (await weekMails()).map(({ id }) => String(id)),
    new Date(),
  );

test('the week’s mail waits for Monday, 6 AM at the clinics, and is queued once', async () => {
  for (const tooEarly of [
    '2026-11-06T09:00:00-08:00',
    '2026-11-08T23:50:00-08:00',
    '2026-11-09T00:00:00-08:00',
    '2026-11-09T05:59:59-08:00',
  ]) {
    await runAt(tooEarly);
    expect(await weekMails(), tooEarly).toEqual([]);
  }
  vi.setSystemTime(new Date('2026-11-09T06:00:00-08:00'));
  await Promise.all([handler(), handler()]);
  await runAt('2026-11-09T06:10:00-08:00');
  expect(await weekMails()).toMatchObject([{ id: 'week#2026-11-09', cause: 'clinic', status: 'pending' }]);
});

test('it goes to the clinics’ inbox with last week’s figures as they are when it’s sent, once', async () => {
  vi.setSystemTime(new Date('2026-11-05T08:00:00-08:00'));
  const bodies = ['9:30', '10:45', '11:30'].map((time) => bookingBody({ date: '2026-11-06', time }));
  for (const body of bodies) expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  const statuses = ['completed', 'no-show', 'cancelled'];
  vi.setSystemTime(new Date('2026-11-09T06:11:00-08:00'));
  for (const [index, { confirmationNumber }] of bodies.entries()) {
    const { status } = await system.call('PUT /api/appointments/{confirmationNumber}/status', {
      params: { confirmationNumber },
      body: { status: statuses[index] },
      claims: adminClaims(),
    });
    expect(status).toBe(200);
  }
  await sendAll();
  // Run the job again, as happens if a run crashes after the mail was queued or sent.
  await runAt('2026-11-09T06:20:00-08:00');
  await runAt('2026-11-09T18:00:00-08:00');
  await sendAll();
  const mails = (await mailsTo(brand.email)).filter(({ subject }) => subject.includes('week'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your clinics’ week: Mon, Nov 2 – Sun, Nov 8']);
  const text = mails[0]?.text ?? '';
  const { body } = await system.call('GET /api/admin/figures', { claims: adminClaims() });
  const slots = body.clinics.flatMap(({ days }) => days).reduce((sum, day) => sum + day.slots, 0);
  expect(text).toContain(`Times booked: 2 of ${slots} (`);
  for (const line of [
    'Arrived: 1',
    'No-shows: 1',
    'Booked ahead (median): 26.1 hours',
    'Messages open now: 0',
  ]) {
    expect(text).toContain(line);
  }
  expect(text.match(/ of \d+ \(\d+%\)/g)).toHaveLength(1 + clinicIds.length);
  expect(text).toContain('http://localhost:3000/#/admin-bookings?view=figures&from=2026-11-02');
  expect(text).not.toMatch(/Dana|Ortega|UC\d/);
});

test('the next week’s follows on the next Monday, and in the summer at 6 AM daylight time', async () => {
  await runAt('2026-11-16T05:50:00-08:00');
  expect(await weekMails()).toHaveLength(1);
  await runAt('2026-11-16T06:00:00-08:00');
  await runAt('2027-03-15T05:59:00-07:00');
  expect(await weekMails()).toHaveLength(2);
  await runAt('2027-03-15T06:00:00-07:00');
  const ids = (await weekMails()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['week#2026-11-09', 'week#2026-11-16', 'week#2027-03-15']);
});

test('one that could not be sent for two days isn’t sent anymore, and needs no one', async () => {
  await runAt('2027-03-22T06:00:00-07:00');
  vi.setSystemTime(new Date('2027-03-24T06:00:01-07:00'));
  await sendMail(['week#2027-03-22'], new Date());
  const [mail] = (await weekMails()).filter(({ id }) => id === 'week#2027-03-22');
  expect(mail).toMatchObject({ status: 'expired' });
  expect(mail).not.toHaveProperty('queue');
});
