import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import {
  book,
  itemOf,
  later,
  mailsTo,
  sendMail,
  setStatus,
  stop,
  system,
  tell,
} from '#infra/testing/mail/mail-system.ts';

afterAll(stop);

describe('a superseded mail is not sent', () => {
  async function outcome(ids: string[], email: string) {
    for (const id of ids) await sendMail([id], later(90));
    const statuses = await Promise.all(ids.map(async (id) => (await itemOf(id)).status));
    return { statuses, subjects: (await mailsTo(email)).map(({ subject }) => subject) };
  }

  test('booked, by a cancel', async () => {
    const { confirmationNumber, email, manageToken } = await book();
    await system.call('POST /api/appointments/{confirmationNumber}/cancel', {
      params: { confirmationNumber },
      headers: { authorization: `Bearer ${manageToken}` },
    });
    const ids = [await tell(confirmationNumber, 'booked', 1), await tell(confirmationNumber, 'cancelled', 2)];
    expect(await outcome(ids, email)).toEqual({
      statuses: ['superseded', 'sent'],
      subjects: [expect.stringMatching(/^Canceled: /)],
    });
    expect((await mailsTo(email))[0]?.attachments[0]?.content).toContain('METHOD:CANCEL');
  });

  test('booked, by a rescheduling', async () => {
    const { confirmationNumber, email } = await book();
    const Key = { confirmationNumber };
    const TableName = system.tableName('Appointments');
    const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key }));
    const moved = { date: '2027-06-01', time: '1:45', startsAt: '2027-06-01T20:45:00.000Z', version: 2 };
    await system.dynamo.send(new PutCommand({ TableName, Item: { ...Item, ...moved } }));
    const ids = [
      await tell(confirmationNumber, 'booked', 1),
      await tell(confirmationNumber, 'rescheduled', 2),
    ];
    expect(await outcome(ids, email)).toEqual({
      statuses: ['superseded', 'sent'],
      subjects: ['Your visit is now on Tuesday, June 1'],
    });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Tuesday, June 1, 2027, 1:45 PM');
    expect(mail?.attachments[0]?.content).toContain('SEQUENCE:1\r\n');
  });

  test('cancelled, by a new confirmation', async () => {
    const { confirmationNumber, email } = await book();
    await setStatus(confirmationNumber, 'cancelled');
    await setStatus(confirmationNumber, 'confirmed');
    const ids = [
      await tell(confirmationNumber, 'booked', 1),
      await tell(confirmationNumber, 'cancelled', 2),
      await tell(confirmationNumber, 'booked', 3),
    ];
    const { statuses, subjects } = await outcome(ids, email);
    expect(statuses).toEqual(['superseded', 'superseded', 'sent']);
    expect(subjects).toHaveLength(1);
  });

  test('but it is sent when the appointment changed without a newer mail', async () => {
    const { confirmationNumber, email } = await book();
    await setStatus(confirmationNumber, 'completed');
    await setStatus(confirmationNumber, 'confirmed');
    const { statuses } = await outcome([await tell(confirmationNumber, 'booked', 1)], email);
    expect(statuses).toEqual(['sent']);
  });

  test('any, by a deletion', async () => {
    const { confirmationNumber, email } = await book();
    const params = { confirmationNumber };
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims: adminClaims() });
    const { statuses, subjects } = await outcome([await tell(confirmationNumber, 'booked', 1)], email);
    expect([statuses, subjects]).toEqual([['superseded'], []]);
  });
});
