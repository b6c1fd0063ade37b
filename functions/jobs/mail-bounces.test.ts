import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { bounceOf } from '#infra/local/mail/mailbox-simulator.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { feedbackOn } from '#infra/testing/mail/feedback.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { daySeconds } from '#shared/time/durations.ts';

const { system, sendMail, later, itemOf, linkIn, mailsTo, stop } = await openMailSystem({
  limits: cloudLimits,
});
const { report } = await feedbackOn(system);
afterAll(stop);
quietLog();

let last = 0;
const newEmail = () => `bounced-${++last}@example.com`;

/** Books on a day that no other booking has. Returns the email address, the number, and the id of the mail. */
async function book(sourceIp: string, email = newEmail()) {
  const body = bookingBody({ email, date: freshDay() });
  expect((await system.call('POST /api/appointments', { body, sourceIp })).status).toBe(201);
  return { email, number: body.confirmationNumber, id: `${body.confirmationNumber}#1#booked` };
}

/** Makes a patient who has read a mail at home. Returns their email address. */
async function provenPatient(home: string): Promise<string> {
  const { email, number, id } = await book(home);
  await sendMail([id], later(0));
  const { token } = linkIn((await mailsTo(email))[0], 'appointment-confirmation', number);
  const request = { params: { confirmationNumber: number }, headers: { authorization: `Bearer ${token}` } };
  await system.call('GET /api/appointments/{confirmationNumber}', { ...request, sourceIp: home });
  return email;
}

const isMark = ({ operation, input }: OutsideCall) =>
  operation === 'PutItemCommand' && JSON.stringify(input).includes('undeliverable');

/**
 * Makes the confirmation of a booking bounce permanently. The job that records the bounce dies before it marks the
 * mail, and is repeated.
 */
async function bounce(sourceIp: string): Promise<void> {
  const { email, id } = await book(sourceIp);
  await sendMail([id], later(1));
  const failed = () =>
    report(email, bounceOf(email, 'Permanent', { action: 'failed', status: '5.1.1' }), { id });
  await expect(withFault('crash-before', isMark, failed)).rejects.toThrow();
  await failed();
}

const statusesOf = (mails: readonly { id: string }[]) =>
  Promise.all(mails.map(async ({ id }) => (await itemOf(id)).status));

describe('mail that comes back', () => {
  test('three times for a client stops its mail to addresses it is not proven for, for a day', async () => {
    const home = newAddress();
    const own = await provenPatient(home);
    for (let time = 0; time < 2; time++) await bounce(home);
    const before = await book(home);
    await sendMail([before.id], later(2));
    expect(await statusesOf([before])).toEqual(['sent']);
    await bounce(home);
    const mails = [await book(home), await book(home, own), await book(newAddress())];
    await sendMail(
      mails.map(({ id }) => id),
      later(3),
    );
    expect(await statusesOf(mails)).toEqual(['pending', 'sent', 'sent']);
    const { nextAttemptAt = '' } = await itemOf(mails[0]?.id ?? '');
    const waits = (Date.parse(nextAttemptAt) - later(3).getTime()) / 1000;
    expect(waits).toBeGreaterThan(daySeconds - 60);
    expect(waits).toBeLessThanOrEqual(daySeconds);
  });

  test('ten times in an hour, of three clients, holds back confirmations to unproven addresses for an hour at most', async () => {
    const home = newAddress();
    const own = await provenPatient(home);
    // Three mails bounced in the test above. Two of one client are not enough to stop that client.
    for (const client of [1, 2, 3].map(newAddress)) for (let time = 0; time < 2; time++) await bounce(client);
    const still = await book(newAddress());
    await sendMail([still.id], later(4));
    expect(await statusesOf([still])).toEqual(['sent']);
    await bounce(newAddress());
    const mails = [await book(newAddress()), await book(home, own)];
    const ids = mails.map(({ id }) => id);
    for (const seconds of [5, 3_500]) {
      await sendMail(ids, later(seconds));
      expect(await statusesOf(mails)).toEqual(['pending', 'sent']);
    }
    await sendMail(ids, later(3_700));
    expect(await statusesOf(mails)).toEqual(['sent', 'sent']);
  });
});
