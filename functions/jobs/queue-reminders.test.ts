import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { book, mailsTo, sendMail, setStatus, stop, system } from '#infra/testing/mail/mail-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { rescheduleToHoliday } from '#infra/testing/records/holiday-visits.ts';

const { close, reopen } = closuresOf(system);
const { queueReminders } = await import('./queue-reminders.ts');

afterAll(stop);

/** Runs the mail job on every mail in the outbox, as stream and schedule would. */
async function sendAll(now: Date): Promise<void> {
  const mails = await system.all('Outbox');
  await sendMail(
    mails.map(({ id }) => String(id)),
    now,
  );
}

/** The subjects of an address's mails about its visit. */
async function visitMails(email: string): Promise<string[]> {
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject.startsWith('Your visit'));
}

/** Runs both jobs at an instant. Returns the subjects of an address's mails about its visit. */
async function remindAt(instant: string, email: string): Promise<string[]> {
  const now = new Date(instant);
  await queueReminders(now);
  await sendAll(now);
  return visitMails(email);
}

/** Does the same as `remindAt`, but runs the jobs repeatedly and concurrently. */
async function remindOften(instant: string, email: string): Promise<string[]> {
  const now = new Date(instant);
  await Promise.all([queueReminders(now), queueReminders(now)]);
  await queueReminders(now);
  await Promise.all([sendAll(now), sendAll(now)]);
  await sendAll(now);
  return visitMails(email);
}

const winter = { date: '2026-12-15', time: '9:30' };
const dayBefore = '2026-12-14T17:35:00Z';
const hoursBefore = '2026-12-15T15:35:00Z';
const confirmation = 'Your visit on Tuesday, December 15';
const dayReminder = 'Your visit is tomorrow, Tuesday, December 15';

describe('reminders of an appointment are sent', () => {
  test('the day before and two hours before, once each, however often the jobs run', async () => {
    const { email } = await book(winter);
    expect(await remindOften('2026-12-14T17:00:00Z', email)).toEqual([confirmation]);
    expect(await remindOften(dayBefore, email)).toEqual([dayReminder, confirmation]);
    expect(await remindOften(hoursBefore, email)).toHaveLength(3);
    expect(await remindOften('2026-12-15T15:45:00Z', email)).toHaveLength(3);
    const [latest] = await mailsTo(email);
    expect(latest?.text).toContain('Your visit is in about two hours');
  });

  test('not after it was cancelled, even if the reminder was queued before', async () => {
    const { email, confirmationNumber } = await book({ ...winter, time: '10:45' });
    await queueReminders(new Date('2026-12-14T18:50:00Z'));
    await setStatus(confirmationNumber, 'cancelled');
    const subjects = await remindAt('2026-12-14T18:55:00Z', email);
    expect(subjects).not.toContain(confirmation);
    expect(subjects).not.toContain(dayReminder);
    expect(await remindAt('2026-12-15T16:50:00Z', email)).toEqual(subjects);
  });

  test('not while its clinic is closed then, and again once it is reopened', async () => {
    const date = '2026-12-16';
    const { email } = await book({ date, time: '9:30' });
    const { closure } = (await close({ date, to: '10:00' })).body;
    const confirmations = ['Your visit on Wednesday, December 16'];
    expect(await remindAt('2026-12-15T17:35:00Z', email)).toEqual(confirmations);
    await reopen(closure.id);
    // By now it's too late for the reminder that says "tomorrow".
    expect(await remindAt('2026-12-16T15:35:00Z', email)).toEqual([
      'Your visit is today, Wednesday, December 16',
      ...confirmations,
    ]);
  });

  test('not when the clinics are closed on its day, which has become a holiday since', async () => {
    const { email, confirmationNumber } = await book({ date: '2026-12-24', time: '9:30' });
    await rescheduleToHoliday(system, confirmationNumber, { date: '2026-12-25', time: '9:30' });
    const confirmations = ['Your visit on Friday, December 25'];
    expect(await remindAt('2026-12-24T17:35:00Z', email)).toEqual(confirmations);
    expect(await remindAt('2026-12-25T15:35:00Z', email)).toEqual(confirmations);
  });

  test('late on the day before, when its clinic was closed then until hours after it was due', async () => {
    const date = '2026-12-18';
    const { email, confirmationNumber } = await book({ date, time: '9:30' });
    const { closure } = (await close({ date })).body;
    const confirmationSubject = 'Your visit on Friday, December 18';
    for (let hour = 18; hour < 23; hour++) {
      expect(await remindAt(`2026-12-17T${hour}:00:00Z`, email)).toEqual([confirmationSubject]);
      expect(await remindAt(`2026-12-17T${hour}:35:00Z`, email)).toEqual([confirmationSubject]);
    }
    await reopen(closure.id);
    expect(await remindAt('2026-12-17T23:10:00Z', email)).toEqual([
      'Your visit is tomorrow, Friday, December 18',
      confirmationSubject,
    ]);
    expect((await mailsTo(email))[0]?.text).toContain('Your visit is tomorrow');
    const mails = await system.all('Outbox');
    const isIt = (mail: Record<string, unknown>) =>
      mail.kind === 'reminder-day' && mail.confirmationNumber === confirmationNumber;
    expect(mails.find(isIt)).toMatchObject({ status: 'sent' });
    // The job's checks while the clinic was closed must not count as failures, which make the next wait longer.
    expect(mails.find(isIt)).not.toHaveProperty('failures');
  });

  test('at its new time when it has moved, and not at the old one', async () => {
    const { email, confirmationNumber, manageToken } = await book({ ...winter, time: '11:30' });
    const { status } = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber },
      headers: { authorization: `Bearer ${manageToken}` },
      body: { location: { id: '1' }, date: '2026-12-17', time: '9:30' },
    });
    expect(status).toBe(200);
    const before = await remindAt('2026-12-14T19:35:00Z', email);
    expect(before).toEqual(['Your visit is now on Thursday, December 17']);
    const after = await remindAt('2026-12-16T17:35:00Z', email);
    expect(after).toContain('Your visit is tomorrow, Thursday, December 17');
  });

  test('not the day before when it was booked later than that', async () => {
    const { email, confirmationNumber } = await book({ ...winter, time: '1:45' });
    await system.dynamo.send(
      new UpdateCommand({
        TableName: system.tableName('Appointments'),
        Key: { confirmationNumber },
        UpdateExpression: 'SET bookingDate = :late',
        ExpressionAttributeValues: { ':late': '2026-12-14T21:46:00.000Z' },
      }),
    );
    expect(await remindAt('2026-12-14T21:50:00Z', email)).toEqual([confirmation]);
    expect(await remindAt('2026-12-15T19:50:00Z', email)).toHaveLength(2);
  });

  test('across a change of the clocks, at the same wall-clock time', async () => {
    // Monday after spring forward: its day before is the Sunday of the change, already in daylight time.
    const { email } = await book({ date: '2027-03-15', time: '9:30' });
    expect(await remindAt('2027-03-14T16:25:00Z', email)).toHaveLength(1);
    expect(await remindAt('2027-03-14T16:35:00Z', email)).toHaveLength(2);
  });
});
