import { expect, test } from 'vitest';
import { isForStaff } from '#shared/api/route.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import { routeFunctions, throttleOf } from './routes/route-functions.ts';
import { throttles } from './throttles.ts';

/** How many functions an account runs at a time. */
const accountConcurrency = 1_000;
/** The duration of a request with a cold start or a slow database. */
const slowSeconds = 0.3;

test('with every route at its rate and the largest burst on top, a tenth of the account is left', () => {
  const atRate = routeIds.map(throttleOf).reduce((sum, { rate }) => sum + rate * slowSeconds, 0);
  const largestBurst = Math.max(...routeIds.map((id) => throttleOf(id).burst));
  expect(atRate + largestBurst).toBeLessThanOrEqual(0.9 * accountConcurrency);
});

test('what is reserved leaves the others more than the hundred that AWS insists on', () => {
  const reserved = routeIds.filter((id) => routeFunctions[id].isReserved);
  expect(reserved).toEqual(['POST /api/appointments', 'POST /api/stripe/webhook']);
  const sum = reserved.reduce((total, id) => total + throttleOf(id).burst, 0);
  expect(accountConcurrency - sum).toBeGreaterThan(300);
});

test('only staff shares the dashboard’s throttle', () => {
  for (const id of routeIds)
    expect(throttleOf(id) === throttles.dashboard).toBe(isForStaff(contractOf(id).caller));
});
