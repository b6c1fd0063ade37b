import type { DynamoDBStreamEvent, EventBridgeEvent } from 'aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { stripeCallsMs, writeTimeoutMs } from '#functions/stripe/time-limits.ts';
import type { JobName } from '#infra/config/jobs.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { longestFailureMs } from '#infra/config/timeouts.ts';
import { useEverything } from '#infra/testing/everything/use-everything.ts';
import { withSilence } from '#infra/testing/faults/silence.ts';
import { startGeocoder } from '#infra/testing/geocoder.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { problemSchema } from '#shared/api/problem.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';

quietLog();
const geocoder = await startGeocoder();
process.env.GEOCODER_URL = geocoder.url;
afterAll(geocoder.stop);

type Answer = { statusCode: number; headers: Record<string, string>; body: string };
type Handler = (event: unknown) => Promise<Answer>;

/** The longest time that each route took. */
const longestMs = new Map<RouteId, number>();

/** Refills the SDK's retry budget: it stops retrying after hundreds of failures in a row. */
async function refillRetries(): Promise<void> {
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  Object.assign(await dynamo.config.retryStrategy(), { capacity: 500 });
}

/** The first request that reaches the emailed code uses the code up, so this route gets one request for each code. */
const verify: RouteId = 'POST /api/appointments/lookup/verify';
/** At least the number of outside calls that the route makes. */
const verifyCalls = 8;
let verifySilentFrom = Number.POSITIVE_INFINITY;

/** Answers that are neither a success nor a problem that the site can show. */
const strangeAnswers: unknown[] = [];

function check(id: RouteId, { statusCode, headers, body }: Answer): void {
  if (statusCode < 300) return;
  const problem = problemSchema.safeParse(JSON.parse(body));
  const isOurs =
    headers['content-type'] === 'application/problem+json' && problem.data?.status === statusCode;
  if (!isOurs) strangeAnswers.push([id, statusCode, headers, body]);
}

let isMeasuring = false;

/**
 * The first time that a route is used, sends it the request repeatedly: first, none of its outside calls is answered,
 * then only the first of them, then the first two, and so on.
 */
function callInSilence(id: RouteId, handler: Handler): Handler {
  return async (event) => {
    if (!isMeasuring || (longestMs.has(id) && id !== verify)) return handler(event);
    for (let first = id === verify ? verifySilentFrom : 0; ; first++) {
      await refillRetries();
      const { result, tookMs, silent } = await withSilence(
        (_, position) => position >= first,
        () => handler(event),
      );
      longestMs.set(id, Math.max(tookMs, longestMs.get(id) ?? 0));
      check(id, result);
      if (silent === 0 || id === verify) return result;
    }
  };
}

const load = async (id: RouteId) => ({
  handler: callInSilence(id, (await routeFunctions[id].load()).handler as unknown as Handler),
});

const system = await openPaymentSystem({ load });

/** Runs a job, whose outside calls are answered. */
async function run(job: JobName, event: unknown, now: string): Promise<void> {
  const instant = new Date(now);
  switch (job) {
    case 'queue-reminders':
      return (await import('#functions/jobs/queue-reminders.ts')).queueDue(instant);
    case 'settle-payments':
      return (await import('#functions/jobs/settle-payments.ts')).settlePayments(instant);
    case 'canary':
      return (await import('#functions/jobs/canary.ts')).handler();
    case 'reconcile':
      return (await import('#functions/jobs/reconcile.ts')).reconcileIfDue(instant);
    case 'record-feedback':
      return (await import('#functions/jobs/record-feedback.ts')).handler(
        event as EventBridgeEvent<string, unknown>,
      );
    case 'send-mail':
      await (await import('#functions/jobs/send-mail.ts')).handler(event as DynamoDBStreamEvent, {
        getRemainingTimeInMillis: () => 0,
      });
  }
}

test('whenever the outside world falls silent, every route still answers, with a success or a problem, within the time its timeout is made of', async () => {
  isMeasuring = true;
  await useEverything({ system, run });
  for (verifySilentFrom = 0; verifySilentFrom < verifyCalls; verifySilentFrom++) {
    await openLookup(system, 'sam@example.com').catch(() => undefined);
  }
  await system.call('GET /api/geocode', { query: { postalcode: '10001' } });
  isMeasuring = false;
  expect([...longestMs.keys()].toSorted()).toEqual(routeIds.toSorted());
  const tooLong = routeIds.filter((id) => Number(longestMs.get(id)) > longestFailureMs(routeFunctions[id]));
  expect(tooLong).toEqual([]);
  expect(strangeAnswers).toEqual([]);
});

test('a booking that is never answered takes longer than the ten seconds that every function once had', () => {
  expect(longestMs.get('POST /api/appointments')).toBeGreaterThan(10_000);
});

test('a refund that Stripe never answers ends in time and in our words', async () => {
  const id = await system.paid();
  let isAsked = false;
  const { result, tookMs } = await withSilence(
    ({ service, operation }) => {
      isAsked ||= operation === 'POST /v1/refunds';
      return service === 'stripe' && isAsked;
    },
    () => system.refund(id, { amount: 500, reason: 'Counted twice' }),
  );
  expect([result.status, result.problem.code]).toEqual([502, 'upstream']);
  expect(tookMs).toBeGreaterThan(2 * writeTimeoutMs);
  expect(tookMs).toBeLessThanOrEqual(stripeCallsMs);
  expect(tookMs).toBeLessThanOrEqual(longestFailureMs(routeFunctions['POST /api/payments/{id}/refund']));
});
