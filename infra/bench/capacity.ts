import { cloudLimits } from '#infra/config/limits.ts';
import type { EngineKind } from '#infra/local/engine/engine.ts';
import { type BenchSystem, startBenchSystem } from './common/bench-system.ts';
import { bookingBody, firstDate } from './common/booking-requests.ts';
import { atMost, type Report, type Row } from './common/measurement.ts';
import { lambdaCompute, prices } from './common/prices.ts';
import { millionCost, reportCapacity, type Spend, spendOf } from './common/spend.ts';

/** Availability requests per booking: on arrival, for another day, and some of the 30-second refreshes. */
const requestsPerBooking = 5;

/** Appointments booked beforehand, so that availability reads days that are nearly full. */
const bookedBefore = 140;

// A warm call of 30 ms in 1 GB (`database` in infra/config/memory.ts).
const callGigabytes = 1;
const callMs = 30;

/** What a million bookings may cost in DynamoDB, with all that counts them. */
const mostDollars = 11.25;

/** How the units are obtained, and how reliable they are. */
const capacityNotes: Partial<Record<EngineKind, string[]>> = {
  dynoxide: [
    'units as the native engine reports them (ReturnConsumedCapacity), which follows the real DynamoDB: in a',
    'transaction twice for a table, once for its indexes (nubo-db/dynoxide#188)',
  ],
  'dynamodb-local': [
    'units as DynamoDB Local reports them: in a transaction it counts indexes twice, once too often',
  ],
};

let address = 0;

/** From a client of its own, since the cloud's limits are strict. */
async function book(
  system: BenchSystem,
  body: ReturnType<typeof bookingBody>,
  wanted: number,
): Promise<void> {
  address += 1;
  const sourceIp = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
  const { status } = await system.call('POST /api/appointments', { body, sourceIp });
  if (status !== wanted) throw new Error(`a booking was answered with ${status}`);
}

async function requestAvailability(system: BenchSystem): Promise<void> {
  const { status } = await system.call('GET /api/availability', { query: { date: firstDate } });
  if (status !== 200) throw new Error(`an availability request got ${status}`);
}

function summary(calls: string[]): string {
  const counts = Map.groupBy(calls, (name) => name);
  return [...counts].map(([name, { length }]) => (length > 1 ? `${length} ${name}` : name)).join(', ');
}

function spendRow(what: string, { calls, writeUnits, readUnits }: Spend): Row {
  const units = `${writeUnits} write, ${readUnits} read`;
  return { what: `${what}: ${summary(calls)}`, ours: `${calls.length} calls`, other: units };
}

function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

function costRow(what: string, amount: number): Row {
  return { what, ours: dollars(amount), bar: atMost(amount, mostDollars, dollars(mostDollars)) };
}

const mailCounter = 'its mail, in the recipient’s day';

/** The real steps and calls that count, one by one. */
async function counters(): Promise<Record<string, () => Promise<unknown>>> {
  const [{ transact }, { countForClient }, { visitDayStep }, { noteProvenAddress }, { countMail }] =
    await Promise.all([
      import('#functions/platform/dynamo/transaction.ts'),
      import('#functions/platform/dynamo/client-limits.ts'),
      import('#functions/appointments/limits/visit-day.ts'),
      import('#functions/appointments/limits/proven-addresses.ts'),
      import('#functions/mail/budget/day-budget.ts'),
    ]);
  const client = { key: 'a'.repeat(43), isSpared: false };
  const recipient = { key: 'b'.repeat(43), limit: 20 };
  const slot = { confirmationNumber: 'UC1234567890', date: firstDate };
  const mail = { id: 'UC1234567890#1#booked', to: 'dana@example.com', class: 'confirmation' } as const;
  const count = (name: string) => transact({ step: countForClient(client, { name, limit: 12 }) });
  return {
    'its client’s day, with the recipients of the day': () =>
      transact({ step: countForClient(client, { name: 'bookings', limit: 12 }, recipient) }),
    'its day of visits': () => transact({ step: visitDayStep(client, slot) }),
    [mailCounter]: () => countMail(mail, new Date(), async () => []),
    'where it is moved: the client’s day': () => count('moves'),
    'where it is canceled: the client’s day': () => count('cancellations'),
    'where a mailed code is entered: the proven address': () => noteProvenAddress(client, 'dana@example.com'),
  };
}

async function counterSpends(): Promise<[string, Spend][]> {
  const spends: [string, Spend][] = [];
  for (const [what, work] of Object.entries(await counters())) spends.push([what, await spendOf(work)]);
  return spends;
}

function counterRow(what: string, spend: Spend): Row {
  const units = `${spend.writeUnits} write, ${spend.readUnits} read`;
  return { what: `    ${what}`, ours: dollars(millionCost(spend)), other: units };
}

/** Costs besides DynamoDB, the same for any design with one function call per request. */
function requestRows(requests: number): Row[] {
  const compute = lambdaCompute(callGigabytes, callMs);
  const row = (what: string, million: number): Row => ({ what, ours: dollars(million * requests) });
  return [
    row('  besides, HTTP API requests', prices.millionHttpApiRequests),
    row('  besides, Lambda arm64 requests', prices.millionLambdaRequests),
    row(`  besides, Lambda compute at ${callMs} ms of ${callGigabytes} GB a call`, compute),
  ];
}

export async function measure(): Promise<Report> {
  const system = await startBenchSystem({ limits: cloudLimits });
  await reportCapacity();
  for (let made = 0; made < bookedBefore; made++) await book(system, bookingBody(), 201);
  const body = bookingBody();
  const booking = await spendOf(() => book(system, body, 201));
  const retry = await spendOf(() => book(system, body, 200));
  const availability = await spendOf(() => requestAvailability(system));
  const counting = await counterSpends();
  await system.stop();
  const ofMail = counting.filter(([what]) => what === mailCounter).map(([, spend]) => millionCost(spend));
  const counted = ofMail.reduce((sum, cost) => sum + cost, millionCost(booking));
  const withAvailability = counted + requestsPerBooking * millionCost(availability);
  return {
    rows: [
      spendRow('availability request', availability),
      spendRow('booking', booking),
      spendRow('the same booking again', retry),
      costRow('a million bookings, DynamoDB', counted),
      costRow(`  with ${requestsPerBooking} availability requests each, DynamoDB`, withAvailability),
      { what: '  what counts a million of them', ours: '' },
      ...counting.map(([what, spend]) => counterRow(what, spend)),
      ...requestRows(1 + requestsPerBooking),
    ],
    notes: [
      ...(capacityNotes[system.engine.kind] ?? []),
      'no engine here reports what a refused transaction is charged, as that of a retry; estimated by its steps',
      'on demand in us-east-1; prices and their sources in prices.ts',
    ],
  };
}
