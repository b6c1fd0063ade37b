import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { bookingBody, slotsOn } from '#infra/testing/bookings.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { adminClaims } from '#infra/testing/system.ts';

const system = await openTestSystem({
  limits: {
    LIMIT_OPEN_BOOKINGS_PER_EMAIL: 3,
    LIMIT_OPEN_BOOKINGS_PER_ADDRESS: 4,
    LIMIT_VISITS_AT_ONE_TIME: 1,
  },
});

// Loaded with the system's environment, as the handlers are.
const { emailCounter } = await import('#functions/appointments/limits/open-appointments.ts');

// Addresses of the documentation range: each test comes from its own.
let lastAddress = 0;
const newAddress = () => `203.0.113.${++lastAddress}`;

function book(changes: Record<string, unknown>, sourceIp: string) {
  return system.call('POST /api/appointments', { body: bookingBody(changes), sourceIp });
}

function openSlots(date: string) {
  return slotsOn(date).map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when }));
}

/** Rewrites an address's counter as if its appointments had been yesterday. */
function pastAppointmentsOf(email: string): PutCommand {
  return new PutCommand({
    TableName: system.tableName('Limits'),
    Item: {
      key: emailCounter(email),
      open: 3,
      ...Object.fromEntries([1, 2, 3].map((hour) => [`at#2026-11-20T1${hour}:00:00.000Z#person`, 1])),
      expiresAt: Math.ceil(Date.now() / 1000) + 3600,
    },
  });
}

describe('limits', () => {
  test('an email address has a limited number of open appointments, in upper or lower case', async () => {
    const slots = openSlots('2026-11-24');
    const statuses: number[] = [];
    for (const slot of slots.slice(0, 4)) {
      const email = statuses.length % 2 ? 'Shared@Example.com' : 'shared@example.com';
      statuses.push(
        (await book({ ...slot, email, firstName: `Child ${'abcd'[statuses.length]}` }, newAddress())).status,
      );
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('the limit holds under concurrent requests', async () => {
    const slots = openSlots('2026-11-25').filter(({ location }) => location.id === '4');
    const answers = await Promise.all(
      slots.map((slot) => book({ ...slot, email: 'rush@example.com' }, newAddress())),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(slots.length - 3);
  });

  test('a canceled appointment makes room for another', async () => {
    const slots = openSlots('2026-11-30').filter(({ location }) => location.id === '4');
    const email = 'room@example.com';
    const first = await book({ ...slots[0], email }, newAddress());
    for (const slot of slots.slice(1, 3)) await book({ ...slot, email }, newAddress());
    expect((await book({ ...slots[3], email }, newAddress())).status).toBe(429);
    await system.call('PUT /api/appointments/{confirmationNumber}/status', {
      params: { confirmationNumber: first.body.appointment.confirmationNumber },
      body: { status: 'cancelled' },
      claims: adminClaims(),
    });
    expect((await book({ ...slots[3], email }, newAddress())).status).toBe(201);
  });

  test('one patient cannot be in two clinics at the same time, but two of a family can', async () => {
    const family = { email: 'family@example.com', date: '2026-12-01', time: '9:30' };
    expect((await book({ ...family, location: { id: '1' } }, newAddress())).status).toBe(201);
    const twice = await book({ ...family, location: { id: '2' } }, newAddress());
    expect([twice.status, twice.problem.code]).toEqual([409, 'conflict']);
    expect((await book({ ...family, location: { id: '2' }, firstName: 'Sam' }, newAddress())).status).toBe(
      201,
    );
  });

  test('a retry that overlaps its first try does not stand in its own way', async () => {
    const body = bookingBody({ date: '2026-12-04' });
    const sourceIp = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => system.call('POST /api/appointments', { body, sourceIp })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 14 }, () => 200), 201]);
  });

  test('a network address has a limited number of open appointments', async () => {
    const sourceIp = newAddress();
    const statuses: number[] = [];
    for (const slot of openSlots('2026-12-02').slice(0, 5))
      statuses.push((await book(slot, sourceIp)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  });

  test('past appointments make room on their own', async () => {
    const email = 'regular@example.com';
    const slots = openSlots('2026-12-08').filter(({ location }) => location.id === '4');
    for (const slot of slots.slice(0, 3)) {
      expect((await book({ ...slot, email }, newAddress())).status).toBe(201);
    }
    // A day later, of three upcoming appointments.
    await system.dynamo.send(pastAppointmentsOf(email));
    expect((await book({ ...slots[3], email }, newAddress())).status).toBe(201);
    expect((await book({ ...slots[4], email }, newAddress())).status).toBe(201);
    expect((await book({ ...slots[5], email }, newAddress())).status).toBe(201);
    expect((await book({ ...slots[6], email }, newAddress())).status).toBe(429);
  });
});
