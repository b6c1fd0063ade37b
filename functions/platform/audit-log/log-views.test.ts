import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { showsRecords } from '#shared/audit/viewed-records.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import { minuteMs } from '#shared/time/durations.ts';

// With `now: ''`, the handlers read the process's clock, which some tests move.
const system = await openPaymentSystem({ now: '' });
quietLog();

const start = Date.parse('2026-11-23T17:05:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterAll(() => void vi.useRealTimers());

const manager = adminClaims({ sub: 'manager-7', exp: (start + 60 * minuteMs) / 1000 });
let people = 0;
/** Someone of the front desk who hasn't looked at anything yet. */
function newcomer() {
  people += 1;
  const sub = `desk-${people}`;
  const exp = (start + 60 * minuteMs) / 1000;
  const name = `${sub}@example.com`;
  return { sub, name, claims: adminClaims({ sub, exp, email: name, 'cognito:groups': '[front-desk]' }) };
}

async function linesOf(query: Record<string, string>) {
  const { status, body } = await system.call('GET /api/audit', { query, claims: manager });
  expect(status).toBe(200);
  return body.entries;
}

/** What someone looked at, oldest first. */
async function viewsOf({ sub }: { sub: string }) {
  const entries = await linesOf({ kind: 'views', limit: '200' });
  return entries.filter(({ actor }) => actor === sub).toReversed();
}

const slots = slotsOn(freshDay()).map(({ locationId, ...when }) => ({
  location: { id: locationId },
  ...when,
}));

async function book(changes: Record<string, unknown> = {}): Promise<string> {
  const body = bookingBody({ ...slots.pop(), ...changes });
  expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  return body.confirmationNumber;
}

const see = (confirmationNumber: string, claims: ReturnType<typeof adminClaims>) =>
  system.call('GET /api/admin/appointments/{confirmationNumber}', { params: { confirmationNumber }, claims });
const search = (body: object, claims: ReturnType<typeof adminClaims>) =>
  system.call('POST /api/admin/appointments/search', { body, claims });

test('every route that shows staff records logs it, and no other', async () => {
  for (const id of routeIds) {
    const { handler } = await routeFunctions[id].load();
    expect([id, Boolean(handler.logsViews)]).toEqual([id, showsRecords(contractOf(id))]);
  }
});

describe('a look at', () => {
  test('one visit names it', async () => {
    const someone = newcomer();
    const number = await book();
    await see(number, someone.claims);
    expect(await viewsOf(someone)).toEqual([
      {
        at: new Date(start).toISOString(),
        actor: someone.sub,
        actorName: someone.name,
        action: 'appointment.view',
        subject: number,
      },
    ]);
  });

  test('up to twenty visits names them all, and each of them says who saw it', async () => {
    const someone = newcomer();
    const lastName = 'Twentyfold';
    const numbers = [];
    for (let count = 0; count < 20; count++) numbers.push(await book({ lastName }));
    await search({ q: lastName }, someone.claims);
    const [line, ...others] = await viewsOf(someone);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ action: 'appointment.view', subject: 'list', count: 20 });
    expect(line?.subjects?.toSorted()).toEqual(numbers.toSorted());
    const [first = ''] = numbers;
    expect(await linesOf({ subject: first })).toMatchObject([
      { actor: someone.sub, actorName: someone.name, subject: first },
    ]);

    const another = newcomer();
    await book({ lastName });
    await search({ q: lastName }, another.claims);
    expect(await viewsOf(another)).toEqual([expect.objectContaining({ subject: 'list', count: 21 })]);
    expect((await viewsOf(another))[0]?.subjects).toBeUndefined();
  });

  test('a payment, or lab orders, says so', async () => {
    const id = await system.paid();
    const boss = { sub: 'manager-9' };
    const claims = adminClaims(boss);
    await system.call('GET /api/payments/{id}', { params: { id }, claims });
    await system.call('GET /api/lab-orders', { claims });
    expect(await viewsOf(boss)).toMatchObject([{ action: 'payment.view', subject: id }]);
  });

  test('a record as it is now, after a change that came too late, says so', async () => {
    const someone = newcomer();
    const params = { confirmationNumber: await book() };
    const body = { status: 'cancelled', version: 9 };
    const late = { params, body, claims: someone.claims };
    expect((await system.call('PUT /api/appointments/{confirmationNumber}/status', late)).status).toBe(409);
    expect(await viewsOf(someone)).toMatchObject([{ subject: params.confirmationNumber }]);
  });

  test('a record that the same request changed is no line besides the change', async () => {
    const someone = newcomer();
    const params = { confirmationNumber: await book() };
    const change = { params, body: { status: 'cancelled' }, claims: someone.claims };
    await system.call('PUT /api/appointments/{confirmationNumber}/status', change);
    expect(await viewsOf(someone)).toEqual([]);
    await system.call('PUT /api/appointments/{confirmationNumber}/status', change);
    expect(await viewsOf(someone)).toHaveLength(1);
    const actions = (await linesOf({ subject: params.confirmationNumber })).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['appointment.status', 'appointment.view']);
  });

  test('nothing, when a search finds nobody, leaves no line', async () => {
    const someone = newcomer();
    await search({ q: 'Nosuchperson' }, someone.claims);
    expect(await viewsOf(someone)).toEqual([]);
  });
});

describe('the same look', () => {
  test('by a screen that refreshes is one line in a quarter of an hour, for each person', async () => {
    const [someone, another] = [newcomer(), newcomer()];
    const number = await book();
    for (const minutes of [0, 1, 9, 10, 24, 25]) {
      vi.setSystemTime(start + minutes * minuteMs);
      await see(number, someone.claims);
    }
    await Promise.all([see(number, another.claims), see(number, another.claims)]);
    expect((await viewsOf(someone)).map(({ at }) => at)).toEqual([
      '2026-11-23T17:05:00.000Z',
      '2026-11-23T17:15:00.000Z',
      '2026-11-23T17:30:00.000Z',
    ]);
    expect(await viewsOf(another)).toHaveLength(1);
  });

  test('that shows another visit is another line', async () => {
    const someone = newcomer();
    const lastName = 'Growing';
    const first = await book({ lastName });
    await search({ q: lastName }, someone.claims);
    const second = await book({ lastName });
    await search({ q: lastName }, someone.claims);
    expect(await viewsOf(someone)).toHaveLength(2);
    expect((await linesOf({ subject: first })).length).toBe(2);
    expect((await linesOf({ subject: second })).length).toBe(1);
  });

  test.each(['export', 'print'])('to %s is always a line', async (purpose) => {
    const someone = newcomer();
    const lastName = `Paper${purpose}`;
    const number = await book({ lastName });
    for (let count = 0; count < 3; count++) await search({ q: lastName, purpose }, someone.claims);
    expect(await viewsOf(someone)).toMatchObject(Array(3).fill({ subject: number, purpose }));
  });
});

test('a line that can’t be written refuses the reading', async () => {
  const someone = newcomer();
  const number = await book({ lastName: 'Unseen' });
  const looks: (() => Promise<{ status: number; body: unknown; problem: unknown }>)[] = [
    () => see(number, someone.claims),
    () => search({ q: 'Unseen' }, someone.claims),
    () =>
      system.call('PUT /api/appointments/{confirmationNumber}/status', {
        params: { confirmationNumber: number },
        body: { status: 'cancelled', version: 9 },
        claims: someone.claims,
      }),
  ];
  for (const look of looks) {
    const { result } = await withFault(
      'crash-before',
      ({ operation }) => operation.startsWith('TransactWrite'),
      () => look(),
    );
    expect(result.status).toBe(500);
    expect(JSON.stringify(result.body ?? result.problem)).not.toContain('Unseen');
  }
});

test('no line has a name, and what was searched for can’t be guessed from it', async () => {
  const someone = newcomer();
  await book({
    firstName: 'Zyxella',
    lastName: 'Zyxmark',
    email: 'zyxella@example.com',
    phone: '(702) 555-0167',
  });
  for (const q of ['zyxella zyxmark', '0167', 'zyxella@example.com', '1987-06-05'])
    await search({ q }, someone.claims);
  const lines = JSON.stringify(await system.all('Audit'));
  expect(lines).not.toMatch(/zyx|555.?0167|1987-06-05/i);
  expect((await viewsOf(someone)).length).toBeGreaterThan(1);
});
