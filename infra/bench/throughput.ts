import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { call, newBooking, prepareCall, startBenchSystem } from './common/bench-system.ts';
import { atLeast, interleaved, median, pairedRatio, type Report, type Row } from './common/measurement.ts';

const rounds = 9;
const bookingsPerRound = { 1: 60, 16: 240 } as const;
type Concurrency = keyof typeof bookingsPerRound;

const book = 'POST /api/appointments';

type Work = () => Promise<unknown>;

/** Bookings per second, at a given concurrency. */
async function rate(concurrency: Concurrency, work: Work[]): Promise<number> {
  const total = work.length;
  const worker = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (total * 1000) / (performance.now() - before);
}

/** Bookings through the handler, each by a new patient from a new IP address. */
function handlerBookings(length: number): Promise<Work[]> {
  return Promise.all(Array.from({ length }, () => prepareCall(book, 201, newBooking())));
}

/** Bookings without the handler: each only sends the transaction that the handler would have sent. */
async function bareBookings(length: number): Promise<Work[]> {
  // Import late: the handlers' client reads the environment on load.
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  const inputs: object[] = [];
  dynamo.middlewareStack.add(
    () => async (args) => {
      inputs.push(args.input);
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'initialize', name: 'recordUnsent' },
  );
  for (const pretend of await handlerBookings(length)) await pretend();
  dynamo.middlewareStack.remove('recordUnsent');
  if (inputs.length !== length || inputs.some((input) => !('TransactItems' in input)))
    throw new Error('a booking is no longer a single transaction');
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 3 }));
  return (inputs as TransactWriteCommandInput[]).map(
    (input) => () => client.send(new TransactWriteCommand(input)),
  );
}

async function rowAt(concurrency: Concurrency): Promise<Row> {
  const count = bookingsPerRound[concurrency];
  const { ours, other } = await interleaved(rounds, {
    ours: async () => rate(concurrency, await handlerBookings(count)),
    other: async () => rate(concurrency, await bareBookings(count)),
  });
  const perSecond = (values: number[]) => `${median(values).toFixed(0)} /s`;
  const ratio = pairedRatio(ours, other);
  return {
    what: `${concurrency} at a time, against the transaction alone`,
    ours: perSecond(ours),
    other: perSecond(other),
    ratio,
    bar: atLeast(ratio, 0.8),
  };
}

/** Measures how many bookings per second a warm handler makes, one at a time and 16 at a time. */
export async function measure(): Promise<Report> {
  const stop = await startBenchSystem();
  // The first booking fetches the secret, so that the measured ones don't.
  await call(book, 201, newBooking());
  const rows = [await rowAt(1), await rowAt(16)];
  await stop();
  return { rows, notes: ['the bare script sends what the handler would have sent'] };
}
