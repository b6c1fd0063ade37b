import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { call, firstDate, newBooking, startBenchSystem } from './common/bench-system.ts';
import { atMost, type Report, type Row } from './common/measurement.ts';

/** How many appointments are booked first, so that the availability requests read nearly full days. */
const bookedBefore = 140;

interface Consumed {
  CapacityUnits: number;
}

/** Makes DynamoDB report the capacity that each request consumes. */
async function reportCapacity(): Promise<void> {
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  dynamo.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never }),
    { step: 'initialize', name: 'reportCapacity' },
  );
}

/** One row of the report: the DynamoDB calls that `work` makes, and the capacity units that they consume. */
async function rowOf(what: string, limit: number, work: () => Promise<unknown>): Promise<Row> {
  const calls: string[] = [];
  let units = 0;
  const stop = interceptOutsideCalls(async ({ operation }, proceed) => {
    const answer = await proceed();
    const { ConsumedCapacity } = (answer as { output: { ConsumedCapacity: Consumed | Consumed[] } }).output;
    calls.push(operation.replace('Command', ''));
    for (const { CapacityUnits } of [ConsumedCapacity].flat()) units += CapacityUnits;
    return answer;
  });
  await work();
  stop();
  return {
    what: `${what}: ${calls.join(', ')}`,
    ours: String(units),
    bar: atMost(units, limit, String(limit)),
  };
}

/** Measures the capacity that an availability request and a booking consume with the cloud's limits. */
export async function measure(): Promise<Report> {
  const stop = await startBenchSystem(cloudLimits);
  const book = () => call('POST /api/appointments', 201, newBooking());
  const look = () => call('GET /api/availability', 200, { query: { date: firstDate } });
  await reportCapacity();
  for (let made = 0; made < bookedBefore; made++) await book();
  const rows = [await rowOf('look at a day', 1, look), await rowOf('booking', 25, book)];
  await stop();
  return { rows };
}
