import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { callsOf, killed, killsOf } from '#infra/testing/faults/faults.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { bearer, openWaitlist, waitOverTheChange } from '#infra/testing/mail/waitlist-system.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { required } from '#shared/required.ts';

quietLog();
const { LIMIT_WAITLIST_OF_ADDRESS } = cloudLimits;
const waitlist = await openWaitlist({
  limits: { LIMIT_WAITLIST_OF_ADDRESS },
  now: '2026-12-21T09:00:00-08:00',
});
const { system, fillDay, join, open, wait, leave, stored, book, cancel, runJob, mailsTo, stop } = waitlist;
afterAll(stop);

const { waitlistToken } = await import('./entry.ts');

const date = '2026-12-29';
await fillDay('1', date);

/** Runs `act` right before the next outside call of this kind. Returns a function that gives the answer of `act`. */
function meanwhile<Answer>(operation: string, act: () => Promise<Answer>): () => Promise<Answer> {
  // Keep the calls of `act` apart from those of the interrupted work.
  const apart = AsyncLocalStorage.snapshot();
  let answer: Promise<Answer> | undefined;
  const restore = interceptOutsideCalls(async (call, proceed) => {
    if (call.operation.startsWith(operation) && !answer) {
      answer = apart(act);
      await answer;
    }
    return proceed();
  });
  return () => {
    restore();
    return required(answer, operation);
  };
}

describe('an address that isn’t proven', () => {
  test('waits once the link mailed to it is opened', async () => {
    const { body, email } = await join();
    expect((await open(body.id, body.token)).body.entry).toEqual({
      id: body.id,
      status: 'unproven',
      locationIds: ['1'],
      until: '2027-03-16',
      createdAt: expect.any(String),
      email: 'w…@example.com',
    });
    await cancel(await book({ date, time: '9:30' }));
    await runJob(3);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    const [, token = ''] = /#\/waitlist\/[\w-]{22}\?token=([\w.-]+)/.exec(mails[0]?.text ?? '') ?? [];
    expect((await open(body.id, token)).body.entry.status).toBe('waiting');
    await cancel(await book({ date, time: '10:45' }));
    await runJob(3);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await join({ email })).status).toBe(201);
    expect((await system.all('Waitlist')).filter((one) => one.email === email)).toMatchObject([
      { status: 'waiting' },
      { status: 'waiting' },
    ]);
  });

  test('is asked once a day, however it’s written, and its link starts all that it asked for', async () => {
    const email = 'stranger@example.com';
    const first = await join({ email });
    const sourceIp = newAddress();
    const body = { locationIds: ['1'], until: '2027-01-08', email: 'Stranger@example.com' };
    const second = (await system.call('POST /api/waitlist', { body, sourceIp })).body;
    for (let more = 0; more < 4; more++) await join({ email: `stranger+${more}@example.com` });
    await runJob(3);
    const subjects = (await waitlist.allMails()).filter(({ to }) => /^stranger/i.test(to));
    expect(subjects.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Confirm your email address']]);
    const { token } = waitlist.linkIn(subjects[0], 'waitlist', first.body.id);
    await open(first.body.id, token);
    expect((await open(second.id, second.token)).body.entry.status).toBe('waiting');
    // The link in the first mail was opened, so another client may make us mail the mailbox again.
    await system.call('POST /api/waitlist', { body, sourceIp });
    await runJob(3);
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  test('isn’t asked the next day by an email that a limit held', async () => {
    const { email } = await join();
    const proof = (await system.all('Outbox')).filter(
      ({ kind, queue }) => kind === 'waitlist-proof' && queue,
    );
    await waitlist.sendMail(
      proof.map(({ id }) => id),
      new Date(Date.parse('2026-12-22T09:00:00-08:00')),
    );
    expect(await mailsTo(email)).toEqual([]);
  });

  test('isn’t asked anymore once it has left', async () => {
    const { body, email } = await join();
    await leave(body.id, body.token);
    await runJob(3);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('leaving', () => {
  test('ends the emails, even one that is queued, and forgets the address', async () => {
    const { id, token, mailToken, email } = await wait();
    await cancel(await book({ date, time: '11:30' }));
    expect((await leave(id, token)).status).toBe(204);
    expect((await leave(id, mailToken)).status).toBe(204);
    await runJob(3);
    expect(await mailsTo(email)).toEqual([]);
    expect((await open(id, mailToken)).body.entry).toMatchObject({ status: 'left', email: 'w…@example.com' });
    expect(JSON.stringify(await stored(id))).not.toContain(email);
  });

  test('wins over the link that is opened at the same moment', async () => {
    const { body } = await join();
    const mailToken = await waitlistToken(await stored(body.id), 'mail');
    const leaving = meanwhile('TransactWrite', () => leave(body.id, body.token));
    expect((await open(body.id, mailToken)).body.entry.status).toBe('left');
    expect((await leaving()).status).toBe(204);
  });

  test('frees a place, even if it began to wait at the same moment', async () => {
    const email = 'both@example.com';
    const { body } = await join({ email });
    const mailToken = await waitlistToken(await stored(body.id), 'mail');
    const opening = meanwhile('UpdateItem', () => open(body.id, mailToken));
    await leave(body.id, body.token);
    expect((await opening()).body.entry.status).toBe('waiting');
    expect((await stored(body.id)).status).toBe('left');
    for (let place = 0; place < 5; place++) await wait({ email });
  });

  test('frees a place, even if a run died over it', async () => {
    const email = 'dies@example.com';
    const probe = await wait({ email });
    const calls = await callsOf(() => leave(probe.id, probe.token));
    for (const kill of killsOf(calls)) {
      const { id, token } = await wait({ email });
      await killed(kill, () => leave(id, token));
      expect((await leave(id, token)).status).toBe(204);
    }
    for (let place = 0; place < 5; place++) await wait({ email });
  });

  test('needs the entry’s own token', async () => {
    const [one, other] = [await wait(), await wait()];
    expect((await leave(one.id, other.token)).status).toBe(404);
    expect((await open(one.id, other.mailToken)).status).toBe(404);
    const { manageToken } = await book();
    expect((await leave(one.id, manageToken)).status).toBe(401);
    expect((await stored(one.id)).status).toBe('waiting');
  });
});

describe('a visit’s own entry', () => {
  const waitFor = async (visit: Awaited<ReturnType<typeof book>>) =>
    wait({ email: visit.email, confirmationNumber: visit.confirmationNumber }, visit.manageToken);

  test('hears only of times before it, with a link that moves it', async () => {
    const [date, later] = ['2026-12-28', '2026-12-31'];
    await fillDay('1', date, ['9:30', '1:45', '2:30']);
    await fillDay('1', later);
    const visit = await book({ date, time: '1:45' });
    await waitFor(visit);
    await cancel(await book({ date, time: '2:30' }));
    await cancel(await book({ date: later, time: '9:30' }));
    await runJob(3);
    expect(await mailsTo(visit.email)).toHaveLength(1);
    await cancel(await book({ date, time: '9:30' }));
    await runJob(3);
    const [mail] = await mailsTo(visit.email);
    expect(mail?.text).toContain('Your current time: Monday, December 28, 2026, 1:45 PM');
    const { href, token } = waitlist.linkIn(mail, 'reschedule', visit.confirmationNumber);
    expect(mail?.text).toContain(`${href}&clinic=1&date=${date}&time=9:30&from=1_${date}_1:45&why=earlier`);
    const moved = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber: visit.confirmationNumber },
      ...bearer(token),
      body: { location: { id: '1' }, date, time: '9:30' },
    });
    expect(moved.status).toBe(200);
  });

  test('hears of nothing once the visit is canceled, and ends', async () => {
    await fillDay('1', '2026-12-30', ['9:30', '1:45', '2:30']);
    const visit = await book({ date: '2026-12-30', time: '1:45' });
    const { id, token } = await waitFor(visit);
    const earlier = await book({ date: '2026-12-30', time: '9:30' });
    await cancel(visit);
    await cancel(earlier);
    await runJob(3);
    const subjects = (await mailsTo(visit.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('A time opened'))).toEqual([]);
    expect((await open(id, token)).body.entry).toMatchObject({ status: 'left', email: 'u…@example.com' });
    expect(JSON.stringify(await stored(id))).not.toContain(visit.email);
  });

  test('is refused to anyone but its patient, and with another address', async () => {
    const { confirmationNumber, email, manageToken } = await book();
    const stranger = await openLookup(system, (await book()).email);
    const asked = { confirmationNumber, email };
    for (const token of [undefined, stranger, (await book()).manageToken]) {
      expect(Object.keys((await join(asked, token)).problem.fields ?? {})).toEqual(['confirmationNumber']);
    }
    const elsewhere = await join({ confirmationNumber, email: 'else@example.com' }, manageToken);
    expect(Object.keys(elsewhere.problem.fields ?? {})).toEqual(['email']);
    const { body } = await join(asked, await openLookup(system, email));
    expect((await stored(body.id)).status).toBe('waiting');
  });
});

test.each([
  ['2026-12-20', 'That day has passed'],
  ['2027-03-22', 'Choose a date within the next 90 days'],
])('the last day can’t be %s: %s', async (until, message) => {
  expect((await join({ until })).problem.fields).toEqual({ until: message });
});

test('clinic time counts when the clocks spring forward', () =>
  waitOverTheChange(waitlist, '2027-03-14', '10'));
