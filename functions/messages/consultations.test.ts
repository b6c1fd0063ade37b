import { describe, expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { consultationBody, storedFrom } from '#infra/testing/records/messages.ts';
import { brand } from '#shared/brand.ts';

const system = await openTestSystem();
quietLog();

const request = (body: unknown) => system.call('POST /api/consultations', { body });

describe('a request for a consultation', () => {
  test('is for a video visit without a source: stored with its own link, and with mails to the patient and the clinics', async () => {
    const links: string[] = [];
    for (const body of [consultationBody(), consultationBody()]) {
      const { status, body: answer } = await request(body);
      expect(status).toBe(202);
      expect(Object.keys(answer)).toEqual(['message']);
      const { messages, mails } = await storedFrom(system, body.email);
      expect(messages).toMatchObject([{ ...body, kind: 'consultation' }]);
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['consultation', 'consultation-notice']);
      expect(JSON.stringify(mails)).not.toContain(body.email);
      links.push(messages[0]?.videoLink);
    }
    expect(links[0]).toMatch(new RegExp(`^${brand.links.video}/[0-9a-f-]{36}$`));
    expect(links[1]).not.toBe(links[0]);
  });

  test('from the lab page is stored as a lab consultation, without a link', async () => {
    const { source, ...stored } = { ...consultationBody(), source: 'lab' };
    const { status, body } = await request({ ...stored, source });
    expect([status, body.message]).toEqual([
      202,
      'Thank you! We will contact you soon to schedule your consultation.',
    ]);
    const { messages, mails } = await storedFrom(system, stored.email);
    expect(messages).toMatchObject([{ ...stored, kind: 'lab-consultation' }]);
    expect(messages[0]).not.toHaveProperty('videoLink');
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['lab-consultation', 'lab-consultation-notice']);
  });

  test('from a form that we don’t have is refused', async () => {
    const { status, problem } = await request(consultationBody({ source: 'home' }));
    expect([status, problem.code]).toEqual([422, 'invalid']);
  });

  test.each([
    ['no name', { name: '' }, { name: 'Name is required.' }],
    ['no address', { email: '' }, { email: 'Valid email is required.' }],
    ['half an address', { email: 'dana@' }, { email: 'Valid email is required.' }],
    ['no date', { date: '' }, { date: 'Date is required.' }],
    ['yesterday', { date: '2026-11-22' }, { date: 'Choose today or a later date' }],
    ['a day in two years', { date: '2028-11-23' }, { date: 'Choose a date within the next 365 days' }],
    [
      'an advertisement for a name',
      { name: 'visit pills.com' },
      { name: 'Put a space after each period, and don’t include web addresses' },
    ],
  ])('with %s is refused at the field, and nothing is mailed', async (_, changes, fields) => {
    const body = consultationBody(changes);
    const { status, problem } = await request(body);
    expect([status, problem.code, problem.fields]).toEqual([422, 'invalid', fields]);
    expect(await storedFrom(system, body.email)).toEqual({ messages: [], mails: [] });
  });

  test('clicked twice is one request with one link', async () => {
    const body = consultationBody();
    const answers = await Promise.all([request(body), request(body), request(body)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { messages, mails } = await storedFrom(system, body.email);
    expect([messages.length, mails.length]).toEqual([1, 2]);
  });
});
