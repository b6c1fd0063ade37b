import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { answerOf, gatewayAnswer } from '#infra/http/answer.ts';
import { clientId, oidcPath } from '#infra/local/sign-in/account.ts';
import { publicKeysOf, signInKeys } from '#infra/local/sign-in/keys.ts';
import { openHttpSystem, serveOnFreePort } from '#infra/testing/http-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { isForStaff } from '#shared/api/route.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { adminScope } from '#shared/sign-in.ts';
import { everyCaller } from './access/callers.harness.ts';
import { type Finding, findLeaks, findRefusals } from './access/matrix.harness.ts';
import { makeVictim, type Victim } from './access/victim.harness.ts';
import { type Authorize, createAuthorizer } from './authorizer.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';

const system = await openHttpSystem();
const { origin, dataDir } = system;
const closers = [system.stop];
afterAll(() => closers.reverse().forEach((close) => void close()));

const owner = await makeVictim(system);
const otherPatient = bookingBody();
const { body: made } = await system.call('POST /api/appointments', { body: otherPatient });
const newCallers = () =>
  everyCaller(system, owner, { email: otherPatient.email, manageToken: made.manageToken });
const callers = await newCallers();

test('no caller reads or changes anything that is not theirs', async () => {
  expect(await findLeaks({ origin, system, callers, victim: owner })).toEqual([]);
});

test.each([
  ['the patient of the booking', owner],
  ['another address', owner],
  ['the addressee of the booking’s mail', owner],
  ['the holder of the estimate’s link', owner],
  ['the holder of the waiting list’s link', owner],
  ['an admin', undefined],
  ['an admin whose token we signed', undefined],
  ['the front desk', undefined],
])('%s is served their own data', async (name, own) => {
  const victim = own ?? (await makeVictim(system));
  // New callers, since a patient who is served may end their lookup session.
  const one = (await newCallers()).filter((caller) => caller.name === name);
  expect(one).toHaveLength(1);
  expect(await findRefusals({ origin, system, callers: one, victim })).toEqual([]);
});

type Event = APIGatewayProxyEventV2;
type Handler = (event: Event) => Promise<unknown>;

const issuer = `${origin}${oidcPath}`;
const authorize = createAuthorizer({
  issuer,
  clientId,
  scope: adminScope,
  publicKeys: async () => publicKeysOf(await signInKeys(dataDir)),
});

/** A naive authorizer that decodes a token without verifying it. */
const believe: Authorize = async (authorization = '') => {
  const refusal = gatewayAnswer(401, 'Unauthorized');
  try {
    const {
      iss,
      aud,
      client_id = aud,
      exp = 0,
      ...claims
    } = decodeJwt(authorization.replace(/^Bearer /, ''));
    if (iss !== issuer || client_id !== clientId || exp * 1000 < Date.now()) return { refusal };
    if (!String(claims.scope).split(' ').includes(adminScope)) {
      return { refusal: gatewayAnswer(403, 'Forbidden') };
    }
    const groups = `[${[claims['cognito:groups'] ?? []].flat().join(' ')}]`;
    const said = { sub: `${claims.sub}`, token_use: `${claims.token_use}`, scope: `${claims.scope}` };
    return {
      claims: { ...said, iss, client_id: clientId, exp: `${exp}`, 'cognito:groups': groups },
      scopes: [],
    };
  } catch {
    return { refusal };
  }
};

function changed(change: (handler: Handler, event: Event) => Promise<unknown>): GatewayOptions['load'] {
  return async (id: RouteId) => {
    const { handler } = await routeFunctions[id].load();
    return { handler: (event: Event) => change(handler as Handler, event) };
  };
}

function claimsOf(event: Event) {
  return (event as APIGatewayProxyEventV2WithJWTAuthorizer).requestContext.authorizer?.jwt.claims;
}

function isInGroup(event: Event): boolean {
  const claims = claimsOf(event);
  return !claims || claims['cognito:groups'] === '[admins]';
}

/** A naive handler that ignores the group. */
function ignoringGroups(handler: Handler, event: Event): Promise<unknown> {
  const claims = claimsOf(event);
  if (claims) claims['cognito:groups'] = '[admins]';
  return handler(event);
}

/** A naive handler that checks too late: the work is already done, and its answer reveals the result. */
async function lookingTooLate(handler: Handler, event: Event): Promise<unknown> {
  if (isInGroup(event)) return handler(event);
  const { body } = answerOf(await ignoringGroups(handler, event));
  return { statusCode: 403, body: body.toString() };
}

/** A naive handler that accepts any appointment's token for every appointment. */
function takingAnyToken(victim: Victim) {
  return (handler: Handler, event: Event): Promise<unknown> => {
    const isManaging = event.headers.authorization === `Bearer ${made.manageToken}`;
    const authorization = isManaging ? `Bearer ${victim.manageToken}` : event.headers.authorization;
    return handler({ ...event, headers: { ...event.headers, authorization } });
  };
}

const routesOf = (kind: 'staff' | 'patient') =>
  routeIds.filter((id) => {
    const { caller } = contractOf(id);
    return kind === 'staff' ? isForStaff(caller) : caller === kind;
  });

/** The matrix's findings about a naive gateway that doesn't protect staff's or patients' routes. */
async function findingsAt(
  breaks: 'staff' | 'patient',
  make: (victim: Victim) => Partial<GatewayOptions>,
): Promise<Finding[]> {
  const victim = await makeVictim(system);
  const naive = await serveOnFreePort(createGateway({ authorize, headers: {}, ...make(victim) }));
  closers.push(naive.stop);
  return findLeaks({ origin: naive.origin, system, callers, victim, routes: routesOf(breaks) });
}

const callersIn = (findings: Finding[]) => new Set(findings.map(({ caller }) => caller));
const foundIn = (findings: Finding[], route: RouteId) =>
  findings.filter((finding) => finding.route === route).map(({ found }) => found);

const deletion = 'DELETE /api/appointments/{confirmationNumber}';

test('an authorizer that skips the signature is caught', async () => {
  const findings = await findingsAt('staff', () => ({ authorize: believe }));
  expect(callersIn(findings)).toEqual(
    new Set([
      'our issuer with another key',
      'no signature',
      'the public key as an HMAC secret',
      'one of them',
    ]),
  );
  expect(foundIn(findings, 'GET /api/appointments')).toContain('tells Zyxmarkerson');
  expect(foundIn(findings, 'GET /api/payments/list')).toContain('tells 4321.09');
  expect(foundIn(findings, deletion)).toContain('changed something');
  const open = new Set(findings.map(({ route }) => route));
  const staffRoutes = routesOf('staff');
  expect(staffRoutes).toContain('POST /api/closures');
  expect(staffRoutes.filter((id) => !open.has(id))).toEqual([]);
});

test('handlers that ignore the group are caught', async () => {
  const findings = await findingsAt('staff', () => ({ load: changed(ignoringGroups) }));
  expect(callersIn(findings)).toEqual(
    new Set(['the front desk', 'no group', 'a group that only begins alike', 'one of them']),
  );
  expect(foundIn(findings, deletion)).toContain('changed something');
});

test('handlers that refuse only after doing the work are caught', async () => {
  const findings = await findingsAt('staff', () => ({ load: changed(lookingTooLate) }));
  expect(foundIn(findings, deletion)).toEqual(['changed something']);
  expect(foundIn(findings, 'GET /api/appointments')).toContain('tells 1931-02-03');
  expect(findings.filter(({ found }) => found.startsWith('status'))).toEqual([]);
});

test('handlers that accept any appointment’s token are caught', async () => {
  const findings = await findingsAt('patient', (victim) => ({ load: changed(takingAnyToken(victim)) }));
  expect(callersIn(findings)).toEqual(new Set(['another patient', 'one of them']));
  expect(foundIn(findings, 'GET /api/appointments/{confirmationNumber}')).toContain('tells Zyxmarkerson');
});
