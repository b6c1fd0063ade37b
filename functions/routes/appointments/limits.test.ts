import { describe, expect, test } from 'vitest';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/bookings.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { brand } from '#shared/brand.ts';

const system = await openTestSystem({
  limits: {
    LIMIT_BOOKINGS_PER_DAY: 6,
    LIMIT_BOOKINGS_OF_PROVEN_CLIENT: 9,
    LIMIT_SLOTS_OF_VISIT_DAY: 4,
    LIMIT_MOVES_PER_DAY: 3,
    LIMIT_MOVES_OF_BOOKING: 2,
    LIMIT_CANCELLATIONS_PER_DAY: 3,
    LIMIT_RECIPIENTS_PER_DAY: 5,
  },
  clinicNetworks: ['198.51.100.0/24', '2001:db8:c::/48'],
});

interface Booked {
  number: string;
  token: string;
}

const days = Array.from({ length: 12 }, freshDay);
const free = days.map((date) =>
  slotsOn(date).map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when })),
);
let lastDay = 0;

/** A slot that is still available; each call takes the next day. */
function slot(day = ++lastDay % days.length) {
  return free[day]?.pop();
}

function book(sourceIp: string, changes: Record<string, unknown> = {}) {
  return system.call('POST /api/appointments', {
    body: bookingBody(changes.time ? changes : { ...slot(), ...changes }),
    sourceIp,
  });
}

async function booked(sourceIp: string, day?: number, email = 'one@example.com'): Promise<Booked> {
  const { status, body } = await book(sourceIp, { ...slot(day), email });
  expect(status).toBe(201);
  return { number: body.appointment.confirmationNumber, token: body.manageToken };
}

function change(
  action: 'cancel' | 'reschedule',
  { number, token }: Booked,
  sourceIp: string,
  body?: unknown,
) {
  return system.call(`POST /api/appointments/{confirmationNumber}/${action}`, {
    params: { confirmationNumber: number },
    headers: { authorization: `Bearer ${token}` },
    sourceIp,
    body,
  });
}

function counted(statuses: readonly number[], status: number): number {
  return statuses.filter((one) => one === status).length;
}

/** Books this many appointments concurrently, on one day after another. */
async function rush(sourceIp: string | ((index: number) => string), count: number): Promise<number[]> {
  const address = typeof sourceIp === 'string' ? () => sourceIp : sourceIp;
  const email = `rush-${newAddress()}@example.com`;
  const answers = Array.from({ length: count }, (_, index) => book(address(index), { ...slot(), email }));
  return (await Promise.all(answers)).map(({ status }) => status);
}

describe('a client’s bookings of a day', () => {
  test('are limited, also when they come all at once, with a number to call and a time to come back', async () => {
    const address = newAddress();
    const statuses = await rush(address, 12);
    expect([counted(statuses, 201), counted(statuses, 429)]).toEqual([6, 6]);
    const { problem, headers } = await book(address);
    expect(problem.code).toBe('too-many');
    expect(problem.detail).toContain(brand.phone);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await book(newAddress())).status).toBe(201);
  });

  test('are not given back by canceling', async () => {
    const address = newAddress();
    for (let round = 0; round < 6; round++) {
      const one = await booked(address);
      await change('cancel', one, newAddress());
    }
    expect((await book(address)).status).toBe(429);
  });

  test('are counted for a whole IPv6 /64 together, and for an IPv4 address however it is written', async () => {
    const wide = await rush((index) => `2001:db8:1:2::${index + 1}`, 12);
    expect(counted(wide, 201)).toBe(6);
    const address = newAddress();
    const mapped = await rush((index) => (index % 2 ? address : `::ffff:${address}`), 12);
    expect(counted(mapped, 201)).toBe(6);
    expect((await book('2001:db8:1:3::1')).status).toBe(201);
  });

  test('are not limited on a clinic’s own network', async () => {
    expect(counted(await rush('198.51.100.7', 12), 201)).toBe(12);
    expect(counted(await rush('2001:db8:c:1::1', 8), 201)).toBe(8);
  });

  test('take at most a few slots of one day of visits', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) statuses.push((await book(address, { ...slot(2) })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    expect((await book(address, { ...slot(3) })).status).toBe(201);
  });

  test('reach at most a few different addresses', async () => {
    const address = newAddress();
    const to = (name: string) => book(address, { email: `${name}@example.com` });
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'E']) statuses.push((await to(name)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201]);
  });

  test('count a retry once', async () => {
    const address = newAddress();
    const body = bookingBody({ ...slot(), email: 'again@example.com' });
    const again = () => system.call('POST /api/appointments', { body, sourceIp: address });
    const answers = await Promise.all(Array.from({ length: 15 }, again));
    const statuses = answers.map(({ status }) => status);
    expect([counted(statuses, 201), counted(statuses, 200)]).toEqual([1, 14]);
    expect(counted(await rush(address, 8), 201)).toBe(5);
  });
});

describe('moves', () => {
  test('of one appointment are limited in a day', async () => {
    const one = await booked(newAddress());
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      statuses.push((await change('reschedule', one, newAddress(), slot(1))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const { problem } = await change('reschedule', one, newAddress(), slot(1));
    expect(problem.code).toBe('too-many');
    expect(problem.detail).toContain(brand.phone);
  });

  test('of one client are limited in a day, and a refused one leaves the visit where it was', async () => {
    const address = newAddress();
    const [first, second] = [await booked(newAddress()), await booked(newAddress())];
    for (const one of [first, second, first]) {
      expect((await change('reschedule', one, address, slot(1))).status).toBe(200);
    }
    const before = await system.heldSlots(days[1] ?? '');
    expect((await change('reschedule', second, address, slot(1))).status).toBe(429);
    expect(await system.heldSlots(days[1] ?? '')).toEqual(before);
  });

  test('within one day take none of the slots that a client may hold there', async () => {
    const address = newAddress();
    const appointments = [
      await booked(address, 4),
      await booked(address, 4),
      await booked(address, 4),
      await booked(address, 4),
    ];
    const moved = appointments[0] as Booked;
    expect((await change('reschedule', moved, address, slot(4))).status).toBe(200);
    const other = await booked(address, 5);
    expect((await change('reschedule', other, address, slot(4))).status).toBe(429);
  });
});

test('cancellations of one client are limited in a day; canceling twice counts once', async () => {
  const address = newAddress();
  const appointments = await Promise.all([1, 2, 3, 4].map(() => booked(newAddress())));
  const [first, ...others] = appointments as [Booked, ...Booked[]];
  for (const one of [first, first, first, ...others.slice(0, 2)]) {
    expect((await change('cancel', one, address)).status).toBe(200);
  }
  expect((await change('cancel', others[2] as Booked, address)).status).toBe(429);
});

test('what is stored about a client never outgrows its limits', async () => {
  const sizes = (await system.all('Limits')).map(
    (item) =>
      JSON.stringify({
        ...item,
        members: [...(item.members ?? [])],
        recipients: [...(item.recipients ?? [])],
      }).length,
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThan(400);
});

describe('no answer to a stranger depends on another patient’s appointments', () => {
  const victim = { firstName: 'Dana', lastName: 'Reyes', dob: '1988-04-12', email: 'dana.reyes@example.com' };

  test('neither at the same time, nor by how many there are', async () => {
    const sameTime = slotsOn(freshDay())
      .filter(({ time }) => time === '9:30')
      .map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when }));
    for (const place of sameTime.slice(0, -1))
      expect((await book(newAddress(), { ...place, ...victim })).status).toBe(201);
    const stranger = await system.call('POST /api/appointments', {
      body: bookingBody({ ...slot(), ...victim }),
      sourceIp: newAddress(),
    });
    expect(stranger.status).toBe(201);
    const stillFree = sameTime.at(-1);
    const moved = await change(
      'reschedule',
      { number: stranger.body.appointment.confirmationNumber, token: stranger.body.manageToken },
      newAddress(),
      stillFree,
    );
    expect(moved.status).toBe(200);
  });
});
