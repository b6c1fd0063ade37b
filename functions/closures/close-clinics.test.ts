import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { callsOf, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { addDays } from '#shared/time/clinic-time.ts';

const system = await openTestSystem();
const { slotHolders } = await import('#functions/appointments/slots/store.ts');
const { closeClinic, newClosure } = await import('./close.ts');
const { closeAll, look, list, notify, closedSlots, auditOf } = closuresOf(system);
quietLog();
shortenPauses();

/** Books the first times of a clinic's day. Returns the confirmation numbers. */
async function bookDay(id: ClinicId, date: string, count = 1): Promise<string[]> {
  const numbers: string[] = [];
  for (const time of slotTimes(id, date).slice(0, count)) {
    const body = bookingBody({ location: { id }, date, time });
    expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
    numbers.push(body.confirmationNumber);
  }
  return numbers;
}

/** The visits that are stored with a day's closures, by clinic. */
async function keptVisits(date: string): Promise<Record<string, string[] | undefined>> {
  const items = (await system.all('Closures')).filter((item) => item.date === date);
  return Object.fromEntries(
    items.map(({ locationId, visits }) => [
      locationId,
      visits?.map(({ confirmationNumber }: { confirmationNumber: string }) => confirmationNumber),
    ]),
  );
}

describe('several clinics', () => {
  test('close in one request, with 40 visits; the same request again is the same closures', async () => {
    const date = freshDay();
    const numbers: Record<string, string[]> = {};
    for (const id of clinicIds) numbers[id] = await bookDay(id, date, 4);
    const { status, body } = await closeAll(clinicIds, [date]);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('closure');
    expect(body.closures?.map(({ locationId }) => locationId)).toEqual(clinicIds);
    expect(body.affected.map(({ confirmationNumber }) => confirmationNumber)).toEqual(
      clinicIds.flatMap((id) => numbers[id]),
    );
    expect(await keptVisits(date)).toEqual(numbers);
    const again = await closeAll(clinicIds, [date]);
    expect([again.status, again.body]).toEqual([200, body]);
    for (const { id } of body.closures ?? []) expect(await auditOf(id)).toHaveLength(1);
    const { closures } = (await list({ from: date, to: date })).body;
    expect(closures.map(({ outcomes }) => outcomes.waiting)).toEqual(Array(10).fill(4));
  });

  test('close for some hours of several days, day by day, and a day more is one closure more', async () => {
    const [first, second, third] = [freshDay(), freshDay(), freshDay()];
    const hours = { from: '13:00' };
    const { body } = await closeAll(['2', '1', '2'], [second, first, second], hours);
    expect(body.closures?.map(({ id }) => id)).toEqual(
      [second, first].flatMap((date) => [`${date}_2_1300-close`, `${date}_1_1300-close`]),
    );
    const more = await closeAll(['2', '1'], [second, first, third], hours);
    expect([more.status, more.body.closures?.length]).toEqual([201, 6]);
  });
});

describe('is refused before anything is closed:', () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-12-01', index));
  const tuesday = '2026-12-01';
  test.each<[string, object, string]>([
    ['a past day', { dates: [tuesday, '2026-11-20'] }, 'dates'],
    ['a weekend', { dates: [tuesday, '2026-12-05'] }, 'dates'],
    ['a holiday', { dates: [tuesday, '2026-12-25'] }, 'dates'],
    ['a day that doesn’t exist', { dates: [tuesday, '2026-11-31'] }, 'dates.1'],
    ['more than 31 days', { dates: days(32) }, 'dates'],
    ['no day', { dates: [] }, 'dates'],
    ['days that are left out', { dates: undefined }, 'dates'],
    ['no clinic', { locationIds: [] }, 'locationIds'],
    ['clinics that are left out', { locationIds: undefined }, 'locationIds'],
    ['an unknown clinic', { locationIds: ['1', '11'] }, 'locationIds.1'],
    ['more clinics than there are', { locationIds: [...clinicIds, '1'] }, 'locationIds'],
    ['hours without visits', { from: '12:00', to: '13:00' }, 'from'],
    ['hours that end before they begin', { from: '14:00', to: '9:00' }, 'to'],
    ['one clinic and several', { locationId: '1' }, 'locationId'],
    ['one day and several', { date: tuesday }, 'date'],
    ['neither one nor several', { locationIds: undefined, dates: undefined }, 'locationId'],
    ['one clinic without a day', { locationIds: undefined, dates: undefined, locationId: '1' }, 'date'],
  ])('%s', async (_, changes, field) => {
    const { status, problem } = await closeAll(['1', '2'], [tuesday], changes);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
    expect(await closedSlots(tuesday)).toEqual([]);
  });
});

const isClosing = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');
const clinics = ['1', '2'] as const;

/**
 * Kills `closing` of two clinics at each of its calls, and repeats it. Returns the kills after which a visit is missing
 * from the stored closures.
 */
async function forgotten(closing: (date: string) => Promise<unknown>): Promise<string[]> {
  const wrong: string[] = [];
  const prepared = async () => {
    const date = freshDay();
    return { date, visits: { 1: await bookDay('1', date, 2), 2: await bookDay('2', date) } };
  };
  const healthy = await prepared();
  for (const kill of killsOf(await callsOf(() => closing(healthy.date)))) {
    const { date, visits } = await prepared();
    await killed(kill, () => closing(date));
    await closing(date);
    if (JSON.stringify(await keptVisits(date)) !== JSON.stringify(visits)) {
      wrong.push(`${kill.fault} at call ${kill.step}`);
    }
    expect(await closedSlots(date)).toHaveLength(12);
    for (const id of clinics) expect(await auditOf(`${date}_${id}_day`)).toHaveLength(1);
  }
  return wrong;
}

describe('a process killed at any outside call of closing two clinics', () => {
  test('leaves what the same request again completes, with every visit', async () => {
    expect(await forgotten((date) => closeAll(clinics, [date]))).toEqual([]);
  });

  test('is caught to forget visits if only the request that closes a clinic keeps them', async () => {
    const now = new Date('2026-11-23T17:00:00Z');
    const naive = async (date: string) => {
      for (const locationId of clinics) {
        const item = newClosure({ locationId, date, reason: 'x' }, now);
        const closure = await closeClinic(item, { actor: 'naive', now });
        if (closure.version !== item.version) continue;
        const visits = [...(await slotHolders(locationId, date)).values()];
        await system.dynamo.send(
          new UpdateCommand({
            TableName: system.tableName('Closures'),
            Key: { month: item.month, id: item.id },
            UpdateExpression: 'SET visits = :visits',
            ExpressionAttributeValues: {
              ':visits': visits.map((confirmationNumber) => ({ confirmationNumber })),
            },
          }),
        );
      }
    };
    expect(await forgotten(naive)).not.toEqual([]);
  });
});

test.each<[string, (id: string, confirmationNumber: string) => Promise<{ status: number }>]>([
  ['looking at it', (id) => look(id)],
  ['the list', (id) => list({ from: id.slice(0, 10), to: id.slice(0, 10) })],
  ['emailing its patients', (id) => notify(id)],
  [
    'noting a call',
    (id, confirmationNumber) =>
      system.call('PUT /api/closures/{id}/patients/{confirmationNumber}', {
        params: { id, confirmationNumber },
        body: { called: true },
        claims: adminClaims(),
      }),
  ],
])('the visits of a closure whose process was killed are kept by %s', async (_, act) => {
  const date = freshDay();
  const numbers = await bookDay('1', date, 2);
  await withFault('crash-after', isClosing, () => closeAll(['1'], [date]).catch(() => undefined));
  expect(await keptVisits(date)).toEqual({ 1: undefined });
  expect((await act(`${date}_1_day`, numbers[0] ?? '')).status).toBe(200);
  expect(await keptVisits(date)).toEqual({ 1: numbers });
});

test('visits that another request has kept stay, although one of them has moved away since', async () => {
  const date = freshDay();
  const numbers = await bookDay('1', date, 3);
  await withFault('crash-after', isClosing, () => closeAll(['1'], [date]).catch(() => undefined));
  let isOvertaken = false;
  const restore = interceptOutsideCalls(async ({ input }, proceed) => {
    const isReadingSlots = (input as { TableName?: string }).TableName === system.tableName('Slots');
    if (isReadingSlots && !isOvertaken) {
      isOvertaken = true;
      await look(`${date}_1_day`);
      const request = { params: { confirmationNumber: numbers[0] ?? '' }, claims: adminClaims() };
      const body = { location: { id: '2' }, date, time: '9:30', version: 1 };
      const route = 'POST /api/admin/appointments/{confirmationNumber}/reschedule';
      expect((await system.call(route, { ...request, body })).status).toBe(200);
    }
    return proceed();
  });
  const { affected } = (await look(`${date}_1_day`)).body;
  restore();
  expect(affected.map(({ outcome }) => outcome)).toEqual(['moved', 'waiting', 'waiting']);
  expect(await keptVisits(date)).toEqual({ 1: numbers });
});
