import { describe, expect, test } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openSearchSystem } from '#infra/testing/records/search-system.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

const { system, claims, asManager, book, search, listed } = await openSearchSystem();
const { now } = await import('#functions/platform/clock.ts');
const { seedAppointments } = await import('#infra/local/seed/seed.ts');
quietLog();

describe('a patient is found', async () => {
  const person = {
    firstName: 'Núria José',
    lastName: 'O’Brien-Núñez',
    dob: '1961-02-09',
    phone: '+1 (702) 555-8213 x44',
  };
  const number = await book(person);
  await book({ firstName: 'Maria', lastName: 'Brienne', dob: '1961-09-02', phone: '(702) 555-8212' });

  test.each([
    'nuria',
    'NÚÑEZ',
    'nunez nuria',
    'Nuñez, Jose',
    "o'brien",
    'O’Brien nuria',
    'obrien',
    'o brien jose',
    'jose nunez nuria obrien',
    'nunez nur',
    '8213',
    '555-8213',
    '702.555.8213',
    '+1 702 555 8213',
    '17025558213',
    '1961-02-09',
    '2/9/1961',
    '02-09-61',
    '02091961',
    'josé o’b',
    'nunez 8213',
    '2/9/1961, Nuria O’Brien',
    'jose (702) 555-8213',
    'úria',
  ])('by “%s”', async (q) => {
    expect(await search(q)).toEqual([number]);
  });

  test.each([
    'nuria garcia',
    'nunez 8212',
    'maria 2/9/1961',
    '8214',
    '702 555 8214',
    '2/9/1962',
    '3/1/1961',
    'nunez x',
    '555',
  ])('not by “%s”', async (q) => {
    expect(await search(q)).not.toContain(number);
  });

  test('no longer by what was corrected, nor once the visit was deleted', async () => {
    const typo = await book({ lastName: 'Quasney', phone: '(702) 555-7741', dob: '1950-01-01' });
    const right = { lastName: 'Quesney', phone: '(702) 555-7742', dob: '1950-01-02', version: 1 };
    await asManager('PUT /api/admin/appointments/{confirmationNumber}', typo, right);
    for (const q of ['quasney', '7741', '1/1/1950']) expect(await search(q)).toEqual([]);
    for (const q of ['quesney', '7742', '1/2/1950']) expect(await search(q)).toEqual([typo]);
    await asManager('DELETE /api/appointments/{confirmationNumber}', typo);
    for (const q of ['quesney', '7742', '1/2/1950']) expect(await search(q)).toEqual([]);
    expect(JSON.stringify(await system.all('SearchKeys'))).not.toMatch(/qu[ae]sney|774[12]|1950-01/);
  });
});

test('a cursor of the other order, or changed, is refused', async () => {
  const read = (body: object) => system.call('POST /api/admin/appointments/search', { body, claims });
  const body = { q: 'dana', limit: 1 };
  for (let count = 0; count < 2; count++) await book({ firstName: 'Dana' });
  const cursor = (await read(body)).body.nextCursor;
  expect((await read({ ...body, cursor })).status).toBe(200);
  for (const wrong of [
    { ...body, sort: 'visit', cursor },
    { ...body, cursor: `${cursor}x` },
  ])
    expect((await read(wrong)).status).toBe(422);
});

test('namesakes are found a page at a time, by name and by phone, in both orders', async () => {
  const phone = '(702) 555-6631';
  const numbers: string[] = [];
  for (let count = 0; count < 3; count++) numbers.push(await book({ lastName: 'Zuckmayer', phone }));
  const startsAt = new Map(
    (await system.all('Appointments')).map((item) => [item.confirmationNumber, item.startsAt as string]),
  );
  const byVisit = numbers.toSorted((a, b) =>
    `${startsAt.get(a)}${a}`.localeCompare(`${startsAt.get(b)}${b}`),
  );
  for (const q of ['zuckmayer', '6631']) {
    expect(await search(q, { limit: 1 })).toEqual(numbers.toReversed());
    expect(await search(q, { limit: 1, sort: 'visit' })).toEqual(byVisit);
  }
});

test('coming visits are listed first, the soonest at the top, then past ones, the latest first', async () => {
  const today = clinicDateAt(now());
  // The seeded visits go back from 28 days after this instant, that is, from tomorrow.
  await seedAppointments(240, clinicInstant(addDays(today, -27), 0));
  const everyStart = (await listed({ limit: '200' })).map(({ startsAt }) => startsAt).toSorted();
  const startOfDay = clinicInstant(today, 0).toISOString();
  const coming = everyStart.filter((start) => start >= startOfDay);
  const past = everyStart.filter((start) => start < startOfDay).toReversed();
  expect([coming.length > 20, past.length > 20]).toEqual([true, true]);
  const startsOf = async (query: object) =>
    (await listed({ ...query, sort: 'visit', limit: '20' })).map(({ startsAt }) => startsAt);
  expect(await startsOf({})).toEqual([...coming, ...past]);
  expect(await startsOf({ to: addDays(today, -1) })).toEqual(past);
});
