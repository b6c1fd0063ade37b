import { describe, expect, test } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import { brand } from '#shared/brand.ts';
import { required } from '#shared/required.ts';

const system = await openTestSystem({
  limits: {
    ...cloudLimits,
    LIMIT_BOOKINGS_PER_DAY: 14,
    LIMIT_RESCHEDULES_PER_DAY: 3,
    LIMIT_RESCHEDULES_OF_BOOKING: 2,
    LIMIT_CANCELLATIONS_PER_DAY: 3,
  },
  clinicNetworks: ['198.51.100.0/24'],
});
const { manageToken } = await import('#functions/appointments/auth/patient-tokens.ts');
const { findAppointment } = await import('#functions/appointments/store.ts');

interface Booked {
  number: string;
  token: string;
}

/** The slots of a day that nothing else uses, at all clinics or one. */
const slotsOfDay = (clinic?: string) =>
  slotsOn(freshDay())
    .filter(({ locationId }) => !clinic || locationId === clinic)
    .map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when }));

/** A slot of a day that nothing else uses. */
const slot = () => required(slotsOfDay().pop(), 'a slot');

let lastEmail = 0;
const newEmail = () => `booker-${++lastEmail}@example.com`;

const book = (sourceIp: string, changes: Record<string, unknown> = {}, token?: string) =>
  system.call('POST /api/appointments', {
    body: bookingBody({ ...(changes.time ? {} : slot()), email: newEmail(), ...changes }),
    sourceIp,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

async function booked(sourceIp: string, changes: Record<string, unknown> = {}): Promise<Booked> {
  const { status, body } = await book(sourceIp, changes);
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

/** The token of a link in a mail about an appointment. */
const mailedToken = async (number: string) => manageToken(await findAppointment(number), 'mail');

/** Opens the link of the mail about a booking. */
async function openMail(number: string, sourceIp: string): Promise<void> {
  const { status } = await system.call('GET /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber: number },
    headers: { authorization: `Bearer ${await mailedToken(number)}` },
    sourceIp,
  });
  expect(status).toBe(200);
}

/** Makes these bookings one after another. Returns how many succeed, and the last answer. */
async function bookAll(bookings: (() => ReturnType<typeof book>)[]) {
  let count = 0;
  let last: Awaited<ReturnType<typeof book>> | undefined;
  for (const one of bookings) {
    last = await one();
    count += Number(last.status === 201);
  }
  return { count, last: required(last, 'a booking') };
}

describe('bookings whose mails nobody has opened', () => {
  test('are eight ahead for a client, also when they come all at once', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => book(address)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    const { problem, headers } = await book(address);
    expect(problem.code).toBe('too-many');
    expect(problem.detail).toContain('open the confirmation email');
    expect(problem.detail).toContain(brand.phone);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await book(newAddress())).status).toBe(201);
  });

  test('take three times of a clinic’s day from an IPv4 address or a /64, four from its /56, six from its /48', async () => {
    const ofClinic = slotsOfDay('4');
    const bookFrom = (addresses: readonly string[]) =>
      bookAll(
        addresses.map((address) => async () => {
          const answer = await book(address, ofClinic[0]);
          if (answer.status === 201) ofClinic.shift();
          return answer;
        }),
      );
    const network = '2001:db8:abc';
    expect((await bookFrom(Array.from({ length: 4 }, (_, index) => `${network}:100::${index}`))).count).toBe(
      3,
    );
    expect((await bookFrom([`${network}:101::1`, `${network}:102::1`])).count).toBe(1);
    expect((await bookFrom([`${network}:200::1`, `${network}:300::1`, `${network}:400::1`])).count).toBe(2);
    ofClinic.splice(0, ofClinic.length, ...slotsOfDay('4'));
    const mapped = newAddress();
    expect((await bookFrom([mapped, `::ffff:${mapped}`, mapped, mapped])).count).toBe(3);
  });

  test('are not given back by canceling', async () => {
    const address = newAddress();
    for (let round = 0; round < 8; round++) await change('cancel', await booked(address), newAddress());
    expect((await book(address)).status).toBe(429);
  });

  test('count no more once their mail is opened, on any network', async () => {
    const address = newAddress();
    const first = (await Promise.all(Array.from({ length: 8 }, () => booked(address))))[0] as Booked;
    expect((await book(address)).status).toBe(429);
    await openMail(first.number, newAddress());
    expect((await book(address)).status).toBe(201);
    expect((await book(address)).status).toBe(429);
  });

  test('reach 20 addresses in a day, and one more for each that has opened its mail', async () => {
    const address = newAddress();
    const consult = async () => {
      const body = { name: 'Dana Ortega', email: newEmail(), date: '2026-11-25' };
      return (await system.call('POST /api/consultations', { body, sourceIp: address })).status;
    };
    const first = await booked(address);
    for (let more = 0; more < 4; more++) expect(await consult()).toBe(202);
    for (let more = 0; more < 7; more++) await booked(address);
    const other = '2001:db8:def:1::1';
    for (let more = 0; more < 8; more++) await booked(other);
    expect(await consult()).toBe(202);
    await openMail(first.number, newAddress());
    expect((await book(address)).status).toBe(201);
  });

  test('count a retry once', async () => {
    const address = newAddress();
    const body = bookingBody({ ...slot(), email: newEmail() });
    const again = () => system.call('POST /api/appointments', { body, sourceIp: address });
    const statuses = (await Promise.all(Array.from({ length: 15 }, again))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(14);
    expect((await bookAll(Array.from({ length: 8 }, () => () => book(address)))).count).toBe(7);
  });

  test('have ten times as much room on a clinic’s own network', async () => {
    const rows = await Promise.all(Array.from({ length: 12 }, () => book('198.51.100.7')));
    expect(rows.every(({ status }) => status === 201)).toBe(true);
  });
});

describe('someone who is proven for an address', () => {
  test.each(['a mail’s link', 'a code'])(
    'by %s has no such limits, on any network with its token',
    async (proof) => {
      const email = newEmail();
      const first = await booked(newAddress(), { email });
      const token = proof === 'a code' ? await openLookup(system, email) : await mailedToken(first.number);
      const address = newAddress();
      for (let more = 0; more < 8; more++) await booked(address);
      const ofClinic = slotsOfDay('2');
      const { count } = await bookAll(
        Array.from({ length: 5 }, () => () => book(address, { ...ofClinic.pop(), email }, token)),
      );
      expect(count).toBe(5);
    },
  );

  test('by a mail’s link needs no token on that network for 90 days, for that address alone', async () => {
    const [email, home] = [newEmail(), newAddress()];
    const first = await booked(newAddress(), { email });
    await openMail(first.number, home);
    for (let more = 0; more < 8; more++) await booked(home);
    expect((await book(home, { email: email.toUpperCase() })).status).toBe(201);
    expect((await book(home)).status).toBe(429);
    const proof = (await system.all('Limits')).filter(({ key }) => String(key).startsWith('proven#'));
    const days = proof.map(({ expiresAt }) => Math.round((expiresAt - Date.now() / 1000) / 86_400));
    expect(new Set(days)).toEqual(new Set([90]));
  });

  test('is told to call, not to open a mail, where a day of visits is full', async () => {
    const email = newEmail();
    const first = await booked(newAddress(), { email });
    const token = await mailedToken(first.number);
    const address = newAddress();
    const [elsewhere, ...day] = slotsOfDay().slice(0, 9).reverse();
    for (const when of day) expect((await book(address, { ...when, email }, token)).status).toBe(201);
    const { status, problem } = await change(
      'reschedule',
      { number: first.number, token },
      address,
      elsewhere,
    );
    expect([status, problem.detail]).toEqual([429, expect.stringContaining('Please call us')]);
    expect(problem.detail).not.toContain('confirmation email');
  });

  test('is limited as a mailbox: to 12 bookings a day, eight of them on one day of visits', async () => {
    const email = 'sam.lee@gmail.com';
    const first = await booked(newAddress(), { email });
    const token = await mailedToken(first.number);
    const ofDay = slotsOfDay();
    const { count, last } = await bookAll(
      Array.from({ length: 9 }, () => () => book(newAddress(), { ...ofDay.pop(), email }, token)),
    );
    expect([count, last.status]).toEqual([8, 429]);
    const home = newAddress();
    const tagged = 'samlee+kids@gmail.com';
    await openMail((await booked(newAddress(), { email: tagged })).number, home);
    const others = await bookAll(Array.from({ length: 5 }, () => () => book(home, { email: tagged })));
    expect(others.count).toBe(4);
    expect(others.last.problem.detail).toContain(brand.phone);
  });

  test('is nobody with the token of a booking’s reply, which comes to whoever booked', async () => {
    const address = newAddress();
    const email = newEmail();
    const { token } = await booked(address, { email });
    for (let more = 0; more < 7; more++) await booked(address);
    expect((await book(address, { email }, token)).status).toBe(429);
  });

  test.each(['ended', 'a.b.c'])(
    'books like anyone else with the token %s, which proves nothing',
    async (token) => {
      expect((await book(newAddress(), {}, token)).status).toBe(201);
    },
  );
});

test('a client books 14 visits a day at most, whoever opens its mails', async () => {
  const address = newAddress();
  for (let visit = 0; visit < 14; visit++) await openMail((await booked(address)).number, newAddress());
  const { status, problem } = await book(address);
  expect([status, problem.detail?.includes('confirmation email')]).toEqual([429, false]);
});

describe('moves', () => {
  test('of one appointment are limited in a day', async () => {
    const one = await booked(newAddress());
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      statuses.push((await change('reschedule', one, newAddress(), slot())).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const { problem, headers } = await change('reschedule', one, newAddress(), slot());
    expect(problem.code).toBe('too-many');
    expect(problem.detail).toContain(brand.phone);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  });

  test('of one client are limited in a day, and a refused one leaves the visit where it was', async () => {
    const address = newAddress();
    const [first, second] = [await booked(newAddress()), await booked(newAddress())];
    for (const one of [first, second, first]) {
      expect((await change('reschedule', one, address, slot())).status).toBe(200);
    }
    const before = await findAppointment(second.number);
    expect((await change('reschedule', second, address, slot())).status).toBe(429);
    expect(await findAppointment(second.number)).toEqual(before);
  });

  test('within a clinic’s day take none of the times that a client may hold there', async () => {
    const address = newAddress();
    const ofClinic = slotsOfDay('1');
    const [moved] = [
      await booked(address, ofClinic.pop()),
      await booked(address, ofClinic.pop()),
      await booked(address, ofClinic.pop()),
    ];
    expect((await change('reschedule', moved as Booked, address, ofClinic.pop())).status).toBe(200);
    const other = await booked(address);
    expect((await change('reschedule', other, address, ofClinic.pop())).status).toBe(429);
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

test('a confirmation number that someone else uses can’t be told from others for free, and trying numbers ends', async () => {
  const { number } = await booked(newAddress());
  const taken = slot();
  await booked(newAddress(), taken);
  const address = newAddress();
  const tried = async (changes: object, confirmationNumber?: string) => {
    const { status, problem } = await book(address, {
      ...changes,
      ...(confirmationNumber && { confirmationNumber }),
    });
    return [status, problem?.code, problem?.detail];
  };
  const past = { date: '2026-11-20', time: '9:30' };
  for (const where of [past, taken]) expect(await tried(where, number)).toEqual(await tried(where));
  const answers: unknown[] = [];
  for (let time = 0; time < 20; time++) answers.push((await tried(slot(), number))[1]);
  expect(answers.slice(0, 8)).toEqual(Array(8).fill('already-booked'));
  expect(answers.at(-1)).toBe('too-many');
});

test('what is stored about a client never outgrows its limits', async () => {
  const sizes = (await system.all('Limits')).map(({ members = [] }) => [...members].length);
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});

describe('no answer to a stranger depends on another patient’s appointments', () => {
  const victim = { firstName: 'Dana', lastName: 'Reyes', dob: '1988-04-12', email: 'dana.reyes@example.com' };

  test('neither at the same time, nor by how many there are', async () => {
    const sameTime = slotsOn(freshDay())
      .filter(({ time }) => time === '9:30')
      .map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when }));
    for (const place of sameTime.slice(0, -1))
      expect((await book(newAddress(), { ...place, ...victim })).status).toBe(201);
    const stranger = await booked(newAddress(), { ...slot(), ...victim });
    expect((await change('reschedule', stranger, newAddress(), sameTime.at(-1))).status).toBe(200);
  });
});
