import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { bounceOf, complaintOf } from '#infra/local/mail/mailbox-simulator.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { feedbackOn } from '#infra/testing/mail/feedback.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const { system, sendMail, later, stop, book, setStatus, inIndex, linkIn, mailsTo } = await openMailSystem({
  limits: { LIMIT_RESENDS_OF_BOOKING: 3 },
});
afterAll(stop);
quietLog();
shortenPauses();
const { report, allow } = await feedbackOn(system);
const { notMineToken } = await import('#functions/appointments/auth/patient-tokens.ts');
const { findAppointment } = await import('#functions/appointments/store.ts');

const claims = adminClaims();

type Booked = Awaited<ReturnType<typeof book>>;

const resend = ({ confirmationNumber }: Pick<Booked, 'confirmationNumber'>) =>
  system.call('POST /api/admin/appointments/{confirmationNumber}/resend', {
    params: { confirmationNumber },
    claims,
  });

async function sendAll(): Promise<void> {
  for (const id of await inIndex('due')) await sendMail([id], later(90));
}

/** How many mails about an appointment are in the outbox, and how many audit lines say that one was sent again. */
async function countsOf({ confirmationNumber }: Booked) {
  const mails = (await system.all('Outbox')).filter((mail) => mail.confirmationNumber === confirmationNumber);
  const lines = (await system.all('Audit')).filter(
    ({ subject, action }) => subject === confirmationNumber && action === 'appointment.resend',
  );
  return { mails: mails.length, lines: lines.length };
}

/** Sets the start of a visit. Without an instant, removes the visit's email address instead. */
async function rewrite({ confirmationNumber }: Booked, startsAt: string | undefined): Promise<void> {
  await system.dynamo.send(
    new UpdateCommand({
      TableName: system.tableName('Appointments'),
      Key: { confirmationNumber },
      UpdateExpression: startsAt ? 'SET startsAt = :startsAt' : 'REMOVE email, emailKey',
      ...(startsAt && { ExpressionAttributeValues: { ':startsAt': startsAt } }),
    }),
  );
}

async function refusalOf(booked: Booked): Promise<string> {
  const { status, problem } = await resend(booked);
  expect([status, problem.code]).toEqual([409, 'conflict']);
  expect((await countsOf(booked)).lines).toBe(0);
  return problem.detail;
}

describe('the confirmation is sent again', () => {
  test('to the visit’s address, as the visit is now, and the log says by whom', async () => {
    const booked = await book();
    await sendAll();
    const { date, confirmationNumber } = booked;
    const moved = await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber },
      body: { location: { id: '1' }, date, time: '1:45', version: 1 },
      claims,
    });
    expect(moved.status).toBe(200);
    await sendAll();
    const { status, body } = await resend(booked);
    expect([status, body.message]).toEqual([202, 'The confirmation is on its way.']);
    await sendAll();
    const mails = await mailsTo(booked.email);
    expect(mails).toHaveLength(3);
    const [mail] = mails;
    expect(mail?.text).toContain('Your visit is booked');
    expect(mail?.text).toContain('1:45 PM');
    expect(linkIn(mail, 'appointment-confirmation', confirmationNumber).token).toMatch(/./);
    const lines = (await system.all('Audit')).filter(({ action }) => action === 'appointment.resend');
    expect(lines).toMatchObject([{ actor: claims.sub, subject: confirmationNumber }]);
    const withoutActor = lines.map(({ actorName: _, ...line }) => line);
    expect(JSON.stringify(withoutActor)).not.toContain('example.com');
    expect((await findAppointment(confirmationNumber)).version).toBe(2);
  });

  test('not at all if the visit is canceled before it goes out', async () => {
    const booked = await book();
    await sendAll();
    await resend(booked);
    await setStatus(booked.confirmationNumber, 'cancelled');
    await sendAll();
    expect((await mailsTo(booked.email)).map(({ subject }) => subject.split(' ')[0])).toEqual([
      'Canceled:',
      'Your',
    ]);
  });

  test('three times a day at most, which limits no other visit', async () => {
    const [booked, other] = [await book(), await book()];
    for (let time = 0; time < 3; time++) expect((await resend(booked)).status).toBe(202);
    const { status, problem, headers } = await resend(booked);
    expect([status, problem.code]).toEqual([429, 'too-many']);
    expect(problem.detail).toContain('several times today');
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    expect(await countsOf(booked)).toEqual({ mails: 4, lines: 3 });
    expect((await resend(other)).status).toBe(202);
  });

  test('of twenty requests at once, three times', async () => {
    const booked = await book();
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(booked)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(await countsOf(booked)).toEqual({ mails: 4, lines: 3 });
  });

  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])(
    'once, when the write meets %s',
    async (fault) => {
      const booked = await book();
      let struck = 0;
      const isFirstWrite = ({ operation }: OutsideCall) =>
        operation.startsWith('TransactWrite') && struck++ < 1;
      const { result } = await withFault(fault, isFirstWrite, () => resend(booked));
      expect(result.status).toBe(202);
      expect(await countsOf(booked)).toEqual({ mails: 2, lines: 1 });
    },
  );
});

describe('the confirmation isn’t sent again, and staff are told why,', () => {
  test('when the visit was canceled, is over, or has begun', async () => {
    const booked = await book();
    await setStatus(booked.confirmationNumber, 'cancelled');
    expect(await refusalOf(booked)).toBe('This visit has been canceled. There’s no confirmation to send.');
    const completed = await book();
    await setStatus(completed.confirmationNumber, 'completed');
    expect(await refusalOf(completed)).toContain('isn’t confirmed anymore');
    const begun = await book();
    await rewrite(begun, '2026-11-23T16:59:59.000Z');
    expect(await refusalOf(begun)).toContain('already begun');
  });

  test('when there is no address', async () => {
    const booked = await book();
    await rewrite(booked, undefined);
    expect(await refusalOf(booked)).toContain('has no email address');
  });

  test('when email to the address bounced or was reported as spam, until it is allowed again', async () => {
    const booked = await book();
    await report(booked.email, bounceOf(booked.email, 'Permanent'));
    expect(await refusalOf(booked)).toContain('it bounced');
    await report(booked.email, complaintOf(booked.email, 'abuse'));
    expect(await refusalOf(booked)).toContain('reported our email as spam');
    await allow(booked.confirmationNumber);
    expect((await resend(booked)).status).toBe(202);
  });

  test('when the address’s owner said that the visit isn’t theirs', async () => {
    const booked = await book();
    const { confirmationNumber } = booked;
    const token = await notMineToken(await findAppointment(confirmationNumber));
    await system.call('POST /api/appointments/{confirmationNumber}/not-mine', {
      params: { confirmationNumber },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await refusalOf(booked)).toContain('isn’t theirs');
  });

  test('when there is no such visit', async () => {
    const { status, problem } = await resend({ confirmationNumber: 'UC999999ZZZZZZ' });
    expect([status, problem.code]).toEqual([404, 'not-found']);
  });
});
