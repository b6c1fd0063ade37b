import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { contactBody } from '#infra/testing/records/messages.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';

quietLog();
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-19T09:00:00-07:00') });
afterAll(() => vi.useRealTimers());
const system = await openPaymentSystem({ now: '' });
const { close, reopen } = closuresOf(system);

async function figuresOf(query: Record<string, string> = {}) {
  const { status, body } = await system.call('GET /api/admin/figures', { query, claims: adminClaims() });
  expect(status).toBe(200);
  return body;
}

/** A visit as this test records it, independently of our tables. */
interface Noted {
  clinic: ClinicId;
  date: string;
  time: string;
  bookedAt: number;
  status: AppointmentStatus;
  estimate?: { dueBy: string; sentAt?: string };
}
const visits = new Map<string, Noted>();
const closures = new Map<string, { clinic: ClinicId; date: string; fromOne: boolean; madeAt: number }>();
const moved: { date: string; cents: number }[] = [];
const orders: { number: string; id: string; paidOn: string; drawnOn?: string }[] = [];
const paidIds: string[] = [];
const messages: { id: string; isOpen: boolean }[] = [];
let disputedCents = 0;

// Few clinics and days, so that actions affect each other.
const clinics: readonly ClinicId[] = ['1', '3', '6'];
const days = Array.from({ length: 14 }, (_, day) => addDays('2026-10-26', day)).filter((day) =>
  isClinicDay(day),
);

// Compute the clinics' date with Intl, independently of our own time zone rule.
const losAngeles = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
const today = () => losAngeles.format(Date.now());

function pickOf<Item>(items: readonly Item[], pick: number): Item {
  return items[pick % items.length] as Item;
}

function slotOf(pick: number) {
  const [clinic, date] = [pickOf(clinics, pick), pickOf(days, Math.floor(pick / 3))];
  return { clinic, date, time: pickOf(slotTimes(clinic, date), Math.floor(pick / 97)) };
}

async function setStatus(pick: number, status: AppointmentStatus) {
  const [confirmationNumber, visit] = pickOf([...visits], pick);
  const request = { params: { confirmationNumber }, body: { status }, claims: adminClaims() };
  const answer = await system.call('PUT /api/appointments/{confirmationNumber}/status', request);
  if (answer.status === 200) visit.status = status;
}

const acts: Record<string, (pick: number) => Promise<unknown>> = {
  async book(pick) {
    const { clinic, date, time } = slotOf(pick);
    const body = bookingBody({ location: { id: clinic }, date, time, phone: '(702) 555-0136' });
    const { status } = await system.call('POST /api/admin/appointments', { body, claims: adminClaims() });
    if (status === 201) {
      visits.set(body.confirmationNumber, { clinic, date, time, bookedAt: Date.now(), status: 'confirmed' });
    }
  },
  async move(pick) {
    const { clinic, date, time } = slotOf(pick * 7);
    const [confirmationNumber, visit] = pickOf([...visits], pick);
    const params = { confirmationNumber };
    const shown = await system.call('GET /api/admin/appointments/{confirmationNumber}', {
      params,
      claims: adminClaims(),
    });
    const { version } = shown.body.appointment;
    const { status } = await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
      params,
      body: { location: { id: clinic }, date, time, version },
      claims: adminClaims(),
    });
    if (status === 200) Object.assign(visit, { clinic, date, time });
  },
  cancel: (pick) => setStatus(pick, 'cancelled'),
  arrive: (pick) => setStatus(pick, 'arrived'),
  complete: (pick) => setStatus(pick, 'completed'),
  'no-show': (pick) => setStatus(pick, 'no-show'),
  async close(pick) {
    const { clinic, date } = slotOf(pick);
    const fromOne = pick % 2 === 0;
    const { status, body } = await close({ locationId: clinic, date, ...(fromOne && { from: '1:00' }) });
    if (status === 201) closures.set(body.closure.id, { clinic, date, fromOne, madeAt: Date.now() });
  },
  async reopen(pick) {
    const id = pickOf([...closures.keys(), ''], pick);
    if (id && (await reopen(id)).status < 300) closures.delete(id);
  },
  async pay(pick) {
    const amount = 1000 + (pick % 9000);
    paidIds.push(await system.paid(billBody({ amount })));
    moved.push({ date: today(), cents: amount });
  },
  async refund(pick) {
    const id = pickOf(paidIds, pick);
    const { status } = await system.refund(id, { amount: 123, reason: 'Counted twice' });
    await system.deliverAll(id);
    if (status < 300) moved.push({ date: today(), cents: -123 });
  },
  async order() {
    const id = await system.paid(cartBody());
    const { orderNumber = '' } = (await system.stored(id)) ?? {};
    orders.push({ number: orderNumber, id, paidOn: today() });
    moved.push({ date: today(), cents: 6000 });
  },
  async draw(pick) {
    const order = pickOf(orders, pick);
    const { version } = (await system.stored(order.id)) ?? {};
    const { status } = await system.call('PUT /api/lab-orders/{number}', {
      params: { number: order.number },
      body: { status: 'drawn', clinicId: '1', version },
      claims: adminClaims(),
    });
    if (status === 200 && !order.drawnOn) order.drawnOn = today();
  },
  async write() {
    const body = contactBody({ date: addDays(clinicDateAt(new Date()), 3) });
    const { id } = (await system.call('POST /api/appoinment/add', { body })).body as { id: string };
    messages.push({ id, isOpen: true });
  },
  async 'answer message'(pick) {
    const message = pickOf(messages, pick);
    const request = { params: { id: message.id }, body: { done: true }, claims: adminClaims() };
    if ((await system.call('PUT /api/admin/messages/{id}', request)).status === 200) message.isOpen = false;
  },
  async dispute(pick) {
    const id = pickOf(orders, pick).id;
    if ((await system.stored(id))?.disputes) return;
    system.stripe.dispute(id);
    await system.deliverAll(id);
    // A dispute takes the payment back but isn't a refund, so count it separately.
    disputedCents += 6000;
  },
};

const often = [
  'book',
  'book',
  'book',
  'book',
  'move',
  'arrive',
  'complete',
  'no-show',
  'pay',
  'close',
  'close',
];
const first = Date.parse('2026-10-19T12:00:00-07:00');

async function play() {
  const moments = fc
    .sample(
      fc.record({
        at: fc.integer({ min: 0, max: 20 * dayMs }),
        act: fc.constantFrom(...often, ...Object.keys(acts)),
        pick: fc.nat({ max: 1_000_000 }),
      }),
      { numRuns: 520, seed: 20_261_129 },
    )
    .toSorted((one, other) => one.at - other.at);
  for (const act of ['book', 'pay', 'order', 'write']) await acts[act]?.(1);
  for (const { at, act, pick } of moments) {
    vi.setSystemTime(first + at);
    await acts[act]?.(pick);
  }
  // Pay, order and draw in the first and in the last second of the day on which the clocks change.
  for (const [index, edge] of ['2026-11-01T00:00:00-07:00', '2026-11-01T23:59:59-08:00'].entries()) {
    vi.setSystemTime(Date.parse(edge));
    await acts.pay?.(index);
    await acts.order?.(index);
    await acts.draw?.(orders.length - 1);
  }
  vi.setSystemTime(Date.parse('2026-11-09T10:00:00-08:00'));
}

/** Stores estimates with the visits, as the estimates domain does. */
async function noteEstimates() {
  const kinds = [
    { dueBy: '2026-11-08T01:00:00.000Z' },
    { dueBy: '2026-11-10T01:00:00.000Z' },
    { dueBy: '2026-11-01T01:00:00.000Z', sentAt: '2026-10-31T01:00:00.000Z' },
  ];
  for (const [index, [confirmationNumber, visit]] of [...visits].entries()) {
    if (index % 4 === 3) continue;
    visit.estimate = pickOf(kinds, index);
    const command = new UpdateCommand({
      TableName: system.tableName('Appointments'),
      Key: { confirmationNumber },
      UpdateExpression: 'SET estimate = :estimate',
      ExpressionAttributeValues: { ':estimate': visit.estimate },
    });
    await system.dynamo.send(command);
  }
}

const hourOf = (time: string) => {
  const hour = Number(time.split(':')[0]);
  return hour < 8 ? hour + 12 : hour;
};

/** The instant at which a slot begins, computed with the UTC offset of its date. */
function startOf({ date, time }: Pick<Noted, 'date' | 'time'>): number {
  const [, minute = ''] = time.split(':');
  const offset = date < '2026-11-01' ? '-07:00' : '-08:00';
  return Date.parse(`${date}T${String(hourOf(time)).padStart(2, '0')}:${minute}:00${offset}`);
}

function median(hours: number[]): number | null {
  const sorted = hours.toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const half = sorted.length / 2;
  const middle = Number.isInteger(half)
    ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
    : (sorted[Math.floor(half)] ?? 0);
  return Math.round(middle * 10) / 10;
}

const leadOf = (held: readonly Noted[]) =>
  median(held.map((one) => (startOf(one) - one.bookedAt) / 3_600_000));

function isClosed(slot: Pick<Noted, 'clinic' | 'date' | 'time'>): boolean {
  return [...closures.values()].some(
    ({ clinic, date, fromOne, madeAt }) =>
      clinic === slot.clinic &&
      date === slot.date &&
      startOf(slot) > madeAt &&
      // A closure from 1:00 on also closes visits that end after 1:00. With random times, some of them begin before.
      (!fromOne || startOf(slot) + 30 * 60_000 > startOf({ date, time: '1:00' })),
  );
}

function recount(from: string, to: string) {
  const isIn = (date: string | undefined) => date !== undefined && date >= from && date <= to;
  const held = [...visits.values()].filter(({ status, date }) => status !== 'cancelled' && isIn(date));
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  const due = held.filter(({ estimate }) => estimate && !estimate.sentAt);
  return {
    from,
    to,
    leadHours: leadOf(held),
    clinics: clinicIds.map((id) => ({
      id,
      leadHours: leadOf(held.filter(({ clinic }) => clinic === id)),
      days: dates.map((date) => {
        const mine = held.filter((visit) => visit.clinic === id && visit.date === date);
        const offered = slotTimes(id, date).filter((time) => !isClosed({ clinic: id, date, time }));
        const hours = [];
        for (let hour = 0; hour < 24; hour++) {
          const slots = offered.filter((time) => hourOf(time) === hour).length;
          const booked = mine.filter(({ time }) => hourOf(time) === hour).length;
          if (slots + booked > 0) hours.push({ hour, slots, booked });
        }
        return {
          date,
          slots: offered.length,
          booked: mine.length,
          arrived: mine.filter(({ status }) => status === 'arrived' || status === 'completed').length,
          noShow: mine.filter(({ status }) => status === 'no-show').length,
          leadHours: leadOf(mine),
          hours,
        };
      }),
    })),
    labOrders: {
      paid: orders.filter(({ paidOn }) => isIn(paidOn)).length,
      drawn: orders.filter(({ drawnOn }) => isIn(drawnOn)).length,
    },
    money: {
      taken: moved.filter(({ date }) => isIn(date)).reduce((sum, { cents }) => sum + cents, 0),
      due: disputedCents,
    },
    estimates: {
      due: due.length,
      overdue: due.filter(({ estimate }) => Date.parse(estimate?.dueBy ?? '') < Date.now()).length,
      sent: held.filter(({ estimate }) => estimate?.sentAt).length,
    },
    messagesOpen: messages.filter(({ isOpen }) => isOpen).length,
  };
}

describe('figures equal a recount by hand', async () => {
  await play();
  await noteEstimates();

  test('after weeks in which everything happened', () => {
    const statuses = [...visits.values()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['confirmed', 'cancelled', 'arrived', 'completed', 'no-show']));
    expect(closures.size).toBeGreaterThan(1);
    expect(orders.some(({ drawnOn }) => drawnOn)).toBe(true);
    expect(moved.some(({ cents }) => cents < 0)).toBe(true);
    expect([disputedCents > 0, messages.some(({ isOpen }) => !isOpen)]).toEqual([true, true]);
  });

  test.each([
    ['the week that ends as the clocks fall back', '2026-10-26', '2026-11-01'],
    ['the week after it', '2026-11-02', '2026-11-08'],
    ['the day on which they do', '2026-11-01', '2026-11-01'],
    ['days of two months', '2026-10-30', '2026-11-03'],
    ['five weeks', '2026-10-06', '2026-11-09'],
    ['days before anything happened', '2026-09-07', '2026-09-13'],
    ['the week to come', '2026-11-09', '2026-11-15'],
  ])('for %s', async (_, from, to) => {
    expect(await figuresOf({ from, to })).toEqual(recount(from, to));
  });

  test('without dates, for the last whole week, and with one, for seven days', async () => {
    expect(await figuresOf()).toEqual(recount('2026-11-02', '2026-11-08'));
    expect(await figuresOf({ from: '2026-10-27' })).toEqual(recount('2026-10-27', '2026-11-02'));
    expect(await figuresOf({ to: '2026-11-04' })).toEqual(recount('2026-10-29', '2026-11-04'));
  });
});

test.each([
  ['more than 35 days', { from: '2026-10-01', to: '2026-11-05' }, { to: 'Choose 35 days or fewer' }],
  [
    'an end before the start',
    { from: '2026-11-05', to: '2026-11-04' },
    { to: expect.stringContaining('end') },
  ],
  ['days too long ago', { from: '2025-10-01' }, { from: 'Choose a day in the last 400 days' }],
  ['days too far ahead', { to: '2027-12-01' }, { to: 'Choose a day within the next year' }],
])('figures of %s are refused', async (_, query, fields) => {
  const answer = await system.call('GET /api/admin/figures', { query, claims: adminClaims() });
  expect([answer.status, answer.problem.code]).toEqual([422, 'invalid']);
  expect(answer.problem).toMatchObject({ fields });
});

test('the front desk sees no figures', async () => {
  const answer = await system.call('GET /api/admin/figures', { claims: frontDeskClaims() });
  expect([answer.status, answer.problem.code]).toEqual([403, 'forbidden']);
});

test('no figure names a patient, and looking at them is no view of a record', async () => {
  const before = (await system.all('Audit')).length;
  const text = JSON.stringify(await figuresOf());
  expect(text).not.toMatch(/Dana|Ortega|@|UC\d/);
  expect(await system.all('Audit')).toHaveLength(before);
});
