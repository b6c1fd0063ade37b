import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { type BookingBody, bookingBody } from '#infra/testing/records/bookings.ts';
import { fingerprintOf } from './new-record.ts';

const system = await openTestSystem();
const claims = adminClaims();
const phone = '+1 (702) 555-0199';

let minutes = 0;
/** A booking on a day that no other booking has. */
function bodyWith(changes: Record<string, unknown>): BookingBody {
  minutes += 7;
  const date = new Date(Date.UTC(2026, 11, 1 + minutes)).toISOString().slice(0, 10);
  return bookingBody({ date, ...changes });
}

const book = (body: BookingBody) => system.call('POST /api/appointments', { body });

async function asAdmin(q: string) {
  const { body } = await system.call('POST /api/admin/appointments/search', { body: { q }, claims });
  return body.appointments[0];
}

describe('a phone number', () => {
  test('is in every reply to admins and in none to patients', async () => {
    const body = bodyWith({ phone: ` ${phone} ` });
    const { confirmationNumber, email } = body;
    const params = { confirmationNumber };
    const made = await book(body);
    expect(made.status).toBe(201);
    const headers = { authorization: `Bearer ${made.body.manageToken}` };
    const moved = { location: { id: '1' }, date: body.date, time: '1:45' };
    const forPatients = [
      made,
      await book(body),
      await system.call('GET /api/appointments/{confirmationNumber}', { params, headers }),
      await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
        params,
        headers,
        body: moved,
      }),
      await system.call('POST /api/appointments/{confirmationNumber}/cancel', { params, headers }),
    ];
    expect(forPatients.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);
    expect(JSON.stringify(forPatients)).not.toContain('555-0199');
    expect(JSON.stringify(forPatients)).not.toContain('"phone":"+');
    expect((await asAdmin(email))?.phone).toBe(phone);
    const again = { params, body: { status: 'confirmed' }, claims };
    const changed = await system.call('PUT /api/appointments/{confirmationNumber}/status', again);
    expect(changed.body.appointment.phone).toBe(phone);
  });

  test.each([{}, { phone: '' }, { phone: '   ' }])('may be missing: %o', async (typed) => {
    const body = bodyWith(typed);
    expect((await book(body)).status).toBe(201);
    const { confirmationNumber } = body;
    const { Item } = await system.dynamo.send(
      new GetCommand({ TableName: system.tableName('Appointments'), Key: { confirmationNumber } }),
    );
    expect(Object.keys(Item ?? {})).not.toContain('phone');
    expect(Object.keys((await asAdmin(body.email)) ?? {})).not.toContain('phone');
  });

  test.each(['12', 'call me', '<b>7025550199</b>', 7])('cannot be %j', async (typed) => {
    const { status, problem } = await book(bodyWith({ phone: typed }));
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['phone']]);
  });

  test('is part of the request: the same confirmation number with another phone is another booking', async () => {
    const body = bodyWith({ phone });
    await book(body);
    expect((await book({ ...body, phone: '702-555-0100' } as BookingBody)).problem.code).toBe(
      'already-booked',
    );
    expect((await book(body)).status).toBe(200);
  });

  test('that is missing leaves the digest as it was before the form had the field', () => {
    const { confirmationNumber: _, ...asked } = bodyWith({ email: 'dana@example.com', date: '2026-11-24' });
    const digest = fingerprintOf(asked);
    expect(digest).toBe('Mwu6ms1wDZu3sk0SOM7Oze');
    expect(fingerprintOf({ ...asked, phone: '' })).toBe(digest);
    expect(fingerprintOf({ ...asked, phone })).not.toBe(digest);
  });
});
