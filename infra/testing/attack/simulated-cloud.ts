import type { DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { afterAll, vi } from 'vitest';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import type { JobName } from '#infra/config/jobs.ts';
import { jobs } from '#infra/config/jobs.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import type { TestRequest } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { startStripe } from '#infra/testing/stripe/stripe-system.ts';
import type { TestReply, TestSystem } from '#infra/testing/system.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** When a simulation starts: a Monday at nine in the morning, Las Vegas time. */
const startsAt = new Date('2026-11-23T09:00:00-08:00');

/** The jobs that run on a schedule. The outbox's stream also runs send-mail, right after each new mail. */
const scheduled = ['send-mail', 'settle-payments', 'queue-reminders'] as const;

interface Put {
  TableName?: string;
  Item?: { id?: { S?: string } };
}

/** The ids of the mails that a call put into the outbox. */
function queuedMails({ service, input }: OutsideCall, outbox: string): string[] {
  if (service !== 'dynamodb') return [];
  const { TransactItems, ...single } = input as Put & { TransactItems?: { Put?: Put }[] };
  const puts = TransactItems ? TransactItems.map(({ Put = {} }) => Put) : [single];
  return puts
    .filter(({ TableName, Item }) => TableName === outbox && Item)
    .map(({ Item }) => String(Item?.id?.S));
}

function streamEvent(ids: readonly string[]): DynamoDBStreamEvent {
  const Records = ids.map((S, index) => ({
    dynamodb: { Keys: { id: { S } }, SequenceNumber: String(index) },
  }));
  return { Records } as DynamoDBStreamEvent;
}

async function runJob(name: JobName, event: unknown): Promise<void> {
  const { handler } = await jobs[name].load();
  await handler(event as never, { getRemainingTimeInMillis: () => 600_000 } as never);
}

/**
 * The system with the cloud's limits and its jobs at their intervals, in simulated time: only `Date` is replaced, so
 * that sockets and retries work. Stripe's events are never delivered. Open one per test file.
 */
export async function openSimulatedCloud({
  clinicNetworks = [],
}: {
  clinicNetworks?: readonly string[];
} = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: startsAt });
  const [ses, stripe] = await Promise.all([prepareMail(), startStripe()]);
  await ses.load();
  const system = await openTestSystem({
    limits: cloudLimits,
    clinicNetworks,
    ses: ses.endpoint,
    stripe,
    // Domain time follows `Date`, which is simulated.
    now: '',
  });
  const outbox = system.tableName('Outbox');
  let queued: string[] = [];
  const stop = interceptOutsideCalls(async (call, proceed) => {
    const answer = await proceed();
    queued.push(...queuedMails(call, outbox));
    return answer;
  });
  afterAll(() => {
    for (const end of [stop, ses.stop, stripe.stop, system.stop]) end();
  });

  /** Sends new mails, as the outbox's stream does. */
  async function sendQueued(): Promise<void> {
    while (queued.length > 0) {
      const ids = queued;
      queued = [];
      await runJob('send-mail', streamEvent(ids));
    }
  }

  const call: TestSystem['call'] = async <Id extends RouteId>(
    id: Id,
    request?: TestRequest,
  ): Promise<TestReply<Id>> => {
    const reply = await system.call(id, request);
    await sendQueued();
    return reply;
  };

  let minutes = 0;

  /** Lets a minute pass, and runs the jobs that are due. */
  async function passMinute(): Promise<void> {
    minutes += 1;
    vi.setSystemTime(startsAt.getTime() + minutes * minuteMs);
    for (const name of scheduled) {
      if (minutes % jobs[name].everyMinutes === 0) await runJob(name, {} as ScheduledEvent);
    }
    await sendQueued();
  }

  /** Deletes everything that the limits have counted, as if the system had no limits. */
  const forgetLimits = () => emptyTable(system.dynamo, 'Limits', system.tableName('Limits'));

  return {
    ...system,
    stripe,
    call,
    passMinute,
    forgetLimits,
    mails: ses.mails,
  };
}

export type SimulatedCloud = Awaited<ReturnType<typeof openSimulatedCloud>>;
