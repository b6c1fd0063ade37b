import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, describe, expect, test } from 'vitest';
import { bounceOf, complaintOf, type SesReport } from '#infra/local/mail/mailbox-simulator.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { feedbackOn } from '#infra/testing/mail/feedback.ts';
import {
  book,
  itemOf,
  later,
  mailsTo,
  sendMail,
  stop,
  system,
  tell,
} from '#infra/testing/mail/mail-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { brand } from '#shared/brand.ts';
import { dayMs, hourSeconds } from '#shared/time/durations.ts';

afterAll(stop);
const written = keptLog();
const { report, stopReasonOf, allow } = await feedbackOn(system);
const { handler } = await import('./record-feedback.ts');

/** Sends an email about an appointment. Returns its status, and how many emails the address has got by then. */
async function sendNext(booked: { confirmationNumber: string; email: string }, version = 1) {
  const id = await tell(booked.confirmationNumber, 'booked', version);
  await sendMail([id], later(0));
  return { mails: (await mailsTo(booked.email)).length, status: (await itemOf(id)).status };
}

const sent = { mails: 1, status: 'sent' };
const stopped = { mails: 0, status: 'undeliverable' };

describe('email to an address stops after', () => {
  test.each<[string, (to: string) => SesReport, string]>([
    [
      'a permanent bounce',
      (to) => bounceOf(to, 'Permanent', { action: 'failed', status: '5.1.1' }),
      'bounced',
    ],
    ['a permanent bounce without a status', (to) => bounceOf(to, 'Permanent'), 'bounced'],
    ['one that names the address in other case', (to) => bounceOf(to.toUpperCase(), 'Permanent'), 'bounced'],
    ['one that names a person as well', (to) => bounceOf(`Dana <${to}>`, 'Permanent'), 'bounced'],
    ['one of the mailbox it is forwarded to', () => bounceOf('other@example.com', 'Permanent'), 'bounced'],
    ['a complaint', (to) => complaintOf(to, 'abuse'), 'complained'],
    ['a complaint without a type', (to) => complaintOf(to), 'complained'],
  ])('%s', async (_, reportOf, kind) => {
    const booked = await book();
    await report(booked.email, reportOf(booked.email));
    expect(await stopReasonOf(booked.confirmationNumber)).toBe(kind);
    expect(await sendNext(booked)).toEqual(stopped);
  });
});

describe('email to an address goes on after', () => {
  test.each<[string, (to: string) => SesReport]>([
    ['an out-of-office reply', (to) => bounceOf(to, 'Transient')],
    ['a full mailbox', (to) => bounceOf(to, 'Transient', { bounceSubType: 'MailboxFull', action: 'failed' })],
    [
      'a bounce that SES can’t explain',
      (to) => bounceOf(to, 'Undetermined', { bounceSubType: 'Undetermined' }),
    ],
    ['a refusal of our own DNS', (to) => bounceOf(to, 'Permanent', { action: 'failed', status: '5.7.26' })],
    ['a refusal of the words of an email', (to) => bounceOf(to, 'Permanent', { status: '5.6.0' })],
    ['a report that it is no spam', (to) => complaintOf(to, 'not-spam')],
    ['a report on our signature', (to) => complaintOf(to, 'auth-failure')],
    ['a rejection of one email by SES', () => ({ eventType: 'Reject', reject: { reason: 'Bad content' } })],
  ])('%s', async (_, reportOf) => {
    const booked = await book();
    await report(booked.email, reportOf(booked.email));
    expect(await stopReasonOf(booked.confirmationNumber)).toBeUndefined();
    expect(await sendNext(booked)).toEqual(sent);
  });

  test('a report that it is no spam, if email has stopped before', async () => {
    const booked = await book();
    await report(booked.email, complaintOf(booked.email, 'abuse'));
    await report(booked.email, complaintOf(booked.email, 'not-spam'));
    expect(await sendNext(booked)).toEqual(stopped);
  });
});

test('a complaint outranks a bounce, whichever comes first and however often', async () => {
  const [one, other] = [await book(), await book()];
  const bounce = ({ email }: typeof one) => report(email, bounceOf(email, 'Permanent'));
  const complain = ({ email }: typeof one) => report(email, complaintOf(email, 'abuse'));
  for (const act of [bounce, bounce, complain, complain]) await act(one);
  for (const act of [complain, bounce, complain, bounce]) await act(other);
  expect([await stopReasonOf(one.confirmationNumber), await stopReasonOf(other.confirmationNumber)]).toEqual([
    'complained',
    'complained',
  ]);
});

test('the record names no one and expires after a year; no log names anyone either', async () => {
  const { email } = await book();
  const before = new Set((await system.all('Suppressions')).map(({ recipient }) => recipient));
  const from = written.length;
  await report(email, bounceOf(email, 'Permanent', { status: '5.1.1' }));
  const [record, ...others] = (await system.all('Suppressions')).filter(
    ({ recipient }) => !before.has(recipient),
  );
  expect(others).toEqual([]);
  const { recipient, stoppedFor, expiresAt, ...rest } = record ?? {};
  expect([stoppedFor, rest]).toEqual(['bounced', {}]);
  expect(recipient).toMatch(/^[\w-]{22}$/);
  expect(Number(expiresAt) * 1000 - Date.now()).toBeGreaterThan(364 * dayMs);
  const lines = written.slice(from).join('');
  expect(lines).toContain('"MailBounced":1');
  expect(lines).toContain('"detail":"Permanent/General"');
  expect(lines.toLowerCase()).not.toContain(email.split('@')[0]);
});

test.each([
  ['nothing', undefined],
  [
    'another kind of event',
    { eventType: 'Open', mail: { timestamp: '2026-11-23T17:00:00Z', destination: ['a@b.example'] } },
  ],
  ['no email', { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [] } }],
  [
    'no date',
    {
      bounce: { bounceType: 'Permanent', bouncedRecipients: [] },
      mail: { timestamp: 'secret@b.example', destination: ['secret@b.example'] },
    },
  ],
])(
  'an event that holds %s fails, so that it is kept, and its error repeats none of it',
  async (_, detail) => {
    const from = written.length;
    const failure = await handler({ detail } as EventBridgeEvent<string, unknown>).catch(String);
    expect(failure).toBe('TypeError: SES sent an event that is not understood');
    expect(written.slice(from).join('')).not.toContain('b.example');
  },
);

describe('a manager who allows email again', () => {
  test('is obeyed, once, with an entry in the audit log', async () => {
    const booked = await book();
    const { confirmationNumber, email } = booked;
    await report(email, bounceOf(email, 'Permanent'));
    const answers = await Promise.all([allow(confirmationNumber), allow(confirmationNumber)]);
    expect(answers.map(({ status, body }) => [status, body.appointment.emailUndeliverable])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    const { body } = await system.call('GET /api/audit', { claims: adminClaims() });
    expect(
      body.entries.filter(({ subject }: { subject: string }) => subject === confirmationNumber),
    ).toMatchObject([{ actor: adminClaims().sub, action: 'appointment.allow-email', from: 'bounced' }]);
    expect(await sendNext(booked)).toEqual(sent);
  });

  test('is not overruled by late news of an email from before, but by news of one since', async () => {
    const booked = await book();
    const { confirmationNumber, email } = booked;
    const bounce = bounceOf(email, 'Permanent');
    await report(email, bounce);
    await allow(confirmationNumber);
    await report(email, bounce, { sentAt: new Date(Date.now() - 60_000) });
    expect(await stopReasonOf(confirmationNumber)).toBeUndefined();
    await report(email, bounce, { sentAt: new Date(Date.now() + 1000) });
    expect(await stopReasonOf(confirmationNumber)).toBe('bounced');
  });

  test('changes nothing where email isn’t stopped, and is told of an unknown number', async () => {
    const { confirmationNumber } = await book();
    expect((await allow(confirmationNumber)).status).toBe(200);
    expect((await allow('UC999999999999')).status).toBe(404);
    const { body } = await system.call('GET /api/audit', { claims: adminClaims() });
    expect(body.entries.filter(({ subject }: { subject: string }) => subject === confirmationNumber)).toEqual(
      [],
    );
  });
});

test('lists and searches note it too, on every appointment of the address and no other', async () => {
  const email = 'Shared@example.com';
  const [one, other, well] = [
    await book({ email }),
    await book({ email: 'shared@example.com' }),
    await book(),
  ];
  await report('shared@example.com', bounceOf('shared@example.com', 'Permanent'));
  const claims = adminClaims();
  const list = await system.call('GET /api/appointments', { query: { limit: '200' }, claims });
  const search = await system.call('POST /api/admin/appointments/search', { body: { q: email }, claims });
  const notes = (appointments: readonly Appointment[]) =>
    Object.fromEntries(
      appointments.map(({ confirmationNumber, emailUndeliverable }) => [
        confirmationNumber,
        emailUndeliverable,
      ]),
    );
  expect(notes(list.body.appointments)).toMatchObject({
    [one.confirmationNumber]: 'bounced',
    [other.confirmationNumber]: 'bounced',
    [well.confirmationNumber]: undefined,
  });
  expect(notes(search.body.appointments)).toEqual({
    [one.confirmationNumber]: 'bounced',
    [other.confirmationNumber]: 'bounced',
  });
});

test('a booking whose address was corrected gets email at the new one', async () => {
  const { confirmationNumber, email, manageToken } = await book();
  await report(email, bounceOf(email, 'Permanent'));
  const right = `right-${email}`;
  const { status } = await system.call('POST /api/appointments/{confirmationNumber}/email', {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${manageToken}` },
    body: { email: right },
  });
  expect(status).toBe(200);
  await sendMail([`${confirmationNumber}#2#booked`], later(0));
  expect([await mailsTo(email), (await mailsTo(right)).length]).toEqual([[], 1]);
  expect(await stopReasonOf(confirmationNumber)).toBeUndefined();
});

test('a code for an address that bounces is answered as any other, never sent, and forgotten in three hours', async () => {
  const [gone, well] = [await book(), await book()];
  await report(gone.email, bounceOf(gone.email, 'Permanent'));
  const ask = (email: string) => system.call('POST /api/appointments/lookup', { body: { email } });
  const [forGone, forWell] = [await ask(gone.email), await ask(well.email)];
  const shape = ({ status, body: { requestId, ...body } }: typeof forGone) => [
    status,
    requestId.length,
    body,
  ];
  expect(shape(forGone)).toEqual(shape(forWell));
  expect(forGone.body.message).toContain(`Still nothing? Call us at ${brand.phone}`);
  const codes = (await system.all('Outbox')).filter(({ kind }) => kind === 'code');
  const ids = codes.map(({ id }) => String(id));
  await sendMail(ids, later(0));
  expect([(await mailsTo(gone.email)).length, (await mailsTo(well.email)).length]).toEqual([0, 1]);
  const done = await Promise.all(ids.map(itemOf));
  expect(done.map(({ status }) => status).toSorted()).toEqual(['sent', 'undeliverable']);
  for (const { expiresAt } of done)
    expect(expiresAt).toBeLessThanOrEqual(later(0).getTime() / 1000 + 3 * hourSeconds);
});
