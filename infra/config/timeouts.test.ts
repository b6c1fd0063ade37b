import { expect, test } from 'vitest';
import { geocodingMs } from '#functions/geocoding/time-limits.ts';
import { lastStartMs } from '#functions/mail/time-limits.ts';
import { retriedCallMs } from '#functions/platform/time-limits.ts';
import { siteChecksMs } from '#functions/site-checks/time-limits.ts';
import { stripeCallsMs } from '#functions/stripe/time-limits.ts';
import { routeIds } from '#shared/contract/routes.ts';
import { jobNames, jobs } from './jobs.ts';
import { routeFunctions } from './routes/route-functions.ts';
import { longestFailureMs, ownWorkMs, timeoutSecondsOf } from './timeouts.ts';

/** How long API Gateway waits for a function (its limit is 30 s). */
const gatewayWaitSeconds = 29;

test.each(routeIds)('%s ends before API Gateway gives up on it', (id) => {
  expect(timeoutSecondsOf(routeFunctions[id])).toBeLessThanOrEqual(gatewayWaitSeconds);
});

test.each(jobNames)('%s has time for a service that fails', (job) => {
  expect(timeoutSecondsOf(jobs[job]) * 1000).toBeGreaterThanOrEqual(longestFailureMs(jobs[job]) + ownWorkMs);
});

test.each(jobNames)('%s begins nothing once its next run begins', (job) => {
  const { everyMinutes = Number.POSITIVE_INFINITY } = jobs[job];
  const finishesInMs = job === 'send-mail' ? lastStartMs : 0;
  expect(timeoutSecondsOf(jobs[job]) * 1000 - finishesInMs).toBeLessThanOrEqual(everyMinutes * 60_000);
});

test('a function that calls nothing has the time of its own work, one that writes time to look again', () => {
  expect(timeoutSecondsOf({})).toBe(ownWorkMs / 1000);
  const reads = longestFailureMs({ tables: { Slots: ['Query'] } });
  expect(longestFailureMs({ tables: { Slots: ['Query', 'UpdateItem'] } })).toBe(2 * reads);
  expect(longestFailureMs({ uses: ['geocoder'] })).toBe(geocodingMs);
  expect(longestFailureMs({ uses: ['public-site'] })).toBe(siteChecksMs);
  expect(longestFailureMs({ uses: ['stripe'] })).toBe(stripeCallsMs);
});

test.each(['signing-keys', 'origin-proof'] as const)(
  'a function that uses %s has the time to read its secret',
  (use) => {
    expect(longestFailureMs({ uses: [use] })).toBe(retriedCallMs);
  },
);
