import { describe, expect, test } from 'vitest';
import type { TestRequest } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';

// Monday, 9:00 in Nevada
const system = await openTestSystem({ now: '2026-11-23T09:00:00-08:00' });
const send = (request: TestRequest) => system.call('POST /api/appointments', request);

async function refusalOf(changes: Record<string, unknown>) {
  const { status, problem } = await send({ body: bookingBody(changes) });
  return { status, code: problem.code, fields: Object.keys(problem.fields ?? {}) };
}

describe('a booking is refused, with the field that is wrong', () => {
  test.each([
    ['a time of no clinic', { time: '9:31' }, ['time']],
    ['a Sunday', { date: '2026-11-29' }, ['date']],
    ['yesterday', { date: '2026-11-22' }, ['date']],
    ['366 days ahead', { date: '2027-11-24' }, ['date']],
    ['a day that does not exist', { date: '2026-11-31' }, ['date']],
    ['another calendar', { date: '11/24/2026' }, ['date']],
    ['clinic 01', { location: { id: '01' } }, ['location.id']],
    ['clinic "1 "', { location: { id: '1 ' } }, ['location.id']],
    ['clinic 1 as a number', { location: { id: 1 } }, ['location.id']],
    ['clinic __proto__', { location: { id: '__proto__' } }, ['location.id']],
    ['clinic constructor', { location: { id: 'constructor' } }, ['location.id']],
    ['no clinic', { location: undefined }, ['location']],
    ['a time that is a property name', { time: '__proto__' }, ['time']],
    ['a number of another form', { confirmationNumber: 'UC1' }, ['confirmationNumber']],
    ['a number that is a property name', { confirmationNumber: '__proto__' }, ['confirmationNumber']],
    ['a birth in the future', { dob: '2026-11-24' }, ['dob']],
    ['a name that is an object', { firstName: { $gt: '' } }, ['firstName']],
    ['a reason of 201 characters', { reason: 'a'.repeat(201) }, ['reason']],
    ['a reason with a null character', { reason: 'A\u0000na' }, ['reason']],
    ['a reason that is no text', { reason: ['fever'] }, ['reason']],
    ['an email with two lines', { email: 'a@example.com\nbcc: b@example.com' }, ['email']],
    [
      'everything missing',
      { firstName: '', lastName: '', dob: '', email: '', insuranceNumber: '', insuranceProvider: '' },
      ['firstName', 'lastName', 'dob', 'email', 'insuranceProvider', 'insuranceNumber'],
    ],
  ])('%s', async (_, changes, fields) => {
    expect(await refusalOf(changes)).toEqual({ status: 422, code: 'invalid', fields });
  });

  test('a time earlier today', async () => {
    expect(await refusalOf({ date: '2026-11-23', location: { id: '4' }, time: '9:00' })).toMatchObject({
      status: 422,
      fields: ['time'],
    });
  });

  test('a slot that is taken is named', async () => {
    await send({ body: bookingBody() });
    const { status, problem } = await send({ body: bookingBody() });
    expect([status, problem.code]).toEqual([409, 'slot-taken']);
    expect(problem.detail).toContain('Tuesday, November 24 at 9:30 AM at Eastern / Flamingo');
  });
});

describe('a body is refused', () => {
  const json = { 'content-type': 'application/json' };

  test.each<[string, TestRequest, number, string]>([
    ['that is no JSON', { rawBody: '{"firstName":', headers: json }, 400, 'malformed'],
    ['that is empty', { rawBody: '', headers: json }, 400, 'malformed'],
    [
      'that is not UTF-8',
      { rawBody: Buffer.from([0x22, 0xff, 0x22]).toString('base64'), headers: json, isBase64Encoded: true },
      400,
      'malformed',
    ],
    [
      'that says base64 and is not',
      { rawBody: '***', headers: json, isBase64Encoded: true },
      400,
      'malformed',
    ],
    [
      'of another type',
      { rawBody: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported-media-type',
    ],
    ['of no type', { rawBody: '{}' }, 415, 'unsupported-media-type'],
    ['of a megabyte', { body: bookingBody({ firstName: 'a'.repeat(1_000_000) }) }, 413, 'too-large'],
    ['just over 64 KiB', { body: bookingBody({ extra: 'a'.repeat(65_536) }) }, 413, 'too-large'],
    ['that is null', { rawBody: 'null', headers: json }, 422, 'invalid'],
    ['that is a list', { rawBody: '[]', headers: json }, 422, 'invalid'],
    ['that is a text', { rawBody: '"hello"', headers: json }, 422, 'invalid'],
  ])('%s', async (_, request, status, code) => {
    const answer = await send(request);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
});

test('a body in base64, with a charset on its type, is read', async () => {
  const rawBody = Buffer.from(JSON.stringify(bookingBody({ time: '10:45' }))).toString('base64');
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  expect((await send({ rawBody, headers, isBase64Encoded: true })).status).toBe(201);
});

test('what only the server may set has no effect, and unknown keys leave no trace', async () => {
  const rawBody = JSON.stringify(
    bookingBody({
      time: '11:30',
      id: 'mine',
      status: 'completed',
      version: 7,
      bookingDate: '1999-01-01',
      isAdmin: true,
    }),
  ).replace('{', '{"__proto__":{"admin":true},');
  const { status, body } = await send({ rawBody, headers: { 'content-type': 'application/json' } });
  expect(status).toBe(201);
  expect(body.appointment).toMatchObject({
    status: 'confirmed',
    version: 1,
    bookingDate: expect.stringMatching(/^2026-11-23T/),
  });
  expect(body.appointment.id).not.toBe('mine');
  expect(body.appointment).not.toHaveProperty('isAdmin');
});

test('the reply to a patient leaves out date of birth and insurance number', async () => {
  const { body } = await send({ body: bookingBody({ time: '1:45' }) });
  expect(body.appointment).toMatchObject({
    startsAt: '2026-11-24T21:45:00.000Z',
    duration: 30,
    insuranceProvider: 'Cigna',
  });
  expect(Object.keys(body.appointment)).not.toContain('dob');
  expect(Object.keys(body.appointment)).not.toContain('insuranceNumber');
});
