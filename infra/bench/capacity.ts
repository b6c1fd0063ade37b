import { cloudLimits } from '#infra/config/limits.ts';
import { type BenchSystem, startBenchSystem } from './common/bench-system.ts';
import { bookingBody, firstDate, newAddress } from './common/booking-requests.ts';
import { atMost, type Report, type Row } from './common/measurement.ts';
import { reportCapacity, type Spend, spendOf } from './common/spend.ts';

/** Appointments booked beforehand, so that availability reads days that are nearly full. */
const bookedBefore = 140;

/** What a booking may write and a look at a day may read, in capacity units, as the native engine counts them. */
const most = { bookingWrites: 16, availabilityReads: 1 };

/** From a client of its own, since the cloud's limits are strict. */
async function book(
  system: BenchSystem,
  body: ReturnType<typeof bookingBody>,
  status: number,
): Promise<void> {
  const reply = await system.call('POST /api/appointments', { body, sourceIp: newAddress() });
  if (reply.status !== status) throw new Error(`a booking was answered with ${reply.status}`);
}

async function requestAvailability(system: BenchSystem): Promise<void> {
  const { status } = await system.call('GET /api/availability', { query: { date: firstDate } });
  if (status !== 200) throw new Error(`an availability request got ${status}`);
}

function rowOf(what: string, { calls, writeUnits, readUnits }: Spend): Row {
  const units = `${writeUnits} write, ${readUnits} read`;
  return { what: `${what}: ${calls.join(', ')}`, ours: units };
}

/** The capacity that one operation of each kind consumes with the limits of the cloud. */
export async function measure(): Promise<Report> {
  const system = await startBenchSystem(cloudLimits);
  await reportCapacity();
  for (let made = 0; made < bookedBefore; made++) await book(system, bookingBody(), 201);
  const body = bookingBody();
  const booking = await spendOf(() => book(system, body, 201));
  const retry = await spendOf(() => book(system, body, 200));
  const availability = await spendOf(() => requestAvailability(system));
  await system.stop();
  const { bookingWrites, availabilityReads } = most;
  return {
    rows: [
      {
        ...rowOf('look at a day', availability),
        bar: atMost(availability.readUnits, availabilityReads, `${availabilityReads} read`),
      },
      {
        ...rowOf('booking', booking),
        bar: atMost(booking.writeUnits, bookingWrites, `${bookingWrites} write`),
      },
      rowOf('the same booking again', retry),
    ],
    notes: [
      'what a refused transaction is charged, as that of the second booking, is estimated by its steps',
    ],
  };
}
