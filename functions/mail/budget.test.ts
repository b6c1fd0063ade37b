import { afterAll, expect, test } from 'vitest';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';

const limits = { LIMIT_MAILS_OF_OTHERS: 4, LIMIT_MAILS_OF_OTHER_CLIENT: 2, LIMIT_MAILS_OF_RECIPIENT: 1 };
const { system, sendMail, later, setStatus, itemOf, mailsTo, linkIn, stop } = await openMailSystem({
  limits,
});
afterAll(stop);

/** Books, and runs the mail job. Returns whether the confirmation was mailed. */
async function isMailedAfterBooking(email: string, sourceIp: string): Promise<boolean> {
  const body = bookingBody({ date: freshDay(), email });
  expect((await system.call('POST /api/appointments', { body, sourceIp })).status).toBe(201);
  await sendMail([`${body.confirmationNumber}#1#booked`], later(0));
  return (await mailsTo(email)).some(({ text }) => text.includes(body.confirmationNumber));
}

test('strangers share a mailbox’s mails, and hold back neither the patient’s own nor the clinic’s', async () => {
  const [home, stranger, another] = [newAddress(), newAddress(), newAddress()];
  const visit = bookingBody({ date: freshDay(), email: 'ana@example.com' });
  const { confirmationNumber } = visit;
  await system.call('POST /api/appointments', { body: visit, sourceIp: home });
  await sendMail([`${confirmationNumber}#1#booked`], later(0));
  const [mail] = await mailsTo(visit.email);
  const { token } = linkIn(mail, 'appointment-confirmation', confirmationNumber);
  await system.call('GET /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${token}` },
    sourceIp: home,
  });

  // Two mails of one client are sent. All three spellings are the same mailbox.
  const ofStranger = ['ana+1@example.com', 'Ana+2@example.com', 'ana+3@example.com'];
  const answers: boolean[] = [];
  for (const email of ofStranger) answers.push(await isMailedAfterBooking(email, stranger));
  expect(answers).toEqual([true, true, false]);
  // The mailbox may get four such mails. The patient's first and the stranger's two leave one.
  expect(await isMailedAfterBooking('ana+4@example.com', another)).toBe(true);
  expect(await isMailedAfterBooking('ana+5@example.com', another)).toBe(false);

  expect(await isMailedAfterBooking('ana@example.com', home)).toBe(true);
  expect(await isMailedAfterBooking('ana@example.com', home)).toBe(false);

  await setStatus(confirmationNumber, 'cancelled');
  await sendMail([`${confirmationNumber}#2#cancelled`], later(90));
  expect((await itemOf(`${confirmationNumber}#2#cancelled`)).status).toBe('sent');
});
