import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { bookingMessages } from '#shared/appointments/booking-form.ts';
import type { Correction } from '#shared/appointments/correction.ts';
import { required } from '#shared/required.ts';

const { system, sendMail, later, stop, book, setStatus, itemOf, linkIn, mailsTo, inIndex } =
  await openMailSystem();
afterAll(stop);
const written = keptLog();
shortenPauses();
const { notMineToken } = await import('#functions/appointments/auth/patient-tokens.ts');

const claims = adminClaims();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const newAttempt = () => randomBytes(16).toString('base64url');

type Booked = Awaited<ReturnType<typeof book>>;

const correct = (
  { confirmationNumber }: Pick<Booked, 'confirmationNumber'>,
  body: Correction | Record<string, unknown>,
  version: unknown = 1,
) =>
  system.call('PUT /api/admin/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    body: { version, ...body },
    claims,
  });

async function storedOf({ confirmationNumber }: Booked): Promise<Record<string, unknown>> {
  const all = await system.all('Appointments');
  return required(
    all.find((item) => item.confirmationNumber === confirmationNumber),
    'record',
  );
}

const mailIdsOf = async ({ confirmationNumber }: Booked) =>
  (await system.all('Outbox')).flatMap((mail) =>
    mail.confirmationNumber === confirmationNumber ? [String(mail.id)] : [],
  );

const linesOf = async ({ confirmationNumber }: Booked) =>
  (await system.all('Audit')).filter(
    ({ subject, action }) => subject === confirmationNumber && action !== 'appointment.view',
  );

const look = (booked: Booked, token: string) =>
  system.call('GET /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber: booked.confirmationNumber },
    headers: bearer(token),
  });

const right = ({ confirmationNumber }: Booked) => `Right-${confirmationNumber}@example.com`;

describe('staff correct a visit', () => {
  test('in every field, at once; the log names the fields and not their values', async () => {
    const booked = await book();
    const changes: Correction = {
      firstName: 'Wilhelmina',
      lastName: 'Quist',
      dob: '1990-02-03',
      phone: '(702) 555-0136',
      insuranceProvider: 'Aetna',
      insuranceNumber: 'QQ-5',
      note: 'Uses a wheelchair,\nneeds room 2',
    };
    const { status, body } = await correct(booked, { ...changes, status: 'completed', reason: 'x', id: 'y' });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({ ...changes, status: 'confirmed', version: 2 });
    expect(body.appointment).not.toHaveProperty('reason');
    expect(body.appointment.id).not.toBe('y');
    const lines = await linesOf(booked);
    expect(lines).toMatchObject([
      {
        actor: claims.sub,
        action: 'appointment.correct',
        to: 'firstName,lastName,dob,phone,insuranceProvider,insuranceNumber,note',
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/wilhelmina|quist|1990|0136|aetna|QQ-5|wheelchair/i);
    // The correction sends no mail, and the patient's link still works.
    expect(await mailIdsOf(booked)).toEqual([`${booked.confirmationNumber}#1#booked`]);
    expect((await look(booked, booked.manageToken)).status).toBe(200);
  });

  test('by removing a phone or a note', async () => {
    const booked = await book({ phone: '(702) 555-0136' });
    await correct(booked, { note: 'Call first' });
    const { body } = await correct(booked, { phone: '', note: ' \n' }, 2);
    expect(body.appointment).not.toHaveProperty('phone');
    expect(body.appointment).not.toHaveProperty('note');
    expect(Object.keys(await storedOf(booked))).not.toContain('note');
    expect((await linesOf(booked)).map(({ to }) => to).toSorted()).toEqual(['note', 'phone,note']);
  });

  test('by removing an address that isn’t the patient’s, whose links end', async () => {
    const booked = await book({ phone: '(702) 555-0136' });
    expect((await correct(booked, { email: '' })).body.appointment.email).toBe('');
    expect(Object.keys(await storedOf(booked))).not.toContain('emailKey');
    expect((await look(booked, booked.manageToken)).status).toBe(404);
    expect(await mailIdsOf(booked)).toEqual([`${booked.confirmationNumber}#1#booked`]);
  });

  test('with what it already has, and nothing changes', async () => {
    const booked = await book();
    const before = await storedOf(booked);
    const { firstName, email, dob } = booked;
    for (const same of [{}, { firstName: ` ${firstName} `, email, dob, phone: '', note: '' }]) {
      const { status, body } = await correct(booked, same);
      expect([status, body.appointment.version]).toEqual([200, 1]);
    }
    expect(await storedOf(booked)).toEqual(before);
    expect(await linesOf(booked)).toEqual([]);
  });

  test('after it is over or canceled, too', async () => {
    const booked = await book();
    await setStatus(booked.confirmationNumber, 'completed');
    const { body } = await correct(booked, { insuranceNumber: 'QQ-7', email: right(booked) }, 2);
    expect(body.appointment).toMatchObject({ insuranceNumber: 'QQ-7', email: right(booked), version: 3 });
    // A visit that is over gets no confirmation at the new address.
    expect(await mailIdsOf(booked)).toEqual([`${booked.confirmationNumber}#1#booked`]);
  });

  test('two at a time, and one of them sees what the other did', async () => {
    const booked = await book();
    const answers = await Promise.all([
      correct(booked, { firstName: 'Ada' }),
      correct(booked, { lastName: 'Byron' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect(loser?.problem.code).toBe('stale-version');
    expect(loser?.problem.current).toEqual(winner?.body.appointment);
    expect(await linesOf(booked)).toHaveLength(1);
  });
});

describe('a corrected email address', () => {
  test('gets the confirmation, and the old address’s links end', async () => {
    const booked = await book();
    const { confirmationNumber, email, manageToken } = booked;
    await sendMail([`${confirmationNumber}#1#booked`], later(0));
    const mailed = linkIn((await mailsTo(email))[0], 'appointment-confirmation', confirmationNumber).token;
    expect((await look(booked, mailed)).status).toBe(200);

    const { status, body } = await correct(booked, { email: right(booked) });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({ email: right(booked), emailCorrected: true, version: 2 });
    const stored = await storedOf(booked);
    expect(stored).toMatchObject({ emailKey: right(booked).toLowerCase(), emailGeneration: 1 });
    expect(stored).not.toHaveProperty('isProven');

    const id = `${confirmationNumber}#2#booked`;
    expect((await itemOf(id)).cause).toBe('staff');
    await sendMail([id], later(1));
    const [mail] = await mailsTo(right(booked));
    expect(mail?.subject).toContain('Your visit on');
    const link = linkIn(mail, 'appointment-confirmation', confirmationNumber);
    expect((await look(booked, link.token)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);

    for (const token of [manageToken, mailed]) {
      const request = { params: { confirmationNumber }, headers: bearer(token) };
      const answers = await Promise.all([
        look(booked, token),
        system.call('POST /api/appointments/{confirmationNumber}/cancel', request),
        system.call('POST /api/appointments/{confirmationNumber}/email', {
          ...request,
          body: { email: 'thief@example.com' },
        }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    }
    expect((await look(booked, await openLookup(system, right(booked)))).status).toBe(200);
  });

  test('still gets mail when the old address says that the visit isn’t theirs', async () => {
    const booked = await book();
    const { confirmationNumber } = booked;
    const old = await notMineToken((await storedOf(booked)) as unknown as Parameters<typeof notMineToken>[0]);
    await correct(booked, { email: right(booked) });
    const disowned = await system.call('POST /api/appointments/{confirmationNumber}/not-mine', {
      params: { confirmationNumber },
      headers: bearer(old),
    });
    expect(disowned.status).toBe(202);
    await sendMail([`${confirmationNumber}#2#booked`], later(1));
    expect(await mailsTo(right(booked))).toHaveLength(1);
  });

  test('makes up for one that was disowned, and may be corrected again', async () => {
    const booked = await book();
    const { confirmationNumber } = booked;
    const token = await notMineToken(
      (await storedOf(booked)) as unknown as Parameters<typeof notMineToken>[0],
    );
    await system.call('POST /api/appointments/{confirmationNumber}/not-mine', {
      params: { confirmationNumber },
      headers: bearer(token),
    });
    const first = await correct(booked, { email: `x${right(booked)}` }, 2);
    expect(first.body.appointment).not.toHaveProperty('emailDisowned');
    const second = await correct(booked, { email: right(booked) }, 3);
    expect(second.status).toBe(200);
    expect((await storedOf(booked)).emailGeneration).toBe(2);
    await sendMail([`${confirmationNumber}#3#booked`, `${confirmationNumber}#4#booked`], later(1));
    expect(await mailsTo(`x${right(booked)}`)).toEqual([]);
    expect(await mailsTo(right(booked))).toHaveLength(1);
  });

  test('ends the patient’s own correction: repeating that one gives no token', async () => {
    const booked = await book();
    const { confirmationNumber } = booked;
    const own = (token: string, body: Record<string, unknown>) =>
      system.call('POST /api/appointments/{confirmationNumber}/email', {
        params: { confirmationNumber },
        headers: bearer(token),
        sourceIp: newAddress(),
        body,
      });
    const body = { email: 'second@example.com', attempt: newAttempt() };
    const { manageToken } = (await own(booked.manageToken, body)).body;
    await correct(booked, { email: right(booked) }, 2);
    for (const token of [booked.manageToken, manageToken]) expect((await own(token, body)).status).toBe(404);
  });

  test('that differs only in case is the same one: no mail, and its links go on', async () => {
    const booked = await book();
    const { body } = await correct(booked, { email: booked.email.toUpperCase() });
    expect(body.appointment.email).toBe(booked.email.toUpperCase());
    expect(body.appointment).not.toHaveProperty('emailCorrected');
    expect(await mailIdsOf(booked)).toHaveLength(1);
    expect((await look(booked, booked.manageToken)).status).toBe(200);
  });

  test('of a canceled visit gets the cancellation instead', async () => {
    const booked = await book();
    await setStatus(booked.confirmationNumber, 'cancelled');
    await sendMail(await mailIdsOf(booked), later(90));
    await correct(booked, { email: right(booked) }, 2);
    await sendMail(await mailIdsOf(booked), later(91));
    for (const address of [booked.email, right(booked)]) {
      const subjects = (await mailsTo(address)).map(({ subject }) => subject);
      expect(subjects).toEqual([expect.stringContaining('Canceled')]);
    }
  });
});

describe('visits canceled together and corrected before their email', () => {
  test('are listed nonetheless, and one whose address changed only there', async () => {
    const email = 'family@example.com';
    const visits = [await book({ email }), await book({ email }), await book({ email })];
    const [noted, moved, plain] = visits as [Booked, Booked, Booked];
    const appointments = visits.map(({ confirmationNumber }) => ({ confirmationNumber, version: 1 }));
    await system.call('POST /api/admin/appointments/cancel', { body: { appointments }, claims });
    expect((await correct(noted, { note: 'Told by phone' }, 2)).status).toBe(200);
    expect((await correct(moved, { email: right(moved) }, 2)).status).toBe(200);
    for (const id of await inIndex('due')) await sendMail([id], later(150));
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(noted.confirmationNumber);
    expect(mail?.text).toContain(plain.confirmationNumber);
    expect(mail?.text).not.toContain(moved.confirmationNumber);
    const [own] = await mailsTo(right(moved));
    expect(own?.text).toContain(moved.confirmationNumber);
    expect(own?.text).not.toContain(plain.confirmationNumber);
  });
});

describe('the note', () => {
  const note = 'Zyxcough: keep apart';

  test('is in every reply to admins, and in no reply to patients, no mail and no log line', async () => {
    const attempt = newAttempt();
    const booked = await book({ attempt });
    const { manageToken, ...body } = booked;
    const params = { confirmationNumber: booked.confirmationNumber };
    const corrected = await correct(booked, { note });
    const request = { params, headers: bearer(manageToken) };
    const forPatients = [
      await system.call('POST /api/appointments', { body }),
      await system.call('POST /api/appointments/{confirmationNumber}/outcome', { params, body: { attempt } }),
      await look(booked, manageToken),
      await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
        ...request,
        body: { location: { id: '1' }, date: booked.date, time: '10:45' },
      }),
      await system.call('POST /api/appointments/{confirmationNumber}/cancel', request),
    ];
    expect(forPatients.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(JSON.stringify(forPatients)).not.toMatch(/zyxcough|"note"/i);

    const stale = await correct(booked, { note: 'Other' });
    const shown = await system.call('GET /api/admin/appointments/{confirmationNumber}', { params, claims });
    const listed = await system.call('GET /api/appointments', { query: { limit: '1' }, claims });
    expect([
      corrected.body.appointment.note,
      stale.problem.current?.note,
      shown.body.appointment.note,
      listed.body.appointments[0]?.note,
    ]).toEqual([note, note, note, note]);

    for (const id of await mailIdsOf(booked)) await sendMail([id], later(1));
    const mails = await mailsTo(booked.email);
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toMatch(/zyxcough/i);
    expect(JSON.stringify(await linesOf(booked))).not.toMatch(/zyxcough/i);
    expect(written.join('')).not.toMatch(/zyxcough/i);
  });
});

describe('a correction survives', () => {
  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])('%s', async (fault) => {
    const booked = await book();
    let struck = 0;
    const isFirstWrite = ({ operation }: OutsideCall) =>
      operation.startsWith('TransactWrite') && struck++ < 1;
    const { result } = await withFault(fault, isFirstWrite, () => correct(booked, { email: right(booked) }));
    expect([result.status, result.body.appointment.version]).toEqual([200, 2]);
    const mails = ['1#booked', '2#booked'].map((mail) => `${booked.confirmationNumber}#${mail}`);
    expect((await mailIdsOf(booked)).toSorted()).toEqual(mails);
    expect(await linesOf(booked)).toHaveLength(1);
  });
});

describe('staff can’t correct', () => {
  test('what has changed since: they get it as it is now', async () => {
    const booked = await book();
    await correct(booked, { firstName: 'Ada' });
    for (const body of [{ firstName: 'Eve' }, {}]) {
      const { status, problem } = await correct(booked, body);
      expect([status, problem.code]).toEqual([409, 'stale-version']);
      expect(problem.current).toMatchObject({ firstName: 'Ada', version: 2, dob: booked.dob });
    }
  });

  test.each<[string, Record<string, unknown>, string?]>([
    ['firstName', { firstName: '' }, bookingMessages.firstName],
    ['lastName', { lastName: 'http://x.com' }],
    ['dob', { dob: '1990-02-30' }],
    ['dob', { dob: '2099-01-01' }],
    ['phone', { phone: '12' }, bookingMessages.phone],
    ['email', { email: 'nobody' }, bookingMessages.email],
    ['phone', { email: '' }, 'Enter a phone number or an email address, so that we can reach the patient'],
    ['insuranceProvider', { insuranceProvider: ' ' }],
    ['insuranceNumber', { insuranceNumber: 'x'.repeat(101) }],
    ['note', { note: 'x'.repeat(501) }, 'Use 500 characters or fewer'],
    ['note', { note: 'a\u0007' }],
    ['version', { version: 'one' }],
    ['version', { version: null }],
  ])('a wrong %s: %o', async (field, body, message) => {
    const booked = await book();
    const { status, problem } = await correct(booked, body);
    expect([status, problem.code]).toEqual([422, 'invalid']);
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
    if (message) expect(problem.fields?.[field]).toBe(message);
    expect((await storedOf(booked)).version).toBe(1);
  });

  test('what isn’t there or was deleted', async () => {
    expect((await correct({ confirmationNumber: 'UC999999ZZZZZZ' }, { firstName: 'Ada' })).status).toBe(404);
    const booked = await book();
    const params = { confirmationNumber: booked.confirmationNumber };
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims });
    expect((await correct(booked, { firstName: 'Ada' }, 2)).status).toBe(404);
  });
});
