import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { type BookingBody, bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closedDays } from '#shared/closed-days.ts';
import type { StoredSlot } from './slot-rule.ts';

// Friday, noon in Nevada.
const system = await openTestSystem({ now: '2026-11-20T12:00:00-08:00' });
closedDays.push({ date: '2027-03-05', reason: 'staff training', clinicIds: ['1'] });

const closedBy = new Set(['2026-12-01_1_day']);

interface Case {
  when: [date: string, time: string];
  stored?: StoredSlot;
  isAvailable?: true;
}

const cases: Record<string, Case> = {
  'without an item': { when: ['2026-12-01', '9:30'], isAvailable: true },
  'that nothing holds or closes anymore': { when: ['2026-12-01', '10:45'], stored: {}, isAvailable: true },
  held: { when: ['2026-12-01', '11:30'], stored: { heldBy: 'UC000000OTHER1' } },
  closed: { when: ['2026-12-01', '1:45'], stored: { closedBy } },
  'closed after it was booked': {
    when: ['2026-12-01', '2:30'],
    stored: { heldBy: 'UC000000OTHER2', closedBy },
  },
  'later today': { when: ['2026-11-20', '1:45'], isAvailable: true },
  'that has begun': { when: ['2026-11-20', '11:30'] },
  'of yesterday': { when: ['2026-11-19', '9:30'] },
  'at a time that the clinic doesn’t offer': { when: ['2026-12-02', '9:00'] },
  'on a Saturday': { when: ['2026-11-21', '9:30'] },
  'on a holiday': { when: ['2026-11-26', '9:30'] },
  'on a day that the owner closed': { when: ['2027-03-05', '9:30'] },
  'on the last day of the horizon': { when: ['2027-11-19', '9:30'], isAvailable: true },
  'beyond the horizon': { when: ['2027-11-22', '9:30'] },
};

function book(body: BookingBody) {
  return system.call('POST /api/appointments', { body });
}

async function store(date: string, time: string, stored: StoredSlot): Promise<void> {
  const Item = { date, slot: `1#${time}`, ...stored };
  await system.dynamo.send(new PutCommand({ TableName: system.tableName('Slots'), Item }));
}

async function isShown(date: string, time: string): Promise<boolean> {
  const { body } = await system.call('GET /api/availability', { query: { date } });
  const slots = body.locations?.find(({ id }) => id === '1')?.slots ?? [];
  return slots.some((slot) => slot.time === time && slot.isAvailable);
}

test.each(Object.entries(cases))('a slot %s is shown exactly if it can be taken', async (_, given) => {
  const { when, stored, isAvailable = false } = given;
  const [date, time] = when;
  if (stored) await store(date, time, stored);
  const shown = await isShown(date, time);
  expect(shown).toBe(isAvailable);

  const visit = bookingBody({ date: freshDay() });
  const { manageToken } = (await book(visit)).body;
  const reschedule = (to: { date: string; time: string }) =>
    system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber: visit.confirmationNumber },
      body: { date: to.date, time: to.time, location: { id: '1' } },
      headers: { authorization: `Bearer ${manageToken}` },
    });
  expect((await reschedule({ date, time })).status === 200).toBe(shown);
  expect((await reschedule(visit)).status).toBe(200);
  expect((await book(bookingBody({ date, time }))).status === 201).toBe(shown);
});
