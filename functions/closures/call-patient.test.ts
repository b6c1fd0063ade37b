import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { book, later, mailsTo, sendMail, setStatus, stop, system } from '#infra/testing/mail/mail-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf, manager } from '#infra/testing/records/closures.ts';

const { close, look, reopen, notify } = closuresOf(system);
const written = keptLog();
afterAll(stop);

type Body = Record<string, unknown>;

/** Records a call to a patient. By default, a manager made the call and left no note. */
const call = (
  { id, confirmationNumber }: { id: string; confirmationNumber: string },
  body: Body = { called: true },
  claims = adminClaims({ sub: manager }),
) =>
  system.call('PUT /api/closures/{id}/patients/{confirmationNumber}', {
    params: { id, confirmationNumber },
    body,
    claims,
  });

/** Books visits on a new day, then closes the clinic for that day. */
async function closedDay(times = ['9:30'], changes: Body = {}) {
  const date = freshDay();
  const visits = [];
  for (const time of times) visits.push(await book({ date, time, ...changes }));
  const { id } = (await close({ date })).body.closure;
  return { id, date, numbers: visits.map(({ confirmationNumber }) => confirmationNumber), visits };
}

async function closedVisit() {
  const { id, date, numbers } = await closedDay();
  return { id, date, confirmationNumber: numbers[0] ?? '' };
}

async function affectedOf(id: string) {
  return (await look(id)).body.affected;
}

const linesOf = async (confirmationNumber: string) =>
  (await system.all('Audit')).filter(
    ({ subject, action }) => subject === confirmationNumber && action === 'closure.call',
  );

describe('a call to a patient', () => {
  test.each([
    ['a manager', adminClaims()],
    ['the front desk', frontDeskClaims()],
  ])('is noted by %s, with who and when; the note stays out of the log', async (_, claims) => {
    const { id, numbers } = await closedDay(['9:30', '10:45']);
    const [confirmationNumber = '', other] = numbers;
    const noted = { called: true, note: 'Left word with Quillon' };
    const { status, body } = await call({ id, confirmationNumber }, noted, claims);
    expect(status).toBe(200);
    expect(body.closure.id).toBe(id);
    const called = { at: expect.stringMatching(/^2026-/), note: 'Left word with Quillon' };
    expect(body.affected).toMatchObject([{ confirmationNumber, called }, { confirmationNumber: other }]);
    expect(body.affected[1]).not.toHaveProperty('called');
    expect(await affectedOf(id)).toEqual(body.affected);
    const lines = await linesOf(confirmationNumber);
    expect(lines).toMatchObject([{ actor: claims.sub, to: id }]);
    const logged = JSON.stringify([await system.all('Audit'), await system.all('Closures'), written]);
    expect(logged).not.toContain('Quillon');
    const stored = (await system.all('Appointments')).find(
      (one) => one.confirmationNumber === confirmationNumber,
    );
    expect(stored?.closureCall).toMatchObject({ by: claims.sub });
  });

  test('is noted once when it is sent twice, and a repeat without a note keeps the note', async () => {
    const { id, confirmationNumber } = await closedVisit();
    const first = await call({ id, confirmationNumber }, { called: true, note: 'Will call back' });
    const again = await call({ id, confirmationNumber }, { called: true, note: 'Will call back' });
    const bare = await call({ id, confirmationNumber });
    expect([again.body, bare.body]).toEqual([first.body, first.body]);
    expect(await linesOf(confirmationNumber)).toHaveLength(1);
    const { body } = await call({ id, confirmationNumber }, { called: true, note: 'Moves next week' });
    expect(body.affected[0]?.called?.note).toBe('Moves next week');
    expect(await linesOf(confirmationNumber)).toHaveLength(2);
  });

  test('by 10 at a time is one call', async () => {
    const { id, confirmationNumber } = await closedVisit();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call({ id, confirmationNumber })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await linesOf(confirmationNumber)).toHaveLength(1);
  });

  test('can be taken back, once', async () => {
    const { id, confirmationNumber } = await closedVisit();
    await call({ id, confirmationNumber });
    for (let times = 0; times < 2; times++) {
      const { status, body } = await call({ id, confirmationNumber }, { called: false });
      expect([status, body.affected[0]?.called]).toEqual([200, undefined]);
    }
    expect((await linesOf(confirmationNumber)).map(({ from, to }) => from ?? to)).toEqual([id, id]);
  });

  test('doesn’t count for the same hours closed again', async () => {
    const { id, date, confirmationNumber } = await closedVisit();
    await call({ id, confirmationNumber });
    await reopen(id);
    await close({ date });
    expect((await affectedOf(id))[0]).not.toHaveProperty('called');
  });

  test('is deleted with the visit', async () => {
    const { id, confirmationNumber } = await closedVisit();
    await call({ id, confirmationNumber }, { called: true, note: 'Zbigniew answered' });
    expect(JSON.stringify(await system.all('Appointments'))).toContain('Zbigniew');
    const request = { params: { confirmationNumber }, claims: adminClaims() };
    await system.call('DELETE /api/appointments/{confirmationNumber}', request);
    expect(JSON.stringify(await system.all('Appointments'))).not.toContain('Zbigniew');
  });
});

describe('a call is refused', () => {
  test.each([
    ['a note of 101 characters', { called: true, note: 'a'.repeat(101) }, 'note'],
    ['an empty note', { called: true, note: ' ' }, 'note'],
    ['a note with a link', { called: true, note: 'see www.example.com' }, 'note'],
    ['no word of a call', {}, 'called'],
  ])('with %s', async (_, body, field) => {
    const { id, confirmationNumber } = await closedVisit();
    const { status, problem } = await call({ id, confirmationNumber }, body);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
    expect((await affectedOf(id))[0]).not.toHaveProperty('called');
  });

  test('for an unknown visit, and one of another day', async () => {
    const { id } = await closedVisit();
    const { confirmationNumber } = await book({ date: freshDay() });
    for (const number of ['UC000000ZZZZZZ', confirmationNumber]) {
      const { status, problem } = await call({ id, confirmationNumber: number });
      expect([status, problem.code]).toEqual([404, 'not-found']);
      expect(await linesOf(number)).toEqual([]);
    }
  });

  test('for a visit that was moved away or canceled meanwhile', async () => {
    const { id, numbers } = await closedDay(['9:30', '10:45']);
    const [moved = '', canceled = ''] = numbers;
    await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber: moved },
      body: { location: { id: '1' }, date: freshDay(), time: '9:30', version: 1 },
      claims: adminClaims(),
    });
    await setStatus(canceled, 'cancelled');
    for (const confirmationNumber of numbers) {
      const { status, problem } = await call({ id, confirmationNumber });
      expect([status, problem.detail]).toEqual([404, expect.stringContaining('moved or canceled')]);
    }
    expect((await affectedOf(id)).map(({ outcome }) => outcome)).toEqual(['moved', 'cancelled']);
  });

  test('about a closure that was deleted', async () => {
    const { id, confirmationNumber } = await closedVisit();
    await reopen(id);
    const { status, problem } = await call({ id, confirmationNumber });
    expect([status, problem.detail]).toEqual([404, expect.stringContaining('reopened')]);
  });
});

describe('the affected visits say when their patients were mailed', () => {
  const mailedAt = async (id: string) => (await affectedOf(id)).map((visit) => visit.mailedAt);
  const anInstant = expect.stringMatching(/^2026-/);

  const correct = (confirmationNumber: string, changes: Body) =>
    system.call('PUT /api/admin/appointments/{confirmationNumber}', {
      params: { confirmationNumber },
      body: { version: 1, ...changes },
      claims: adminClaims(),
    });

  test('from when the mail is queued, and nothing of who has no address', async () => {
    const { id, numbers, visits } = await closedDay(['9:30', '10:45'], { phone: '(702) 555-0136' });
    await correct(numbers[1] ?? '', { email: '' });
    expect(await mailedAt(id)).toEqual([undefined, undefined]);
    await notify(id);
    expect(await mailedAt(id)).toEqual([anInstant, undefined]);
    const mails = (await system.all('Outbox')).filter(({ kind }) => kind === 'closed');
    await sendMail(
      mails.map((mail) => String(mail.id)),
      later(0),
    );
    expect(await mailsTo(visits[0]?.email ?? '')).not.toEqual([]);
    expect(await mailedAt(id)).toEqual([anInstant, undefined]);
  });

  test('and nothing once the mail couldn’t be delivered, or went to an address that was corrected', async () => {
    const { id, numbers, visits } = await closedDay(['9:30', '10:45']);
    await notify(id);
    await correct(numbers[0] ?? '', { email: 'corrected@example.com' });
    const mails = (await system.all('Outbox')).filter(({ closureId }) => closureId === id);
    const failed = mails.find(({ visits: of }) =>
      JSON.stringify(of).includes(visits[1]?.confirmationNumber ?? '-'),
    );
    const TableName = system.tableName('Outbox');
    await system.dynamo.send(new PutCommand({ TableName, Item: { ...failed, status: 'undeliverable' } }));
    expect(await mailedAt(id)).toEqual([undefined, undefined]);
  });
});
