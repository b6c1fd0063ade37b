import { afterAll, describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import {
  book,
  later,
  linkIn,
  mailsTo,
  sendMail,
  setStatus,
  stop,
  system,
} from '#infra/testing/mail/mail-system.ts';
import { freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf, manager } from '#infra/testing/records/closures.ts';
import { brand } from '#shared/brand.ts';

const { close, look, reopen, notify, auditOf } = closuresOf(system);

afterAll(stop);

/** Books appointments on a new day, then closes the clinic for that day. */
async function closedDay(times = ['9:30']) {
  const date = freshDay();
  const appointments = [];
  for (const time of times) appointments.push(await book({ date, time }));
  const { closure } = (await close({ date, reason: 'Burst pipe' })).body;
  return { date, closure, appointments, appointment: appointments[0] as Booked };
}

/** Sends all pending mails about closures. */
async function sendAll(): Promise<void> {
  const ids = (await system.all('Outbox'))
    .filter(({ kind }) => kind === 'closed')
    .map(({ id }) => String(id));
  await sendMail(ids, later(0));
  await sendMail(ids, later(90));
}

/** The subjects of the mails about closures that an address received. */
async function toldOf(email: string): Promise<string[]> {
  await sendAll();
  return (await mailsTo(email))
    .map(({ subject }) => subject)
    .filter((text) => text.startsWith('Please reschedule'));
}

async function mailedOf(id: string): Promise<number> {
  const { status, body } = await notify(id);
  expect(status).toBe(200);
  return body.mailed;
}

type Booked = Awaited<ReturnType<typeof book>>;

async function reschedule({ confirmationNumber, manageToken }: Booked, date: string, id = '1') {
  const { status } = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${manageToken}` },
    body: { location: { id }, date, time: '9:30' },
  });
  expect(status).toBe(200);
}

describe('every affected patient is mailed', () => {
  test('once, sorry, with a link to another time, and without the reason', async () => {
    const { closure, appointment } = await closedDay();
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await toldOf(appointment.email)).toHaveLength(1);
    const [mail] = await mailsTo(appointment.email);
    const { confirmationNumber } = appointment;
    expect(mail?.subject).toBe('Please reschedule your visit on Tuesday, January 5');
    expect(mail?.text).toContain('we’re sorry');
    expect(mail?.text).toContain('Your current time: Tuesday, January 5, 2027, 9:30 AM');
    expect(mail?.text).toContain('Where: Eastern / Flamingo');
    expect(mail?.text).toContain(`Confirmation number: ${confirmationNumber}`);
    expect(mail?.text).toContain(`Phone: ${brand.phone}`);
    const link = linkIn(mail, 'reschedule', confirmationNumber).href;
    expect(mail?.text).toContain(`Choose another time or cancel:\n${link}\n`);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.attachments).toEqual([]);
    expect(JSON.stringify(mail)).not.toContain('Burst pipe');
  });

  test('repeatedly and concurrently sends one mail to each, counted by the request that queued it', async () => {
    const { closure, appointments } = await closedDay(['9:30', '10:45', '1:45']);
    const counts = await Promise.all(Array.from({ length: 20 }, () => mailedOf(closure.id)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(await mailedOf(closure.id)).toBe(0);
    for (const { email } of appointments) expect(await toldOf(email)).toHaveLength(1);
    const lines = (await auditOf(closure.id)).filter(({ action }) => action === 'closure.notify');
    expect(lines).toMatchObject([{ actor: manager, to: '3' }]);
  });

  test('and who comes to be affected later, alone', async () => {
    const { closure, appointment } = await closedDay();
    await setStatus(appointment.confirmationNumber, 'completed');
    expect(await mailedOf(closure.id)).toBe(0);
    await setStatus(appointment.confirmationNumber, 'confirmed');
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await mailedOf(closure.id)).toBe(0);
  });

  test('again when the clinic was reopened and is closed again', async () => {
    const { date, closure, appointment } = await closedDay();
    await mailedOf(closure.id);
    expect(await toldOf(appointment.email)).toHaveLength(1);
    await reopen(closure.id);
    await close({ date });
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await toldOf(appointment.email)).toHaveLength(2);
  });

  test('once, when it was closed again before the first mail had left', async () => {
    const { date, closure, appointment } = await closedDay();
    await mailedOf(closure.id);
    await reopen(closure.id);
    await close({ date });
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await toldOf(appointment.email)).toHaveLength(1);
  });

  test('of a family that shares an address in one mail, which lists its visits, and then of each that comes later', async () => {
    const date = freshDay();
    const email = 'shared@example.com';
    const visits: Booked[] = [];
    for (const time of ['9:30', '10:45', '1:45']) visits.push(await book({ date, time, email }));
    const [, , late] = visits as [Booked, Booked, Booked];
    await setStatus(late.confirmationNumber, 'completed');
    const { closure } = (await close({ date })).body;
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await toldOf(email)).toEqual(['Please reschedule your visits']);
    const [mail] = await mailsTo(email);
    for (const { confirmationNumber } of visits.slice(0, 2)) {
      expect(mail?.text).toContain(`Confirmation number ${confirmationNumber}`);
      expect(mail?.text).toContain(linkIn(mail, 'reschedule', confirmationNumber).href);
    }
    expect(mail?.text).not.toContain(late.confirmationNumber);
    await setStatus(late.confirmationNumber, 'confirmed');
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await mailedOf(closure.id)).toBe(0);
    expect((await toldOf(email))[0]).toMatch(/^Please reschedule your visit on /);
  });

  test('at a corrected address when notified again, and never in a mail to the old one', async () => {
    const date = freshDay();
    const email = `shared-${date}@example.com`;
    const [stays, moves] = [await book({ date, email }), await book({ date, time: '10:45', email })];
    const { closure } = (await close({ date })).body;
    expect(await mailedOf(closure.id)).toBe(1);
    const corrected = `corrected-${date}@example.com`;
    const { status } = await system.call('PUT /api/admin/appointments/{confirmationNumber}', {
      params: { confirmationNumber: moves.confirmationNumber },
      body: { email: corrected, version: 1 },
      claims: adminClaims(),
    });
    expect(status).toBe(200);
    expect(await toldOf(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(stays.confirmationNumber);
    expect(mail?.text).not.toContain(moves.confirmationNumber);
    expect(await toldOf(corrected)).toEqual([]);
    expect(await mailedOf(closure.id)).toBe(1);
    expect(await toldOf(corrected)).toHaveLength(1);
  });

  test('but for those whom no mail reaches, who are counted', async () => {
    const { closure, appointments } = await closedDay(['9:30', '10:45', '1:45']);
    const [bounced, disowned] = appointments as [Booked, Booked];
    const { suppress } = await import('#functions/mail/suppressions.ts');
    await suppress(bounced.email, 'bounced', new Date());
    const { disownEmail } = await import('#functions/appointments/self-service/disown-email.ts');
    const { confirmationNumber } = disowned;
    await disownEmail(confirmationNumber, { confirmationNumber, emailGeneration: 0 }, later(0));
    expect((await notify(closure.id)).body).toEqual({ mailed: 1, unreached: 2 });
    expect((await notify(closure.id)).body).toEqual({ mailed: 0, unreached: 2 });
    expect((await look(closure.id)).body.affected).toMatchObject([
      { emailUndeliverable: 'bounced' },
      { emailDisowned: true },
      { mailedAt: expect.any(String) },
    ]);
  });

  test('no one, of a closure that does not exist', async () => {
    expect((await notify('2026-12-24_1_day')).status).toBe(404);
  });
});

describe('a queued mail is not sent to a patient who', () => {
  test.each<[string, (appointment: Booked, id: string) => Promise<unknown>]>([
    ['has moved', (appointment) => reschedule(appointment, freshDay())],
    [
      'has moved to another clinic',
      ({ date, ...appointment }) => reschedule({ date, ...appointment }, date, '2'),
    ],
    ['has cancelled', ({ confirmationNumber }) => setStatus(confirmationNumber, 'cancelled')],
    [
      'was deleted',
      ({ confirmationNumber }) => {
        const request = { params: { confirmationNumber }, claims: adminClaims() };
        return system.call('DELETE /api/appointments/{confirmationNumber}', request);
      },
    ],
    ['whose clinic was reopened', (_, id) => reopen(id)],
  ])('%s', async (_, change) => {
    const { closure, appointment } = await closedDay();
    expect(await mailedOf(closure.id)).toBe(1);
    await change(appointment, closure.id);
    expect(await toldOf(appointment.email)).toEqual([]);
    expect((await notify(closure.id)).body.mailed ?? 0).toBe(0);
  });

  test('has begun', async () => {
    const { date, closure, appointment } = await closedDay();
    await mailedOf(closure.id);
    const mine = (await system.all('Outbox')).filter(({ id }) =>
      String(id).startsWith(`closed#${closure.id}#`),
    );
    await sendMail(
      mine.map(({ id }) => String(id)),
      new Date(`${date}T17:30:00Z`),
    );
    expect(await toldOf(appointment.email)).toEqual([]);
  });
});
