import { expect, test } from 'vitest';
import { geocodingMs } from '#functions/geocoding/time-limits.ts';
import { lastStartMs } from '#functions/mail/time-limits.ts';
import { retriedCallMs } from '#functions/platform/time-limits.ts';
import { siteChecksMs } from '#functions/site-checks/time-limits.ts';
import { contractOf, routeIds } from '#shared/api/routes.ts';
import { access } from './access.ts';
import { everyMinutes, jobSettings, routeSettings, throttles } from './function-settings.ts';
import type { Grants } from './grant-terms.ts';
import { type JobName, jobNames, jobs } from './job-access.ts';
import {
  gatewayWaitSeconds,
  jobTimeoutSeconds,
  longestFailureMs,
  ownWorkMs,
  timeoutSecondsOf,
} from './timeouts.ts';

/** The functions that an account runs at a time. */
const accountConcurrency = 1_000;
/** A request with a cold start, or a slow database. */
const slowSeconds = 0.3;

const routeThrottles = routeIds.map((id) => throttles[routeSettings[id].throttle]);

function memoryFor({ tables, uses = [] }: Grants): string {
  if (uses.includes('stripe')) return 'stripe';
  const needsSdk = tables || uses.some((use) => use !== 'public-site');
  return needsSdk ? 'database' : 'light';
}

test.each(routeIds)('%s ends before API Gateway gives up on it', (id) => {
  expect(timeoutSecondsOf(access[id])).toBeLessThanOrEqual(gatewayWaitSeconds);
});

test.each(jobNames)('%s has time for a service that fails', (job) => {
  expect(jobTimeoutSeconds(job) * 1000).toBeGreaterThanOrEqual(longestFailureMs(jobs[job]) + ownWorkMs);
});

test.each(Object.entries(everyMinutes))('%s begins nothing once its next run begins', (job, minutes) => {
  const finishesInMs = job === 'send-mail' ? lastStartMs : 0;
  expect(jobTimeoutSeconds(job as JobName) * 1000 - finishesInMs).toBeLessThanOrEqual(minutes * 60_000);
});

test('a function that calls nothing has the time of its own work, one that writes time to look again', () => {
  expect(timeoutSecondsOf({})).toBe(ownWorkMs / 1000);
  const reads = longestFailureMs({ tables: { Slots: ['Query'] } });
  expect(longestFailureMs({ tables: { Slots: ['Query', 'UpdateItem'] } })).toBe(2 * reads);
  expect(longestFailureMs({ uses: ['geocoder'] })).toBe(geocodingMs);
  expect(longestFailureMs({ uses: ['public-site'] })).toBe(siteChecksMs);
});

test.each(['signing-keys', 'client-address', 'stripe'] as const)(
  'a function that uses %s has the time to read its secret',
  (use) => {
    expect(longestFailureMs({ uses: [use] })).toBe(retriedCallMs);
  },
);

test.each([
  ...routeIds.map((id) => ({ name: id, settings: routeSettings[id], line: access[id] })),
  ...jobNames.map((job) => ({ name: job, settings: jobSettings[job], line: jobs[job] })),
])('$name has the memory for what it loads', ({ settings, line }) => {
  expect(settings.memory).toBe(memoryFor(line));
});

test('with every route at its rate and the largest burst on top, a tenth of the account is left', () => {
  const atRate = routeThrottles.reduce((sum, { rate }) => sum + rate * slowSeconds, 0);
  const largestBurst = Math.max(...routeThrottles.map(({ burst }) => burst));
  expect(atRate + largestBurst).toBeLessThanOrEqual(0.9 * accountConcurrency);
});

test('what is reserved leaves the others more than the hundred that AWS insists on', () => {
  const reserved = routeIds.filter((id) => routeSettings[id].isReserved);
  expect(reserved).toEqual(['POST /api/appointments', 'POST /api/stripe/webhook']);
  const sum = reserved.reduce((total, id) => total + throttles[routeSettings[id].throttle].burst, 0);
  expect(accountConcurrency - sum).toBeGreaterThan(300);
});

test('only managers share the dashboard’s throttle', () => {
  for (const id of routeIds)
    expect(routeSettings[id].throttle === 'dashboard').toBe(contractOf(id).caller === 'admin');
});
