import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import {
  type BenchReply,
  type BenchRequest,
  benchNow,
  eventFor,
  loadHandler,
  startBenchSystem,
} from '#infra/bench/common/bench-system.ts';
import { reportCapacity } from '#infra/bench/common/spend.ts';
import type { JobName } from '#infra/config/jobs.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { answerOf } from '#infra/local/http/answer.ts';
import { prepareMail, type SentMail } from '#infra/local/mail/ses.ts';
import { startStripe, type TestStripe } from '#infra/testing/stripe/stripe-system.ts';
import type { RouteId } from '#shared/api/routes.ts';
import { dayMs } from '#shared/time/durations.ts';
import { noUsage, perUnit, plus, type Usage, usageOfRun } from './usage.ts';

/** The real handlers on empty tables, with a counter of what they use. */
export interface WorkloadSystem {
  stripe: TestStripe;
  /** Calls a route as a new client each time. Throws unless it succeeds. */
  call: <Id extends RouteId>(id: Id, request?: BenchRequest) => Promise<BenchReply<Id>['body']>;
  /** Runs a job. */
  run: (job: JobName, work: () => Promise<unknown>) => Promise<void>;
  /** Sends each new email, as the outbox's stream would, at an instant of domain time. Returns how many there were. */
  sendNewMails: (now?: Date) => Promise<number>;
  /** Every mail that was sent, newest first. */
  mails: () => Promise<SentMail[]>;
  /** What one repetition of some work uses, on average. */
  usageOf: (repetitions: number, work: (repetition: number) => Promise<unknown>) => Promise<Usage>;
  stop: () => Promise<void>;
}

/** The bill is for the storage of a year, so no item counts for longer. */
const longestDays = 365;
/** What DynamoDB adds to each item for its index entries. */
const overheadBytes = 100;

/** A trace that is not sampled: log lines name it, and nothing is sent. */
const trace = 'Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=0';

let clients = 0;

function newAddress(): string {
  clients += 1;
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
}

type Item = Record<string, unknown>;

async function itemsOf(client: DynamoDBDocumentClient, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of paginateScan({ client }, { TableName })) items.push(...(page.Items ?? []));
  return items;
}

/** How long an item stays, in days, by the clock that set its expiry: real time for limits, domain time for the rest. */
function daysKept(item: Item, expiresAt: string | undefined): number {
  const seconds = expiresAt && item[expiresAt];
  if (typeof seconds !== 'number') return longestDays;
  const days = [Date.now(), Date.parse(benchNow)].map((now) => (seconds * 1000 - now) / dayMs);
  const left = days.filter((number) => number > 0);
  return left.length > 0 ? Math.min(longestDays, ...left) : 0;
}

/** Tables with a fixed number of items: whether a booking creates one or adds to one is chance. */
const countersOnly: readonly TableName[] = ['Stats'];

/** What is stored now, in bytes times the days that they stay. */
async function storedUsage(client: DynamoDBDocumentClient): Promise<Usage> {
  let byteDays = 0;
  let indexByteDays = 0;
  for (const table of tableNames.filter((name) => !countersOnly.includes(name))) {
    const { indexes = [], expiresAt } = tableShape(table);
    for (const item of await itemsOf(client, table)) {
      const size = (Buffer.byteLength(JSON.stringify(item)) + overheadBytes) * daysKept(item, expiresAt);
      const held = indexes.filter(
        ({ partitionKey, sortKey }) => item[partitionKey] !== undefined && item[sortKey] !== undefined,
      );
      byteDays += size;
      indexByteDays += size * held.length;
    }
  }
  return { ...noUsage, byteDays, indexByteDays };
}

/** Starts the handlers with SES, Stripe and tables. Once per process. */
export async function startWorkloadSystem(): Promise<WorkloadSystem> {
  process.env._X_AMZN_TRACE_ID = trace;
  const ses = await prepareMail();
  await ses.load();
  const stripe = await startStripe();
  const system = await startBenchSystem({ limits: cloudLimits, ses: ses.endpoint, stripeApi: stripe.api });
  await reportCapacity();
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { handler: sendMailHandler, sendMail } = await import('#functions/jobs/send-mail.ts');
  const seen = new Set<unknown>();
  let used = noUsage;
  const count = async (name: RouteId | JobName, work: () => Promise<unknown>) => {
    used = plus(used, await usageOfRun(name, work));
  };

  async function sendOne(id: string, now: Date | undefined): Promise<void> {
    const Records = [{ dynamodb: { Keys: { id: { S: id } }, SequenceNumber: '1' } }];
    const context = { getRemainingTimeInMillis: () => 100_000 };
    await count('send-mail', () =>
      now ? sendMail([id], now) : sendMailHandler({ Records } as DynamoDBStreamEvent, context),
    );
  }

  return {
    stripe,
    async call(id, request) {
      const handler = await loadHandler(id);
      let answer: unknown;
      await count(id, async () => {
        answer = await handler(eventFor(id, { sourceIp: newAddress(), ...request }));
        return answer;
      });
      const { status, body } = answerOf(answer);
      if (status >= 400) throw new Error(`${id} was answered with ${status}: ${body}`);
      return JSON.parse(body.toString() || 'null');
    },
    run: count,
    async sendNewMails(now) {
      const unseen = (await itemsOf(client, 'Outbox')).filter(({ id }) => !seen.has(id));
      for (const { id } of unseen) {
        seen.add(id);
        await sendOne(String(id), now);
      }
      return unseen.length;
    },
    mails: ses.mails,
    async usageOf(repetitions, work) {
      used = noUsage;
      const before = await storedUsage(client);
      for (let repetition = 0; repetition < repetitions; repetition++) await work(repetition);
      const stored = plus(await storedUsage(client), before, -1);
      return perUnit(plus(used, stored), repetitions);
    },
    async stop() {
      client.destroy();
      stripe.stop();
      ses.stop();
      await system.stop();
    },
  };
}
