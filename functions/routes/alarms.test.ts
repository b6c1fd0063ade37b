import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, ScheduledEvent } from 'aws-lambda';
import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { access } from '#infra/policy/access.ts';
import { type Alarm, ownMetric } from '#infra/policy/alarms/alarm.ts';
import { alarmTable } from '#infra/policy/alarms/alarm-table.ts';
import { jobSettings } from '#infra/policy/function-settings.ts';
import type { JobName } from '#infra/policy/job-access.ts';
import { dimensionSetsOf } from '#infra/testing/alarms/aws-metrics.ts';
import { type Reported, reportedIn } from '#infra/testing/alarms/evaluate.ts';
import { alarmPlaces } from '#infra/testing/alarms/places.ts';
import { firing, synthesizedAlarms } from '#infra/testing/alarms/synthesized-alarms.ts';
import { bookingBody, freshDay } from '#infra/testing/bookings.ts';
import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { startGeocoder } from '#infra/testing/geocoder.ts';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import type { RouteId } from '#shared/api/routes.ts';
import { routes } from '#shared/api/routes.ts';
import { hourSeconds as hour, minuteSeconds as minute } from '#shared/time/durations.ts';

const written = keptLog();
const geocoder = await startGeocoder();
process.env.GEOCODER_URL = geocoder.url;
afterAll(geocoder.stop);

/** The statuses that the gateway would have counted. */
let statuses: number[] = [];

type Handler = (event: unknown) => Promise<{ statusCode: number }>;

const load = async (id: RouteId) => {
  const { handler } = await access[id].load();
  return {
    handler: async (event: unknown) => {
      const answer = await (handler as unknown as Handler)(event);
      statuses.push(answer.statusCode);
      return answer;
    },
  };
};

// A Monday morning, while the clinics are open.
const system = await openPaymentSystem({ load });
const { stripe } = system;
const { now } = await import('#functions/platform/clock.ts');

const places = { ...alarmPlaces, metricNamespace: 'Clinic-local' };
const table = alarmTable(places);
const alarms = synthesizedAlarms(places);

/** The instant of the evaluation: every period ends here. */
const end = 10 * 24 * hour;

function byGateway(status: number, seconds: number): Reported {
  const dimensions = { ApiId: places.apiId, Stage: places.apiStage };
  return { namespace: 'AWS/ApiGateway', name: '5xx', dimensions, value: status >= 500 ? 1 : 0, seconds };
}

/** Runs some work. Returns what its functions wrote and the gateway counted, as if in the last minute. */
async function observed(work: () => Promise<unknown>): Promise<Reported[]> {
  const before = written.length;
  statuses = [];
  await work();
  const seconds = end - minute / 2;
  return [
    ...reportedIn(written.slice(before), seconds),
    ...statuses.map((status) => byGateway(status, seconds)),
  ];
}

/** The same, as if reported this many seconds earlier. */
function earlier(reported: readonly Reported[], bySeconds: number): Reported[] {
  return reported.map((one) => ({ ...one, seconds: one.seconds - bySeconds }));
}

/** The same in each of the last periods. */
function inEach(periods: number, seconds: number, reported: readonly Reported[]): Reported[] {
  return Array.from({ length: periods }, (_, back) => earlier(reported, back * seconds)).flat();
}

const tick = {} as ScheduledEvent;
const schedules: Record<Exclude<JobName, 'canary'>, () => Promise<unknown>> = {
  'send-mail': async () => {
    const context = { getRemainingTimeInMillis: () => 10 * minute * 1000 };
    return (await import('#functions/jobs/send-mail.ts')).handler(tick, context);
  },
  'queue-reminders': async () => (await import('#functions/jobs/queue-reminders.ts')).handler(),
  'settle-payments': async () => (await import('#functions/jobs/settle-payments.ts')).handler(),
  // Without time left, it begins no check.
  reconcile: async () => {
    const context = { getRemainingTimeInMillis: () => 0 } as Context;
    return (await import('#functions/jobs/reconcile.ts')).handler(tick, context);
  },
};

const book = (changes: Record<string, unknown> = {}) =>
  system.call('POST /api/appointments', { body: bookingBody({ date: freshDay(), ...changes }) });

const day = 8 * hour;
/** What each part of a healthy day reports. */
const healthy = new Map<string, Reported[]>();
for (const [job, run] of Object.entries(schedules)) {
  const seconds = jobSettings[job as JobName].everyMinutes * minute;
  healthy.set(job, inEach(day / seconds, seconds, await observed(run)));
}
healthy.set('bookings', inEach(day / hour, hour, await observed(() => book())));
healthy.set(
  'canary',
  inEach(day / (5 * minute), 5 * minute, [
    {
      namespace: places.metricNamespace,
      name: ownMetric(places, 'CanaryFailed').name,
      dimensions: {},
      value: 0,
      seconds: end - minute / 2,
    },
  ]),
);

/** The alarms that go off when this is reported during a healthy day, or during one that lacks a part. */
function firedBy(reported: readonly Reported[], without?: string): string[] {
  const usual = [...healthy].filter(([part]) => part !== without).flatMap(([, values]) => values);
  return firing(alarms, [...usual, ...reported], end);
}

/** The alarms that a fault of the list below has set off. */
const proved = new Set<string>();

function expectFired(fired: readonly string[], ids: readonly string[]): void {
  expect([...fired].toSorted()).toEqual([...ids].toSorted());
  for (const id of ids) proved.add(id);
}

test('a healthy day sets off nothing', () => {
  expect(firedBy([])).toEqual([]);
});

test('no mistake of a visitor sets off anything, however often', async () => {
  const claims = system.adminClaims();
  const taken = bookingBody({ date: freshDay() });
  const mistakes = await observed(async () => {
    await system.call('POST /api/appointments', { rawBody: '{' });
    await system.call('POST /api/appointments', { body: {} });
    await system.call('POST /api/appointments', { body: taken });
    await book({ date: taken.date });
    await book({ email: 'x'.repeat(70_000) });
    await system.call('POST /api/appointments', { rawBody: 'a', headers: { 'content-type': 'text/plain' } });
    await system.call('GET /api/appointments/{confirmationNumber}', { params: { confirmationNumber: 'x' } });
    await system.call('GET /api/appointments/stats');
    await system.call('GET /api/payments/{id}', { params: { id: 'pi_unknown' }, claims });
    await system.confirm('pi_unknown');
    await system.begin(billBody({ amount: -1 }));
    await system.deliver({ payload: '{}', signature: 'nonsense' } as Parameters<typeof system.deliver>[0]);
  });
  expect(new Set(statuses.filter((status) => status >= 400)).size).toBeGreaterThanOrEqual(6);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(firedBy(inEach(30, minute, mistakes))).toEqual([]);
});

const isDynamo = ({ service }: OutsideCall) => service === 'dynamodb';
const isSes = ({ service }: OutsideCall) => service === 'ses';
const openings = () => system.call('GET /api/openings');
const failed = () => observed(() => withFault('crash-before', isDynamo, openings));
const stripeDown = () =>
  observed(async () => {
    stripe.faults.next(20, { status: 500 });
    expect((await system.begin(billBody())).status).toBe(502);
    stripe.faults.clear();
  });

async function outboxItem(changes: Record<string, unknown>): Promise<string> {
  const { body } = await book();
  const items = await system.all('Outbox');
  const item = items.find(
    ({ confirmationNumber }) => confirmationNumber === body.appointment.confirmationNumber,
  );
  await system.dynamo.send(
    new PutCommand({ TableName: system.tableName('Outbox'), Item: { ...item, ...changes } }),
  );
  return String(item?.id);
}

const inHours = (hours: number) => new Date(now().getTime() + hours * hour * 1000);

describe('an alarm goes off, and no other, when', () => {
  test.each<[string[], string, () => Promise<Reported[]>]>([
    [
      ['ServerErrors'],
      'requests fail for minutes',
      async () => inEach(5, minute, inEach(4, 1, await failed())),
    ],
    [['RequestFailed'], 'one request fails', failed],
    [['StripeRequestFailed'], 'Stripe is down', async () => inEach(5, minute, await stripeDown())],
    [
      ['UpstreamRefused'],
      'Stripe refuses what we ask for',
      async () => {
        const { handle } = await import('#functions/platform/http/handle.ts');
        const { anyone } = await import('#functions/platform/http/caller.ts');
        const { StripeRefusal } = await import('#functions/stripe/errors.ts');
        const contract = routes['GET /api/health'];
        const refused = handle(contract, anyone, () =>
          Promise.reject(new StripeRefusal('parameter_missing')),
        );
        const event = { headers: {}, requestContext: { requestId: 'r' } } as Json;
        return inEach(
          5,
          minute,
          await observed(async () => statuses.push((await refused(event)).statusCode as number)),
        );
      },
    ],
    [
      ['GeocodingFailed'],
      'the geocoder is down',
      () =>
        observed(async () => {
          geocoder.answerWith((response) => response.writeHead(500).end());
          for (const zip of ['10001', '10002', '10003'])
            expect((await system.call('GET /api/geocode', { query: { postalcode: zip } })).status).toBe(502);
          geocoder.answerWith();
        }),
    ],
    [
      ['CanaryFailed'],
      'the canary reaches no site',
      async () => {
        const { handler } = await import('#functions/jobs/canary.ts');
        return inEach(2, 5 * minute, await observed(handler));
      },
    ],
    [
      ['MailFailed'],
      'SES refuses all email',
      async () => {
        const { sendMail } = await import('#functions/jobs/send-mail.ts');
        const send = async (id: string) => withFault('throttle', isSes, () => sendMail([id], now()));
        const ids = await Promise.all(Array.from({ length: 20 }, () => outboxItem({})));
        return observed(() => Promise.all(ids.map(send)));
      },
    ],
    [
      ['OutboxAge'],
      'an email has been due for an hour',
      async () => {
        const dueSince = inHours(-1).toISOString();
        await outboxItem({ queue: 'due', nextAttemptAt: dueSince });
        return observed(schedules['send-mail']);
      },
    ],
    // Before the payments below, some of which stay open and are looked at again.
    [
      ['WebhookSilent'],
      'a payment was made, and no event arrives for hours',
      () =>
        observed(async () => {
          const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
          await system.paid();
          await settlePayments(inHours(3.1));
        }),
    ],
    [
      ['MailAbandoned'],
      'an email is too old to be tried once more',
      async () => {
        const { sendMail } = await import('#functions/jobs/send-mail.ts');
        const id = await outboxItem({
          attempts: 8,
          failures: 7,
          createdAt: inHours(-367 * 24).toISOString(),
          nextAttemptAt: inHours(-1).toISOString(),
        });
        return observed(() => withFault('throttle', isSes, () => sendMail([id], now())));
      },
    ],
    [
      ['PaymentDisputed'],
      'a cardholder disputes a payment',
      () =>
        observed(async () => {
          const id = await system.paid();
          stripe.dispute(id);
          await system.deliverAll(id);
        }),
    ],
    [
      ['RefundFailed'],
      'a bank returns a refund',
      () =>
        observed(async () => {
          const id = await system.paid();
          await system.refund(id, { amount: 20, reason: 'Paid twice' });
          stripe.failRefund(id);
          await system.deliverAll(id);
        }),
    ],
    [['OtherSale'], 'another product sells something', () => observed(() => system.sellElsewhere())],
    [
      ['PaymentMismatched'],
      'a payment has another amount at Stripe',
      () =>
        observed(async () => {
          const { id } = await system.begun();
          stripe.pay(id);
          Object.assign(stripe.intent(id), { amount: 1 });
          await system.deliverAll(id);
        }),
    ],
    [
      ['DeletedPaymentPaid'],
      'a payment succeeds after its record was deleted',
      () =>
        observed(async () => {
          const { id } = await system.begun();
          stripe.slowDown(1);
          stripe.pay(id);
          await system.remove(id);
          stripe.settle(id);
          await system.deliverAll(id);
        }),
    ],
    [
      ['WebhookRefused'],
      'events are signed with another secret',
      () =>
        observed(async () => {
          const payload = '{}';
          const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
          for (let count = 0; count < 3; count++)
            await system.deliver({ payload, signature } as Parameters<typeof system.deliver>[0]);
        }),
    ],
    [
      // A job asks Stripe, so its outage is one more alarm.
      ['SettlementFailed', 'StripeRequestFailed'],
      'a payment can’t be settled for half an hour',
      async () => {
        const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
        await system.begun();
        stripe.faults.next(200, { status: 500 });
        const once = await observed(() => settlePayments(inHours(0.9)));
        stripe.faults.clear();
        return inEach(2, 15 * minute, once);
      },
    ],
  ])('%j: %s', async (ids, _, fault) => {
    expectFired(firedBy(await fault()), ids);
  });

  test.each(Object.keys(schedules))('the schedule of %s stands still', (job) => {
    expectFired(firedBy([], job), [`${job}-schedule`]);
  });

  test('no one books while clinics are open', () => {
    expectFired(firedBy([], 'bookings'), ['NoBookings']);
  });

  test('the canary does not run', () => {
    expectFired(firedBy([], 'canary'), ['CanaryFailed']);
  });
});

/** The alarms that watch only metrics of AWS, which nothing on one machine reports: their series are written by hand. */
const ofAws = table.filter(
  ({ id, metrics }) =>
    id === 'Slow' || Object.values(metrics).every(({ namespace }) => namespace.startsWith('AWS/')),
);

/** One value of the alarm's first metric per period, by hand. */
function byHand(
  { metrics, threshold, periods, periodSeconds }: Alarm,
  change: Partial<Reported> = {},
): Reported[] {
  const [first] = Object.values(metrics);
  if (!first) throw new TypeError('an alarm without a metric');
  const { namespace, name, dimensions } = first;
  const one = { namespace, name, dimensions, value: threshold, seconds: end - minute / 2, ...change };
  return inEach(periods.of, periodSeconds, [one]);
}

test.each(ofAws.map((alarm): [string, Alarm] => [alarm.id, alarm]))(
  'by hand: %s goes off at its threshold and no other does; below, or for a neighbor’s resource, none does',
  (id, alarm) => {
    expectFired(firedBy(byHand(alarm)), [id]);
    expect(firedBy(byHand(alarm, { value: alarm.threshold * 0.9 }))).toEqual([]);
    const [first] = Object.values(alarm.metrics);
    const dimensions = Object.fromEntries(
      Object.keys(first?.dimensions ?? {}).map((name) => [name, 'neighbor']),
    );
    expect(firedBy(byHand(alarm, { dimensions }))).toEqual([]);
  },
);

test('metrics of AWS are watched by the names, dimensions and statistics that AWS documents', () => {
  for (const { id, metrics, missingData } of table) {
    for (const { namespace, name, dimensions } of Object.values(metrics)) {
      if (!namespace.startsWith('AWS/')) continue;
      expect([id, name, dimensionSetsOf(namespace, name)]).toEqual([
        id,
        name,
        expect.arrayContaining([Object.keys(dimensions).toSorted().join()]),
      ]);
      // AWS reports none of them while nothing happens.
      expect([id, missingData]).toEqual([id, 'notBreaching']);
    }
  }
});

test('an alarm in the wrong namespace, with wrong dimensions or too high a threshold is caught', async () => {
  const reported = [...healthy.values()]
    .flat()
    .concat(await failed(), inEach(5, minute, inEach(4, 1, await failed())));
  const intact = alarms.get('ServerErrors');
  const fires = (change: (alarm: Json) => void) => {
    const broken = structuredClone(intact);
    change(broken);
    return firing(new Map([['ServerErrors', broken]]), reported, end).length > 0;
  };
  const metricIn = (alarm: Json) => alarm.Metrics.find(({ Id }: Json) => Id === 'errors').MetricStat.Metric;
  expect(fires(() => {})).toBe(true);
  expect(
    fires((alarm) => {
      metricIn(alarm).Namespace = 'AWS/APIGateway';
    }),
  ).toBe(false);
  expect(
    fires((alarm) => {
      metricIn(alarm).Dimensions[0].Value = 'other';
    }),
  ).toBe(false);
  expect(
    fires((alarm) => {
      metricIn(alarm).Dimensions.pop();
    }),
  ).toBe(false);
  expect(
    fires((alarm) => {
      alarm.Threshold = 100;
    }),
  ).toBe(false);
});

/** Proved beside the tests that make their fault, because it needs a system of its own. */
const provedElsewhere = ['BooksDiffer', 'SecretRefreshFailed', 'StripeKeysMismatched'];

test('every alarm was set off by a fault', () => {
  expect([...proved, ...provedElsewhere].toSorted()).toEqual(table.map(({ id }) => id).toSorted());
});
