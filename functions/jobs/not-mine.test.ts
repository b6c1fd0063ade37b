import { afterAll, describe, expect, test } from 'vitest';
import type { ClosedMail } from '#functions/closures/mails.ts';
import { adminClaims } from '#infra/testing/events.ts';
import {
  book,
  itemOf,
  later,
  linkIn,
  mailsTo,
  sendMail,
  setStatus,
  stop,
  system,
  tell,
} from '#infra/testing/mail/mail-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { tampered } from '#infra/testing/tampered.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { dayMs } from '#shared/time/durations.ts';

afterAll(stop);

const { manageToken, notMineToken, readManageToken } = await import(
  '#functions/appointments/auth/patient-tokens.ts'
);

const { renderMail } = await import('#functions/jobs/send-mail.ts');
const closures = closuresOf(system);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function disown(confirmationNumber: string, token: string) {
  return system.call('POST /api/appointments/{confirmationNumber}/not-mine', {
    params: { confirmationNumber },
    headers: bearer(token),
  });
}

/** A booking that was mailed to a stranger, and the stranger's link. */
async function mailedToStranger() {
  const booking = await book();
  const { confirmationNumber, email } = booking;
  await sendMail([`${confirmationNumber}#1#booked`], later(0));
  const [mail] = await mailsTo(email);
  return { ...booking, mail, link: linkIn(mail, 'not-mine', confirmationNumber) };
}

async function recordOf(confirmationNumber: string) {
  return (await system.all('Appointments')).find((item) => item.confirmationNumber === confirmationNumber);
}

function correct(confirmationNumber: string, token: string, email: string) {
  return system.call('POST /api/appointments/{confirmationNumber}/email', {
    params: { confirmationNumber },
    headers: bearer(token),
    body: { email },
  });
}

describe('a mail about a booking', () => {
  test('has "This isn’t me" as its first link, in text and HTML', async () => {
    const { mail, link } = await mailedToStranger();
    expect(mail?.text.match(/http\S+/)?.[0]).toBe(link.href);
    expect(mail?.html.match(/href="([^"]+)"/)?.[1]).toBe(link.href);
    expect(mail?.text).toContain(`Not your visit? This isn’t me:\n${link.href}`);
  });
});

describe('"This isn’t me"', () => {
  test('ends all further mail of the booking to that address, whatever changes', async () => {
    const { confirmationNumber, email, manageToken: token, link } = await mailedToStranger();
    const { status } = await disown(confirmationNumber, link.token);
    expect(status).toBe(202);
    await setStatus(confirmationNumber, 'cancelled');
    await sendMail([`${confirmationNumber}#3#cancelled`], later(90));
    await setStatus(confirmationNumber, 'confirmed');
    await sendMail(
      [`${confirmationNumber}#4#booked`, await tell(confirmationNumber, 'rescheduled', 9)],
      later(180),
    );
    expect(await mailsTo(email)).toHaveLength(1);
    for (const id of ['#3#cancelled', '#4#booked', '#9#rescheduled']) {
      expect(await itemOf(confirmationNumber + id)).toMatchObject({ status: 'superseded' });
    }
    // The patient's own token still works.
    const request = { params: { confirmationNumber }, headers: bearer(token) };
    expect((await system.call('GET /api/appointments/{confirmationNumber}', request)).status).toBe(200);
  });

  test('ends reminders, and the mail about a closed clinic', async () => {
    const { confirmationNumber, email, date, time, link } = await mailedToStranger();
    const dayBefore = new Date(Date.parse(`${date}T18:00:00Z`) - dayMs);
    const startsAt = slotStart(date, time).toISOString();
    const reminder = {
      kind: 'reminder-day',
      confirmationNumber,
      startsAt,
      createdAt: startsAt,
      cause: 'staff',
    } as const;
    expect(await renderMail(reminder, dayBefore)).toMatchObject({ to: email });
    await closures.notify((await closures.close({ date })).body.closure.id);
    const closed = (await system.all('Outbox')).find(
      (mail) => mail.kind === 'closed' && mail.visits[0].confirmationNumber === confirmationNumber,
    ) as ClosedMail;
    expect(await renderMail(closed, later(0))).toMatchObject({ to: email });
    await disown(confirmationNumber, link.token);
    expect(await renderMail(reminder, dayBefore)).toBe('superseded');
    expect(await renderMail(closed, later(0))).toBe('superseded');
  });

  test('releases nothing, twice is as good as once, and only staff see it', async () => {
    const { confirmationNumber, date, manageToken: token, link } = await mailedToStranger();
    const before = await recordOf(confirmationNumber);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => disown(confirmationNumber, link.token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await recordOf(confirmationNumber)).toEqual({ ...before, version: 2, disownedGenerations: [0] });
    expect(await system.heldSlots(date)).toContainEqual(
      expect.objectContaining({ heldBy: confirmationNumber }),
    );
    const lines = (await system.all('Audit')).filter(({ subject }) => subject === confirmationNumber);
    expect(lines).toMatchObject([{ actor: 'addressee', action: 'appointment.not-mine' }]);
    const params = { confirmationNumber };
    const forAdmin = await system.call('GET /api/admin/appointments/{confirmationNumber}', {
      params,
      claims: adminClaims(),
    });
    expect(forAdmin.body.appointment.emailDisowned).toBe(true);
    const forPatient = await system.call('GET /api/appointments/{confirmationNumber}', {
      params,
      headers: bearer(token),
    });
    expect(forPatient.body.appointment).not.toHaveProperty('emailDisowned');
  });

  test('outlives a correction, and leaves the right address its mail', async () => {
    const { confirmationNumber, email, manageToken: token, link } = await mailedToStranger();
    const right = `right-${email}`;
    expect((await correct(confirmationNumber, token, right)).status).toBe(200);
    expect((await disown(confirmationNumber, link.token)).status).toBe(202);
    await sendMail([`${confirmationNumber}#2#booked`], later(10));
    expect(await mailsTo(right)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('stays said when the patient then corrects the address, and can be said of that one too', async () => {
    const { confirmationNumber, email, manageToken: token, link } = await mailedToStranger();
    const right = `right-${email}`;
    await disown(confirmationNumber, link.token);
    expect((await correct(confirmationNumber, token, right)).status).toBe(200);
    await sendMail([`${confirmationNumber}#3#booked`], later(10));
    const [mail] = await mailsTo(right);
    await disown(confirmationNumber, linkIn(mail, 'not-mine', confirmationNumber).token);
    await setStatus(confirmationNumber, 'cancelled');
    await sendMail([`${confirmationNumber}#5#cancelled`], later(20));
    expect(await mailsTo(right)).toHaveLength(1);
    expect((await recordOf(confirmationNumber))?.disownedGenerations).toEqual([0, 1]);
  });
});

describe('the token of "This isn’t me"', () => {
  test('shows and changes nothing else', async () => {
    const { confirmationNumber, link, date } = await mailedToStranger();
    const request = { params: { confirmationNumber }, headers: bearer(link.token) };
    const body = { location: { id: '2' }, date, time: '9:30' };
    const answers = [
      await system.call('GET /api/appointments/{confirmationNumber}', request),
      await system.call('GET /api/appointments/mine', request),
      await system.call('POST /api/appointments/{confirmationNumber}/cancel', request),
      await system.call('POST /api/appointments/{confirmationNumber}/reschedule', { ...request, body }),
      await correct(confirmationNumber, link.token, 'mallory@example.com'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await readManageToken(link.token)).toBeUndefined();
  });

  test('of another booking, expired, forged, or for managing does not work', async () => {
    const { confirmationNumber, manageToken: token, mail, link } = await mailedToStranger();
    const other = await mailedToStranger();
    const item = { confirmationNumber, tokenExpiresAt: new Date(Date.now() - 1000).toISOString() };
    const mailed = linkIn(mail, 'appointment-confirmation', confirmationNumber).token;
    const wrong: [string, number][] = [
      [other.link.token, 404],
      [await notMineToken(item), 401],
      [await manageToken({ ...item, tokenExpiresAt: '2030-01-01T00:00:00.000Z' }, 'mail'), 401],
      [tampered(link.token), 401],
      [link.token.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')), 401],
      [mailed, 401],
      [token, 401],
    ];
    for (const [one, expected] of wrong)
      expect((await disown(confirmationNumber, one)).status).toBe(expected);
    expect(await recordOf(confirmationNumber)).not.toHaveProperty('disownedGenerations');
  });
});
