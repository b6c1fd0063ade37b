import { cloudLimits } from '#infra/config/limits.ts';
import { call, firstDate, newBooking, startBenchSystem } from './common/bench-system.ts';
import { atMost, type Report, type Row } from './common/measurement.ts';
import { reportCapacity, type Spend, spendOf } from './common/spend.ts';

/** Appointments booked beforehand, so that availability reads days that are nearly full. */
const bookedBefore = 140;

/** What a booking may write and a look at a day may read, in capacity units, as the native engine counts them. */
const most = { bookingWrites: 16, availabilityReads: 1 };

function rowOf(what: string, { calls, writeUnits, readUnits }: Spend): Row {
  const units = `${writeUnits} write, ${readUnits} read`;
  return { what: `${what}: ${calls.join(', ')}`, ours: units };
}

/** The capacity that one operation of each kind consumes with the limits of the cloud. */
export async function measure(): Promise<Report> {
  const stop = await startBenchSystem(cloudLimits);
  const book = 'POST /api/appointments';
  await reportCapacity();
  for (let made = 0; made < bookedBefore; made++) await call(book, 201, newBooking());
  const request = newBooking();
  const booking = await spendOf(() => call(book, 201, request));
  const retry = await spendOf(() => call(book, 200, request));
  const look = { query: { date: firstDate } };
  const availability = await spendOf(() => call('GET /api/availability', 200, look));
  await stop();
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
