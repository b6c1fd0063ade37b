import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { eventFor } from '#infra/testing/events.ts';
import { loadHandler, newBooking, startBenchSystem } from './common/bench-system.ts';
import { atLeast, type Report, type Row } from './common/measurement.ts';
import { interleaved, median, pairedRatio } from './common/rounds.ts';

const rounds = 9;
const bookingsPerRound = { 1: 60, 16: 240 } as const;
type Concurrency = keyof typeof bookingsPerRound;

type Work = () => Promise<void>;

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

/** A booking by the handler, of a patient and from a client of its own. */
async function handlerBooking(): Promise<Work> {
  const handler = await loadHandler('POST /api/appointments');
  const event = eventFor('POST /api/appointments', newBooking());
  return async () => {
    const { statusCode } = (await handler(event)) as { statusCode: number };
    if (statusCode !== 201) throw new Error(`a booking was answered with ${statusCode}`);
  };
}

/** The transaction that a booking sends. */
async function recordedTransaction(): Promise<TransactWriteCommandInput> {
  const book = await handlerBooking();
  // Import late: the handlers' client reads the environment that the system has set.
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  const inputs: object[] = [];
  dynamo.middlewareStack.add(
    (next) => (args) => {
      inputs.push(structuredClone(args.input));
      return next(args);
    },
    { step: 'initialize', name: 'record' },
  );
  await book();
  dynamo.middlewareStack.remove('record');
  const [transaction] = inputs;
  if (inputs.length !== 1 || !transaction || !('TransactItems' in transaction))
    throw new Error('a booking is no longer a single transaction');
  return transaction as TransactWriteCommandInput;
}

type Replacements = readonly (readonly [recorded: string, own: string])[];

/** The same value with other texts in it. */
function replaced<Value>(value: Value, replacements: Replacements): Value;
function replaced(value: unknown, replacements: Replacements): unknown {
  if (typeof value === 'string')
    return replacements.reduce((text, [recorded, own]) => text.replaceAll(recorded, own), value);
  if (value instanceof Set) return new Set([...value].map((one) => replaced(one, replacements)));
  if (Array.isArray(value)) return value.map((one) => replaced(one, replacements));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, replacements)]));
}

/** Bare scripts that send the recorded transaction for a number, slot and client of their own. */
function bareBookings(recorded: TransactWriteCommandInput): () => Work {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 3 }));
  const put = recorded.TransactItems?.find(({ Put }) => Put?.Item?.clientKey)?.Put;
  const { confirmationNumber, clientKey, locationId, time } = put?.Item ?? {};
  let made = 0;
  return () => {
    made += 1;
    const count = String(made).padStart(6, '0');
    const own = replaced(recorded, [
      [confirmationNumber, `UC${count}BENCH0`],
      [clientKey, count.padEnd(clientKey.length, 'x')],
      [`${locationId}#${time}`, `${locationId}#${time}-${count}`],
    ]);
    return async () => {
      await client.send(new TransactWriteCommand(own));
    };
  };
}

async function rowAt(concurrency: Concurrency, bare: () => Work): Promise<Row> {
  const length = bookingsPerRound[concurrency];
  const { ours, other } = await interleaved(rounds, {
    ours: async () => rate(concurrency, await Promise.all(Array.from({ length }, handlerBooking))),
    other: () => rate(concurrency, Array.from({ length }, bare)),
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

export async function measure(): Promise<Report> {
  const stop = await startBenchSystem();
  // The first booking fetches the secret, so that the recorded one doesn't.
  await (await handlerBooking())();
  const bare = bareBookings(await recordedTransaction());
  const rows = [await rowAt(1, bare), await rowAt(16, bare)];
  await stop();
  return { rows, notes: ['the bare script sends what the handler was seen to send, with other keys'] };
}
