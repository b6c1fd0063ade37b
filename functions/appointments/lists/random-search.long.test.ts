import { expect, test } from 'vitest';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { killed } from '#infra/testing/faults/faults.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { openSearchSystem } from '#infra/testing/records/search-system.ts';
import { seededRandom } from '#shared/appointments/slots.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const { system, claims, freeSlots, asManager, search, listed } = await openSearchSystem();
const { now } = await import('#functions/platform/clock.ts');
const { seedAppointments } = await import('#infra/local/seed/seed.ts');
quietLog();

/** The words of a text as someone types them without accents, computed independently of the code under test. */
const plainWords = (text: string) =>
  text
    .replaceAll('Ł', 'l')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\u0300-\u036f’]/g, '')
    .toLowerCase()
    .split(/[ -]/);

/** Whether a name has the typed word as a whole. If any name does, names that only begin with the word don't match. */
const hasWord = ({ firstName, lastName }: AppointmentItem, word: string) =>
  plainWords(`${firstName} ${lastName}`).includes(word);

function isPerson(item: AppointmentItem, typed: readonly string[]): boolean {
  const words = plainWords(`${item.firstName} ${item.lastName}`);
  const missing = typed.filter((word) => !words.includes(word));
  return (
    missing.length === 0 || (missing.length === 1 && words.some((word) => word.startsWith(missing[0] ?? '')))
  );
}

const visitCount = 5_000;

test(`over ${visitCount} visits, after random changes and crashes, a search equals reading them all`, {
  timeout: 120_000,
}, async () => {
  await seedAppointments(visitCount, new Date('2026-11-23T17:00:00Z'));
  const random = seededRandom('search');
  const oneOf = <Item>(items: readonly Item[]): Item =>
    required(items[Math.floor(random() * items.length)], 'an item');
  const stored = async () =>
    ((await system.all('Appointments')) as unknown as AppointmentItem[]).filter(({ id }) => id);
  let items = await stored();
  const change = async (item: AppointmentItem) => {
    const other = oneOf(items);
    const { confirmationNumber, version } = item;
    const chance = random();
    if (chance < 0.2) return asManager('DELETE /api/appointments/{confirmationNumber}', confirmationNumber);
    if (chance < 0.4 && freeSlots.length > 0) {
      const { firstName, lastName, dob, phone = '' } = other;
      const body = bookingBody({ ...freeSlots.pop(), firstName, lastName, dob, phone });
      return system.call('POST /api/admin/appointments', { body, claims });
    }
    const corrected = { firstName: other.lastName, phone: other.phone ?? '', dob: oneOf(items).dob, version };
    return asManager('PUT /api/admin/appointments/{confirmationNumber}', confirmationNumber, corrected);
  };
  for (let count = 0; count < 150; count++) {
    const work = () => change(oneOf(items));
    const step = Math.floor(random() * 3);
    if (random() < 0.3) await killed({ fault: random() < 0.5 ? 'crash-before' : 'crash-after', step }, work);
    else await work();
  }
  items = await stored();
  expect(items.length).toBeGreaterThan(visitCount * 0.98);

  const numbersOf = (found: readonly { confirmationNumber: string }[]) =>
    found.map((item) => item.confirmationNumber);
  const newest = (a: AppointmentItem, b: AppointmentItem) =>
    (b.bookingDate + b.confirmationNumber).localeCompare(a.bookingDate + a.confirmationNumber);
  const soonest = (a: AppointmentItem, b: AppointmentItem) =>
    (a.startsAt + a.confirmationNumber).localeCompare(b.startsAt + b.confirmationNumber);
  const today = clinicDateAt(now());
  const byVisit = (found: readonly AppointmentItem[]) => [
    ...found.filter(({ date }) => date >= today).toSorted(soonest),
    ...found
      .filter(({ date }) => date < today)
      .toSorted(soonest)
      .toReversed(),
  ];
  for (let count = 0; count < 40; count++) {
    const { firstName, lastName, phone = '', dob, locationId } = oneOf(items);
    const words = plainWords(`${lastName} ${firstName}`);
    const digits = phone.replace(/\D/g, '');
    const typed: readonly [string, (item: AppointmentItem) => boolean] = oneOf([
      [words.toReversed().join(' '), (item: AppointmentItem) => isPerson(item, words)],
      [words[0] ?? '', (item: AppointmentItem) => isPerson(item, words.slice(0, 1))],
      [digits.slice(-4), (item: AppointmentItem) => (item.phone ?? '').endsWith(digits.slice(-4))],
      [phone, (item: AppointmentItem) => item.phone === phone],
      [dob, (item: AppointmentItem) => item.dob === dob],
    ] as const);
    const [q, matches] = typed;
    const whole = q === words[0] ? items.filter((item) => hasWord(item, q)) : [];
    const found = whole.length > 0 ? whole : items.filter(matches);
    expect(await search(q, { limit: 50 }), q).toEqual(numbersOf(found.toSorted(newest)));
    const nearby = found.filter((item) => item.locationId === locationId);
    expect(await search(q, { limit: 25, sort: 'visit', locationId }), q).toEqual(numbersOf(byVisit(nearby)));
    const since = { sort: 'visit', locationId, from: '2026-01-01' };
    const recent = nearby.filter(({ date }) => date >= since.from).toSorted(soonest);
    expect(await search(q, { limit: 25, ...since }), q).toEqual(numbersOf(recent));
  }
  const some = { sort: 'visit', locationId: '3', status: 'cancelled' };
  const canceled = byVisit(items.filter((item) => item.locationId === '3' && item.status === 'cancelled'));
  expect(new Set(canceled.map(({ date }) => date >= today)).size).toBe(2);
  // Read one visit per page, so that a page also ends where the coming visits do.
  expect(numbersOf(await listed({ ...some, limit: '1' }))).toEqual(numbersOf(canceled));
  const dates = canceled.map(({ date }) => date).toSorted();
  for (const span of [
    { to: dates[3] },
    { to: dates.at(-3) },
    { from: dates[3] },
    { from: dates.at(-3) },
    { from: dates[3], to: dates.at(-3) },
    { from: dates[2], to: '9999-12-31' },
    { from: dates.at(-1), to: dates[0] },
    { to: '1000-01-01' },
    { from: '9999-12-31' },
  ]) {
    const { from = '', to = '~' } = span;
    const expected = canceled.filter(({ date }) => date >= from && date <= to);
    const numbers = numbersOf(from ? expected.toSorted(soonest) : expected);
    expect(numbersOf(await listed({ ...some, ...span, limit: '50' })), JSON.stringify(span)).toEqual(numbers);
  }
  // No key finds a part of an email address, so this search reads the months, as the list does.
  const found = canceled.filter(({ email }) => email.includes('@example'));
  expect(await search('@example', { ...some, limit: 7 })).toEqual(numbersOf(found));
});
