import { bookingBody } from '#infra/testing/bookings.ts';
import { eventFor } from '#infra/testing/events.ts';
import { call, loadHandler, newBooking, startBenchSystem } from './common/bench-system.ts';
import type { Report } from './common/measurement.ts';

const rivals = 500;

/** Everyone wants the same slot: exactly one request may win it, and none may get a 5xx. */
export async function measure(): Promise<Report> {
  const stop = await startBenchSystem();
  const handler = await loadHandler('POST /api/appointments');
  await call('POST /api/appointments', 201, newBooking());
  const slot = { location: { id: '1' }, date: '2026-12-01', time: '9:30' };
  const events = Array.from({ length: rivals }, () =>
    eventFor('POST /api/appointments', { body: bookingBody(slot) }),
  );
  const before = performance.now();
  const replies = (await Promise.all(events.map(handler))) as { statusCode: number }[];
  const wallMs = performance.now() - before;
  await stop();
  const count = (test: (status: number) => boolean) =>
    replies.filter(({ statusCode }) => test(statusCode)).length;
  const won = count((status) => status === 201);
  const lost = count((status) => status === 409);
  const exactly = (value: number, wanted: number) => ({ text: `= ${wanted}`, met: value === wanted });
  const failed = count((status) => status >= 500);
  return {
    rows: [
      { what: 'booked (201)', ours: String(won), bar: exactly(won, 1) },
      { what: 'refused (409)', ours: String(lost), bar: exactly(lost, rivals - 1) },
      { what: 'failed (5xx)', ours: String(failed), bar: exactly(failed, 0) },
      { what: 'wall time, all together', ours: `${wallMs.toFixed(0)} ms` },
    ],
  };
}
