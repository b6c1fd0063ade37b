import { expect, test } from 'vitest';
import type { TestRequest } from '#infra/testing/events.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { refusalCodes } from '#shared/api/problem-codes.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';

const system = await openPaymentSystem();

/** A broken request without credentials: a body that ends early, and path and query values that no schema allows. */
function brokenRequest(id: RouteId): TestRequest {
  const names = [...id.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return {
    params: Object.fromEntries(names.map((name) => [name, '\u0000'])),
    ...(contractOf(id).query && { query: { date: 'never', postalcode: 'nowhere', limit: 'all' } }),
    ...(!id.startsWith('GET') && { rawBody: '{', headers: { 'content-type': 'application/json' } }),
  };
}

const refusalsOf = (id: RouteId) => refusalCodes(contractOf(id));
const refusing = routeIds.filter((id) => refusalsOf(id).size > 0);

test.each(refusing)('%s refuses a stranger’s broken request', async (id) => {
  const { status, problem } = await system.call(id, brokenRequest(id));
  expect(status).toBeLessThan(500);
  expect([...refusalsOf(id)]).toContain(problem.code);
});
