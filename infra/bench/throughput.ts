import { eventFor, loadHandler, startBenchSystem } from './common/bench-system.ts';
import { bookingBody } from './common/booking-requests.ts';
import { atLeast, type Report, type Row } from './common/measurement.ts';
import { interleaved, median, pairedRatio } from './common/rounds.ts';
import { bareScript, type RecordedCall, type Replay, recordCalls } from './replay.ts';

const rounds = 9;
const bookingsPerRound = { 1: 60, 16: 240 } as const;
type Concurrency = keyof typeof bookingsPerRound;

/** Bookings per second, at a given concurrency. */
async function rate(concurrency: Concurrency, work: Replay[]): Promise<number> {
  const total = work.length;
  const worker = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (total * 1000) / (performance.now() - before);
}

async function bookOnce(): Promise<{ body: ReturnType<typeof bookingBody>; replay: Replay }> {
  const handler = await loadHandler('POST /api/appointments');
  const body = bookingBody();
  const event = eventFor('POST /api/appointments', { body });
  const replay = async () => {
    const { statusCode } = (await handler(event)) as { statusCode: number };
    if (statusCode !== 201) throw new Error(`a booking was answered with ${statusCode}`);
  };
  return { body, replay };
}

async function recordBooking() {
  const { body, replay } = await bookOnce();
  const calls = await recordCalls(replay);
  const patientKey = JSON.stringify(calls).match(/visits#[\w-]+/)?.[0];
  if (!patientKey) throw new Error('a booking no longer writes the open visits of its patient');
  let made = 0;
  /** A new number, slot and patient, of the same length as the recorded ones. */
  const fresh = () => {
    made += 1;
    const count = String(made).padStart(6, '0');
    return [
      [body.confirmationNumber, `UC${count}BENCH0`],
      [`"1#${body.time}"`, `"1#${body.time}-${count}"`],
      [patientKey, `visits#${count.padEnd(patientKey.length - 7, 'x')}`],
    ] as const;
  };
  return { calls, fresh };
}

interface Sides {
  handler: () => Promise<Replay>;
  transaction: () => Replay;
  sameCalls: () => Replay;
}

function many<Item>(count: number, make: () => Promise<Item> | Item): Promise<Item[]> {
  return Promise.all(Array.from({ length: count }, make));
}

async function rowsAt(concurrency: Concurrency, sides: Sides): Promise<Row[]> {
  const count = bookingsPerRound[concurrency];
  const rates = await interleaved(rounds, {
    handler: async () => rate(concurrency, await many(count, sides.handler)),
    transaction: async () => rate(concurrency, await many(count, sides.transaction)),
    sameCalls: async () => rate(concurrency, await many(count, sides.sameCalls)),
  });
  const perSecond = (values: number[]) => `${median(values).toFixed(0)} /s`;
  const row = (what: string, other: number[]) => ({
    what: `${concurrency} at a time, against ${what}`,
    ours: perSecond(rates.handler),
    other: perSecond(other),
    ratio: pairedRatio(rates.handler, other),
  });
  const bare = row('the transaction alone', rates.transaction);
  return [{ ...bare, bar: atLeast(bare.ratio, 0.8) }, row('all of its calls', rates.sameCalls)];
}

function isTransaction({ operation }: RecordedCall): boolean {
  return operation === 'TransactWriteItemsCommand';
}

export async function measure(): Promise<Report> {
  const system = await startBenchSystem();
  // The first booking fetches the secret, so that the recorded one doesn't.
  await (await bookOnce()).replay();
  const { calls, fresh } = await recordBooking();
  const sides: Sides = {
    handler: async () => (await bookOnce()).replay,
    transaction: bareScript(calls.filter(isTransaction), fresh),
    sameCalls: bareScript(calls, fresh),
  };
  const rows = [...(await rowsAt(1, sides)), ...(await rowsAt(16, sides))];
  await system.stop();
  const names = calls.map(({ operation }) => operation.replace('Command', '')).join(', ');
  return {
    rows,
    notes: [
      'the bar is held against the transaction alone (design.md); the other rows show what is left beside the calls',
      'the bare scripts replay what the handler was seen to send: the same items, the same number of actions',
      `its calls: ${names}`,
    ],
  };
}
