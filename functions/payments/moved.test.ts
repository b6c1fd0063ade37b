import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { BalanceTransaction } from '#functions/stripe/balance.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { type MoneyGrouping, type MoneySums, moneyRows, sumOf, sumsBy } from '#shared/payments/money-rows.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { required } from '#shared/required.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T12:00:00-07:00') });
afterAll(() => vi.useRealTimers());
const system = await openPaymentSystem({ now: '' });
const { stripe } = system;
const { transactionsSince } = await import('#functions/stripe/balance.ts');

/** The first and the last second of months, and of the days on which clocks change. */
const edges = [
  '2026-10-31T23:59:59-07:00',
  '2026-11-01T00:00:00-07:00',
  '2026-11-01T01:30:00-07:00',
  '2026-11-01T01:30:00-08:00',
  '2026-11-01T23:59:59-08:00',
  '2026-11-02T00:00:00-08:00',
  '2026-11-30T23:59:59-08:00',
  '2026-12-01T00:00:00-08:00',
  '2027-03-13T23:59:59-08:00',
  '2027-03-14T00:00:00-08:00',
  '2027-03-14T01:59:59-08:00',
  '2027-03-14T03:00:00-07:00',
  '2027-03-14T23:59:59-07:00',
  '2027-03-15T00:00:00-07:00',
];

const actions = [
  'pay',
  'pay',
  'pay',
  'refund part',
  'refund part',
  'refund rest',
  'fail refund',
  'cancel refund',
];
const disputes = ['dispute', 'dispute', 'win', 'lose', 'delete'];

interface Moment {
  at: number;
  action: string;
  pick: number;
}

const october = Date.parse('2026-10-31T20:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

const moment = fc.record({
  at: fc.integer({ min: 0, max: 33 * dayMs }).map((ms) => october + ms),
  action: fc.constantFrom(...actions, ...disputes),
  pick: fc.nat(),
});

const moments: Moment[] = [
  ...fc.sample(moment, { numRuns: 170, seed: 20_261_127 }),
  ...edges.flatMap((edge, index) => [
    { at: Date.parse(edge), action: 'pay', pick: index },
    { at: Date.parse(edge), action: required(actions[3 + (index % 3)], 'action'), pick: index * 7 },
    { at: Date.parse(edge), action: required(disputes[index % 4], 'action'), pick: index * 5 },
  ]),
].toSorted((one, other) => one.at - other.at);

const delivered = new Map<string, number>();

async function deliverNews(id: string): Promise<void> {
  const events = stripe.deliveries(id);
  for (const event of events.slice(delivered.get(id) ?? 0)) await system.deliver(event);
  delivered.set(id, events.length);
}

function act(id: string, action: string): void {
  try {
    if (action === 'refund part') stripe.refund(id, 1234);
    if (action === 'refund rest') stripe.refund(id);
    if (action === 'fail refund') stripe.failRefund(id);
    if (action === 'cancel refund') stripe.cancelRefund(id);
    if (action === 'dispute') stripe.dispute(id);
    if (action === 'win') stripe.decideDispute(id, 'won');
    if (action === 'lose') stripe.decideDispute(id, 'lost');
  } catch {
    // The action has failed, because there is nothing to refund, return or decide.
  }
}

async function play(): Promise<void> {
  const ids: string[] = [];
  for (const { at, action, pick } of moments) {
    vi.setSystemTime(at);
    if (action === 'pay') {
      const body = pick % 2 ? billBody({ amount: 1000 + (pick % 30_000) }) : cartBody();
      ids.push(await system.paid(body));
      continue;
    }
    const id = required(ids[pick % ids.length] ?? (await system.paid()), 'payment');
    if (action === 'delete') await system.remove(id);
    else act(id, action);
    await deliverNews(id);
  }
  vi.setSystemTime(new Date('2027-03-20T12:00:00Z'));
}

/** Every balance transaction of our payments. */
async function bookedAtStripe(): Promise<BalanceTransaction[]> {
  const booked: BalanceTransaction[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await transactionsSince({ since: 0, after });
    booked.push(...items);
    after = next;
  } while (after);
  return booked.filter((transaction) => intentOf(transaction)?.metadata.payment);
}

function intentOf({ source }: BalanceTransaction): Stripe.PaymentIntent | undefined {
  if (!source || typeof source === 'string' || !('payment_intent' in source)) return undefined;
  return stripe.intent(String(source.payment_intent));
}

// Compute the clinics' date with Intl, independently of our own time zone rule.
const clinicDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
const dateOf = ({ created }: BalanceTransaction) => clinicDate.format(created * 1000);
const utcDateOf = ({ created }: BalanceTransaction) => new Date(created * 1000).toISOString().slice(0, 10);

function sumsOfStripe(booked: readonly BalanceTransaction[]): MoneySums {
  const sum = (kind: string) =>
    booked
      .filter(({ source }) => (source as { object: string }).object === kind)
      .reduce((cents, { amount }) => cents + amount, 0);
  return {
    paidCents: sum('charge'),
    refundedCents: 0 - sum('refund'),
    disputedCents: 0 - sum('dispute'),
    feeCents: booked.reduce((cents, { fee }) => cents + fee, 0),
    netCents: booked.reduce((cents, { net }) => cents + net, 0),
  };
}

function groupsOfStripe(booked: readonly BalanceTransaction[], keyOf: (one: BalanceTransaction) => string) {
  const groups = [...Map.groupBy(booked, keyOf)].map(([key, group]) => [key, sumsOfStripe(group)] as const);
  return groups.toSorted(([one], [other]) => one.localeCompare(other));
}

interface Days {
  from?: string;
  to?: string;
}

/** The money movements of these days, read page by page, as the dashboard does for its sums. */
async function movedOn(days: Days, q?: string) {
  const claims = adminClaims();
  async function read(cursor: string | null) {
    const page = { ...days, dates: 'moved', ...(cursor && { cursor }) };
    const { body } = q
      ? await system.call('POST /api/payments/search', { body: { ...page, q, limit: 7 }, claims })
      : await system.call('GET /api/payments/list', { query: { ...page, limit: '7' }, claims });
    return body;
  }
  const payments = new Map<string, Payment>();
  let page = await read(null);
  for (;;) {
    for (const payment of page.payments) payments.set(payment.id, payment);
    if (!page.nextCursor) break;
    page = await read(page.nextCursor);
  }
  return [...payments.values()].flatMap((payment) => moneyRows(payment, days));
}

describe('the money that moved', async () => {
  await play();
  await system.otherSale();
  const booked = await bookedAtStripe();
  const periods = [
    ['November', '2026-11-01', '2026-11-30'],
    ['October', '2026-10-01', '2026-10-31'],
    ['December', '2026-12-01', '2026-12-31'],
    ['the day on which clocks fall back', '2026-11-01', '2026-11-01'],
    ['the day on which clocks spring forward', '2027-03-14', '2027-03-14'],
    ['the day after', '2027-03-15', '2027-03-15'],
    ['all of it', '2026-01-01', '2027-12-31'],
  ] as const;

  test('has payments, refunds that went and came back, and disputes lost and won', () => {
    const kinds = new Set(booked.map(({ reporting_category }) => reporting_category));
    expect([...kinds].toSorted()).toEqual(
      ['charge', 'dispute', 'dispute_reversal', 'refund', 'refund_failure'].toSorted(),
    );
    expect(booked.length).toBeGreaterThan(100);
  });

  test.each(periods)('of %s is what Stripe’s balance moved, to the cent', async (_, from, to) => {
    const own = await movedOn({ from, to });
    const stripes = booked.filter((one) => dateOf(one) >= from && dateOf(one) <= to);
    expect(own.length).toBe(stripes.length);
    expect(sumOf(own)).toEqual(sumsOfStripe(stripes));
    expect(sumsBy('day', own)).toEqual(groupsOfStripe(stripes, dateOf));
    expect(sumsBy('month', own)).toEqual(groupsOfStripe(stripes, (one) => dateOf(one).slice(0, 7)));
  });

  test('by source is Stripe’s, with deleted payments by themselves', async () => {
    const own = await movedOn({});
    const deleted = new Set(
      (await system.all('Payments')).filter((one) => one.deletedAt).map(({ id }) => id),
    );
    const sourceOf = (one: BalanceTransaction) => {
      const { id, metadata } = required(intentOf(one), 'intent');
      return deleted.has(id) ? 'deleted' : required(metadata.source, 'source');
    };
    expect(sumsBy('source', own)).toEqual(groupsOfStripe(booked, sourceOf));
    expect(sumsBy('source', own).map(([source]) => source)).toContain('deleted');
  });

  test('differs from a sum of days in UTC', () => {
    const careless = booked.filter((one) => utcDateOf(one).startsWith('2026-11'));
    const stripes = booked.filter((one) => dateOf(one).startsWith('2026-11'));
    expect(sumsOfStripe(careless)).not.toEqual(sumsOfStripe(stripes));
  });

  test('can be that of some payments only', async () => {
    const { patientEmail } = required(
      (await movedOn({})).find(({ payment }) => payment.patientEmail)?.payment,
      'payment',
    );
    const own = await movedOn({}, patientEmail);
    expect(new Set(own.map(({ payment }) => payment.patientEmail))).toEqual(new Set([patientEmail]));
  });

  test('has what a manager entered, unless it was taken back', async () => {
    const entry = (changes: object = {}) => ({
      source: 'cash',
      amount: 8_000,
      patientName: 'Maya Torres',
      description: 'Visit',
      paidAt: '2026-10-05T23:30:00-07:00',
      ...changes,
    });
    const before = await movedOn({});
    const ids: string[] = [];
    for (const source of ['cash', 'check', 'phone']) {
      ids.push(required((await system.enter(entry({ source }))).body.payment, 'payment').id);
    }
    await system.setStatus(required(ids[1], 'check'), { status: 'cancelled' });
    await system.remove(required(ids[2], 'phone'));
    const added = (await movedOn({})).filter(({ id }) => !before.some((row) => row.id === id));
    expect(added).toMatchObject([
      { id: ids[0], date: '2026-10-05', paidCents: 8_000, feeCents: 0, netCents: 8_000 },
    ]);
  });
});

const groupings: MoneyGrouping[] = ['day', 'month', 'clinic', 'source'];

test.each(groupings)('the sums by %s add up to the sum', async (grouping) => {
  const rows = await movedOn({ from: '2026-11-01', to: '2026-11-30' });
  expect(sumOf(sumsBy(grouping, rows).map(([, sums]) => sums))).toEqual(sumOf(rows));
});
