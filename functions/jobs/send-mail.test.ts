import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import {
  book,
  handler,
  inIndex,
  itemOf,
  later,
  linkIn,
  mailsTo,
  newMails,
  sendMail,
  setStatus,
  stop,
  system,
  tell,
} from '#infra/testing/mail/mail-system.ts';

afterAll(stop);

describe('a booking', () => {
  test('is mailed once, as text, HTML and a calendar file, with a link that changes nothing', async () => {
    const { confirmationNumber, email } = await book({ date: '2026-11-24' });
    const id = await tell(confirmationNumber, 'booked', 1);
    expect(await handler(newMails(id))).toEqual({ batchItemFailures: [] });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    const link = linkIn(mail, 'appointment-confirmation', confirmationNumber);
    expect(mail?.subject).toBe('Your visit on Tuesday, November 24');
    expect(mail?.text).toContain('Tuesday, November 24, 2026, 9:30 AM');
    const { status } = await system.call('GET /api/appointments/{confirmationNumber}', {
      params: { confirmationNumber },
      headers: { authorization: `Bearer ${link.token}` },
    });
    expect(status).toBe(200);
    expect(mail?.html).toContain('name="color-scheme" content="light dark"');
    expect(mail?.html).toContain(`href="${link.href}"`);
    expect(mail?.html).toContain(`href="${linkIn(mail, 'reschedule', confirmationNumber).href}"`);
    expect(mail?.text).toContain(`\nCancel visit:\n${link.href}&cancel=1\n`);
    expect(mail?.html).toContain(`href="${link.href}&#38;cancel=1"`);
    expect(mail?.text).toMatch(/^Where: .+\nDirections:\nhttps:\/\/www\.google\.com\/maps\/dir\/\S+\n/m);
    const [file] = mail?.attachments ?? [];
    expect([file?.filename, file?.contentType]).toEqual(['visit.ics', 'text/calendar']);
    expect(file?.content).toContain('\r\n');
    const event = new ICAL.Component(ICAL.parse(file?.content ?? '')).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('uid')).toMatch(new RegExp(`^${confirmationNumber}@[\\w.-]+$`));
    expect(await itemOf(id)).toMatchObject({ status: 'sent', attempts: 1, expiresAt: expect.any(Number) });
    expect(await inIndex('due')).not.toContain(id);
  });

  test('is mailed once by 20 simultaneous runs', async () => {
    const { confirmationNumber, email } = await book();
    const id = await tell(confirmationNumber, 'booked', 1);
    const runs = Array.from({ length: 20 }, () => sendMail([id], later(0)));
    expect((await Promise.all(runs)).flat()).toEqual([]);
    await sendMail([id], later(61));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await itemOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await inIndex('due')).not.toContain(id);
  });

  test('leaves with the configuration set that demands TLS', async () => {
    const { confirmationNumber } = await book();
    const id = await tell(confirmationNumber, 'booked', 1);
    const inputs: unknown[] = [];
    const note = ({ service, input }: OutsideCall) => service === 'ses' && inputs.push(input) < 0;
    await withFault('crash-before', note, () => sendMail([id], later(0)));
    expect(inputs).toMatchObject([{ ConfigurationSetName: 'local' }]);
  });

  test('doesn’t name the patient, even in a record with HTML for a name', async () => {
    const { confirmationNumber, email } = await book();
    const Key = { confirmationNumber };
    const appointments = system.tableName('Appointments');
    const { Item } = await system.dynamo.send(new GetCommand({ TableName: appointments, Key }));
    const firstName = `<img src=x onerror="alert('1')">`;
    // Write this name directly, because the form would refuse it.
    await system.dynamo.send(new PutCommand({ TableName: appointments, Item: { ...Item, firstName } }));
    await sendMail([await tell(confirmationNumber, 'booked', 1)], later(0));
    const [mail] = await mailsTo(email);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('Hello, we look forward');
    expect(mail?.text).not.toContain('onerror');
    expect(mail?.attachments[0]?.content).not.toContain('img');
  });
});

test('the mail about a cancellation leads to a new booking at the same clinic', async () => {
  const { confirmationNumber, email } = await book({ location: { id: '7' }, time: '9:00' });
  await setStatus(confirmationNumber, 'cancelled');
  await sendMail([`${confirmationNumber}#2#cancelled`], later(90));
  const [mail] = await mailsTo(email);
  expect(mail?.text).not.toMatch(/Directions|Cancel visit/);
  expect(mail?.text).toMatch(/^Book another visit:\n\S+\/#\/book-appointment\?clinic=7$/m);
});
