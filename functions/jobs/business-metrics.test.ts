import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { clinics } from '#shared/clinics/clinics.ts';

const written = keptLog();
const system = await openPaymentSystem();
const { handler: queueReminders } = await import('./queue-reminders.ts');

/** The values of a metric that some work writes. */
async function valuesOf(name: string, work: () => Promise<unknown>): Promise<number[]> {
  const before = written.length;
  await work();
  const lines = written.slice(before).map((line) => JSON.parse(line));
  return lines.filter((line) => name in line && '_aws' in line).map((line) => line[name]);
}

test('a visit counts once as booked, moved and canceled, however often each is asked for', async () => {
  const body = bookingBody({ date: '2026-12-15', time: '9:30' });
  const { confirmationNumber } = body;
  let token = '';
  const book = async () => {
    const reply = await system.call('POST /api/appointments', { body });
    token = reply.body.manageToken;
  };
  const withToken = () => ({ params: { confirmationNumber }, headers: { authorization: `Bearer ${token}` } });
  const reschedule = () =>
    system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      ...withToken(),
      body: { location: body.location, date: '2026-12-16', time: '9:30' },
    });
  const cancel = () => system.call('POST /api/appointments/{confirmationNumber}/cancel', withToken());
  const twice = (work: () => Promise<unknown>) => async () => {
    await work();
    await work();
  };
  expect(await valuesOf('AppointmentBooked', twice(book))).toEqual([1]);
  expect(await valuesOf('AppointmentRescheduled', twice(reschedule))).toEqual([1]);
  expect(await valuesOf('AppointmentCanceled', twice(cancel))).toEqual([1]);
});

test('what the desk books and reschedules for patients isn’t counted as theirs', async () => {
  const claims = adminClaims();
  const body = bookingBody({ date: '2026-12-15', time: '10:45', phone: '(702) 555-0136' });
  const params = { confirmationNumber: body.confirmationNumber };
  const book = async () => {
    expect((await system.call('POST /api/admin/appointments', { claims, body })).status).toBe(201);
  };
  const reschedule = async () => {
    const id = 'POST /api/admin/appointments/{confirmationNumber}/reschedule';
    const slot = { location: body.location, date: '2026-12-16', time: '10:45', version: 1 };
    expect((await system.call(id, { claims, params, body: slot })).status).toBe(200);
  };
  expect(await valuesOf('AppointmentBooked', book)).toEqual([]);
  expect(await valuesOf('AppointmentRescheduled', reschedule)).toEqual([]);
});

test('a payment counts its cents once, however often and from wherever it is settled', async () => {
  const { id } = await system.begun();
  const confirm = () => system.call('POST /api/payments/confirm-payment', { body: { paymentIntentId: id } });
  expect(await valuesOf('PaidCents', confirm)).toEqual([]);
  system.stripe.pay(id);
  const cents = Math.round(100 * ((await system.shown(id))?.amount ?? 0));
  expect(cents).toBeGreaterThan(0);
  expect(await valuesOf('PaidCents', () => Promise.all([confirm(), confirm()]))).toEqual([cents]);
  expect(await valuesOf('PaidCents', confirm)).toEqual([]);
});

test('each clinic’s fill and first opening are measured, by the clinic alone', async () => {
  const fill = await valuesOf('ClinicFill', queueReminders);
  expect(fill).toHaveLength(clinics.length);
  expect(await valuesOf('HoursToFirstOpening', queueReminders)).toHaveLength(clinics.length);
  for (const value of fill) expect(value).toBeGreaterThanOrEqual(0);
  const line = written.map((text) => JSON.parse(text)).find((one) => 'ClinicFill' in one);
  expect(line._aws.CloudWatchMetrics[0].Dimensions).toEqual([['ClinicId']]);
  const { trace, ...rest } = line;
  expect(Object.keys(rest).toSorted()).toEqual(['ClinicFill', 'ClinicId', '_aws']);
});
