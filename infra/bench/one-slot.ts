import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { bookingBody } from '#infra/testing/bookings.ts';
import { eventFor } from '#infra/testing/events.ts';
import { call, type Handler, newBooking, startBenchSystem } from './common/bench-system.ts';
import { exactly, type Report } from './common/measurement.ts';

const rivals = 500;
const book = 'POST /api/appointments';

/** Sends many bookings for the same slot: exactly one may win it, and none may get a 5xx. */
export async function measure(): Promise<Report> {
  const stop = await startBenchSystem();
  await call(book, 201, newBooking());
  const handler = (await routeFunctions[book].load()).handler as Handler;
  const slot = { location: { id: '1' }, date: '2026-12-01', time: '9:30' };
  const events = Array.from({ length: rivals }, () => eventFor(book, { body: bookingBody(slot) }));
  const before = performance.now();
  const replies = (await Promise.all(events.map(handler))) as { statusCode: number }[];
  const wallMs = performance.now() - before;
  await stop();
  const count = (from: number, to: number) =>
    replies.filter(({ statusCode }) => statusCode >= from && statusCode <= to).length;
  const [won, lost, failed] = [count(201, 201), count(409, 409), count(500, 599)];
  return {
    rows: [
      { what: 'booked (201)', ours: String(won), bar: exactly(won, 1) },
      { what: 'refused (409)', ours: String(lost), bar: exactly(lost, rivals - 1) },
      { what: 'failed (5xx)', ours: String(failed), bar: exactly(failed, 0) },
      { what: 'wall time, all together', ours: `${wallMs.toFixed(0)} ms` },
    ],
  };
}
