import { describe, expect, test } from 'vitest';
import type { AnyMail } from '#functions/jobs/send-mail.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { type BookingBody, bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { fingerprintOf } from './new-record.ts';

const system = await openTestSystem();
const claims = adminClaims();
const written = keptLog();
// Import this module only now: it reads the environment when it loads, and the test system sets that.
const { renderMail } = await import('#functions/jobs/send-mail.ts');

const reason = 'Zyxfever since Friday,\nand a sore throat';
const slots = slotsOn('2026-11-25');

function bodyWith(changes: Record<string, unknown>): BookingBody {
  const { locationId, ...when } = slots.shift() ?? {};
  return bookingBody({ location: { id: locationId }, ...when, ...changes });
}

const book = (body: BookingBody) => system.call('POST /api/appointments', { body });

async function asAdmin({ confirmationNumber }: BookingBody) {
  const params = { confirmationNumber };
  const { body } = await system.call('GET /api/admin/appointments/{confirmationNumber}', { params, claims });
  return body.appointment;
}

describe('the reason for a visit', () => {
  test('is in every reply to admins, and in no reply to patients, no mail and no log line', async () => {
    const attempt = 'q83vEjRWeJCrze8SNFZ4kA';
    const body = bodyWith({ reason: `  ${reason} `, attempt });
    const params = { confirmationNumber: body.confirmationNumber };
    const made = await book(body);
    const request = { params, headers: { authorization: `Bearer ${made.body.manageToken}` } };
    const { locationId: id, ...when } = slots.shift() ?? {};
    const moved = { ...request, body: { location: { id }, ...when } };
    const forPatients = [
      made,
      await book(body),
      await system.call('POST /api/appointments/{confirmationNumber}/outcome', { params, body: { attempt } }),
      await system.call('GET /api/appointments/{confirmationNumber}', request),
      await system.call('POST /api/appointments/{confirmationNumber}/reschedule', moved),
      await system.call('POST /api/appointments/{confirmationNumber}/cancel', request),
    ];
    expect(forPatients.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200]);
    expect(JSON.stringify(forPatients)).not.toMatch(/zyxfever|"reason"/i);

    const mails = await Promise.all(
      ((await system.all('Outbox')) as AnyMail[]).map((item) =>
        renderMail(item, new Date('2026-11-23T17:30:00Z')),
      ),
    );
    expect(mails.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(mails)).not.toMatch(/zyxfever/i);
    expect(written.join('')).not.toMatch(/zyxfever/i);

    const confirm = { params, body: { status: 'confirmed' }, claims };
    const changed = await system.call('PUT /api/appointments/{confirmationNumber}/status', confirm);
    expect(changed.body.appointment.reason).toBe(reason);
    expect((await asAdmin(body)).reason).toBe(reason);
    const listed = await system.call('GET /api/appointments', { query: { limit: '1' }, claims });
    expect(listed.body.appointments[0]?.reason).toBe(reason);
  });

  test.each([{}, { reason: '' }, { reason: '  \n' }])('may be missing: %o', async (typed) => {
    const body = bodyWith(typed);
    expect((await book(body)).status).toBe(201);
    expect(Object.keys(await asAdmin(body))).not.toContain('reason');
    const stored = (await system.all('Appointments')) as { confirmationNumber: string }[];
    const item = stored.find(({ confirmationNumber }) => confirmationNumber === body.confirmationNumber);
    expect(Object.keys(item ?? {})).not.toContain('reason');
  });

  test('is part of the request: the same confirmation number with another reason is another booking', async () => {
    const body = bodyWith({ reason });
    await book(body);
    for (const other of [
      { ...body, reason: 'A cough' },
      { ...body, reason: undefined },
    ]) {
      expect((await book(other as BookingBody)).problem.code).toBe('already-booked');
    }
    expect((await book(body)).status).toBe(200);
  });

  test('cannot pass for a phone number, and one that is missing leaves the digest as it was', () => {
    const { confirmationNumber: _, ...asked } = bodyWith({});
    const digest = fingerprintOf(asked);
    const phone = '702-555-0100';
    expect(fingerprintOf({ ...asked, reason: '' })).toBe(digest);
    const digests = [
      digest,
      fingerprintOf({ ...asked, phone }),
      fingerprintOf({ ...asked, reason: phone }),
      fingerprintOf({ ...asked, phone, reason: phone }),
    ];
    expect(new Set(digests).size).toBe(4);
  });
});
