import { isDeepStrictEqual } from 'node:util';
import { routeExample } from '#infra/build/openapi/example.ts';
import type { TableName } from '#infra/config/tables.ts';
import type { TestSystem } from '#infra/testing/system.ts';
import { isForStaff } from '#shared/api/route.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import type { MatrixCaller } from './callers.harness.ts';
import { leakedIn, type Victim } from './victim.harness.ts';

/** A security hole that the matrix found. */
export interface Finding {
  route: RouteId;
  caller: string;
  found: string;
}

/** A body that would affect the victim if it were accepted. Public routes accept it from any caller. */
function bodyFor(id: RouteId, { booking, paymentId, labOrder, elsewhere, anotherDay }: Victim): object {
  const clientSecret = `${paymentId}_secret_${'x'.repeat(25)}`;
  const bodies: Partial<Record<RouteId, object>> = {
    // The victim's confirmation number with another patient's data.
    'POST /api/appointments': { ...booking, firstName: 'Mallory', lastName: 'Doe' },
    'POST /api/appointments/lookup/verify': { link: `${'A'.repeat(22)}.${'A'.repeat(22)}` },
    'POST /api/appointments/{confirmationNumber}/reschedule': elsewhere,
    'POST /api/admin/appointments/search': { q: booking.lastName },
    'PUT /api/appointments/{confirmationNumber}/status': { status: 'cancelled' },
    'POST /api/payments': { paymentIntentId: paymentId, clientSecret, patientName: 'Mallory Doe' },
    'POST /api/payments/confirm-payment': { paymentIntentId: paymentId },
    'POST /api/payments/search': { q: paymentId },
    'POST /api/payments/{id}/receipt': { clientSecret },
    'POST /api/payments/{id}/handled': { key: 'payment-in-doubt' },
    'PUT /api/payments/{id}/status': { status: 'failed' },
    'POST /api/lab-orders/search': { q: booking.lastName },
    'PUT /api/lab-orders/{number}': { status: 'drawn', clinicId: '1', version: labOrder.version },
    'POST /api/closures': { date: anotherDay },
  };
  const isPublic = contractOf(id).caller === 'public';
  return { ...(isPublic ? {} : routeExample(id).body), ...bodies[id] };
}

function pathFor(
  path: string,
  { booking, paymentId, labOrder, closureId, messageId, waitlist }: Victim,
): string {
  const [, kind = ''] = /\/(closures|messages|waitlist)\//.exec(path) ?? [];
  const ids: Record<string, string> = { closures: closureId, messages: messageId, waitlist: waitlist.id };
  return path
    .replace('{confirmationNumber}', booking.confirmationNumber)
    .replace('{number}', labOrder.number)
    .replace('{id}', ids[kind] ?? paymentId);
}

async function request(origin: string, id: RouteId, victim: Victim, token?: string) {
  const [method = '', path = ''] = id.split(' ');
  const response = await fetch(origin + pathFor(path, victim), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && method !== 'DELETE' && { body: JSON.stringify(bodyFor(id, victim)) }),
  });
  const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
  return { status: response.status, text };
}

/**
 * The tables that only callers who are served may change. All other tables count requests or hold data that
 * any visitor may send.
 */
const protectedTables: TableName[] = [
  'Slots',
  'Appointments',
  'Estimates',
  'Closures',
  'Waitlist',
  'Payments',
  'Stats',
  'Audit',
  'Reconciliation',
];

const everything = ({ all }: Matrix['system']) => Promise.all(protectedTables.map(all));

/** The status a caller should get from a route; undefined for public routes. */
function expected(id: RouteId, caller: MatrixCaller): number | 'served' | undefined {
  const kind = contractOf(id).caller;
  const special = caller.except?.[id];
  if (special !== undefined) return special;
  if (isForStaff(kind)) return caller.onStaffRoutes;
  if (kind === 'patient') return caller.onPatientRoutes;
  // Only Stripe can sign events.
  return kind === 'stripe' ? 400 : undefined;
}

const notServed = [401, 403, 404];

function statusFinding(status: number, wanted: number | 'served'): string | undefined {
  if (wanted !== 'served') return status === wanted ? undefined : `status ${status}, not ${wanted}`;
  return notServed.includes(status) || status >= 500 ? `status ${status}, not served` : undefined;
}

/**
 * The position of a route in the order of calls: GETs first and deletions last, so that every route finds the victim's
 * records. Routes of closures precede those that move or cancel the visit that a closure affects.
 */
function orderOf(id: RouteId): number {
  if (id.startsWith('DELETE ')) return 3;
  return id.startsWith('GET ') ? 0 : id.includes('/api/closures/') ? 1 : 2;
}

const byMethod = (a: RouteId, b: RouteId) => orderOf(a) - orderOf(b);

export interface Matrix {
  /** The origin of the gateway under test. */
  origin: string;
  /** The system behind the gateway, to inspect the effects. */
  system: Pick<TestSystem, 'all'>;
  callers: readonly MatrixCaller[];
  victim: Victim;
  /** The routes to call. Default: all. */
  routes?: readonly RouteId[];
}

/** Calls a route as every caller it must refuse. No answer may reveal anything. */
async function refusedBy(id: RouteId, { origin, callers, victim }: Matrix): Promise<Finding[]> {
  const anyone = await request(origin, id, victim);
  const refused = callers.filter((caller) => expected(id, caller) !== 'served');
  const perCaller = refused.map(async (caller): Promise<Finding[]> => {
    const { status, text } = await request(origin, id, victim, caller.token);
    const secrets = leakedIn(text, { mayNameAmount: id === 'GET /api/payments/payment-status/{id}' });
    const found = [
      statusFinding(status, expected(id, caller) ?? anyone.status),
      ...secrets.map((secret) => `tells ${secret}`),
    ];
    return found.flatMap((one) => (one ? [{ route: id, caller: caller.name, found: one }] : []));
  });
  const findings = (await Promise.all(perCaller)).flat();
  if (anyone.status >= 500)
    findings.push({ route: id, caller: 'no token', found: `status ${anyone.status}` });
  return findings;
}

/** Calls routes as every caller that they must refuse. None may change anything. Returns the security holes. */
export async function findLeaks(matrix: Matrix): Promise<Finding[]> {
  const { system, routes = routeIds } = matrix;
  const look = () => everything(system);
  const findings: Finding[] = [];
  let before = await look();
  for (const id of routes.toSorted(byMethod)) {
    findings.push(...(await refusedBy(id, matrix)));
    if (id.startsWith('GET')) continue;
    const after = await look();
    if (!isDeepStrictEqual(after, before)) {
      findings.push({ route: id, caller: 'one of them', found: 'changed something' });
    }
    before = after;
  }
  return findings;
}

/**
 * Calls every route as every caller it must serve, since a gateway that refuses every request would pass
 * `findLeaks`.
 */
export async function findRefusals({ origin, callers, victim }: Matrix): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const caller of callers) {
    for (const id of routeIds.toSorted(byMethod).filter((one) => expected(one, caller) === 'served')) {
      const { status } = await request(origin, id, victim, caller.token);
      const found = statusFinding(status, 'served');
      if (found) findings.push({ route: id, caller: caller.name, found });
    }
  }
  return findings;
}
