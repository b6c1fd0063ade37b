import { describe, expect, test } from 'vitest';
import { mailedCode, openLookup } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';

const system = await openTestSystem();
const { writeToken } = await import('#functions/platform/tokens.ts');

const endLookup = 'DELETE /api/appointments/lookup';
const patientRoutes = routeIds.filter((id) => contractOf(id).caller === 'patient');

let lastEmail = 0;

/** A patient with a visit, in a lookup session. */
async function lookedUp() {
  const body = bookingBody({ email: `session-${++lastEmail}@example.com`, date: freshDay() });
  await system.call('POST /api/appointments', { body });
  return { ...body, token: await openLookup(system, body.email) };
}

type Patient = Awaited<ReturnType<typeof lookedUp>>;

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const callAs = (id: RouteId, { confirmationNumber, token }: Pick<Patient, 'confirmationNumber' | 'token'>) =>
  system.call(id, {
    params: { confirmationNumber, id: 'pi_00000000another' },
    body: {},
    ...bearer(token),
  });

const mine = (token: string) => system.call('GET /api/appointments/mine', bearer(token));

function reschedule({ confirmationNumber, token }: Patient, date = freshDay()) {
  return system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    params: { confirmationNumber },
    body: { location: { id: '1' }, date, time: '9:30' },
    ...bearer(token),
  });
}

/** The token with other claims and the old signature. */
function tampered(token: string, from: string, to: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = Buffer.from(payload, 'base64url').toString();
  expect(claims).toContain(from);
  return [header, Buffer.from(claims.replace(from, to)).toString('base64url'), signature].join('.');
}

describe('a lookup session', () => {
  test('ends at the server: 204 without a body, then its token is refused, even by a second end', async () => {
    const patient = await lookedUp();
    expect((await mine(patient.token)).status).toBe(200);
    const ended = await system.call(endLookup, bearer(patient.token));
    expect([ended.status, ended.body]).toEqual([204, null]);
    expect(ended.headers['cache-control']).toBe('no-store');
    expect((await system.call(endLookup, bearer(patient.token))).status).toBe(401);
  });

  test.each(patientRoutes)('that has ended is refused by %s', async (id) => {
    const patient = await lookedUp();
    await system.call(endLookup, bearer(patient.token));
    const { status, problem } = await callAs(id, patient);
    expect([status, problem.code]).toEqual([401, 'unauthenticated']);
    expect(JSON.stringify(problem)).not.toContain(patient.email);
  });

  test('ends alone: another one of the same address goes on', async () => {
    const patient = await lookedUp();
    const elsewhere = await openLookup(system, patient.email);
    await system.call(endLookup, bearer(patient.token));
    expect((await mine(elsewhere)).status).toBe(200);
    expect((await mine(patient.token)).status).toBe(401);
  });

  test('ends once for 20 simultaneous ends', async () => {
    const { token } = await lookedUp();
    const ends = Array.from({ length: 20 }, () => system.call(endLookup, bearer(token)));
    const statuses = new Set((await Promise.all(ends)).map(({ status }) => status));
    expect(statuses.has(204)).toBe(true);
    expect([...statuses].filter((status) => status !== 204 && status !== 401)).toEqual([]);
    expect((await mine(token)).status).toBe(401);
  });

  test('ends by itself after half an hour', async () => {
    const { body } = await system.call('POST /api/appointments/lookup', {
      body: { email: 'late@example.com' },
    });
    const { requestId } = body;
    const entered = { email: 'late@example.com', code: await mailedCode('late@example.com') };
    const opened = await system.call('POST /api/appointments/lookup/verify', { body: entered });
    const subject = `${requestId}.late@example.com`;
    const { exp } = JSON.parse(Buffer.from(opened.body.token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect((await mine(await writeToken('lookup', subject, new Date(exp * 1000)))).status).toBe(200);
    expect((await mine(await writeToken('lookup', subject, new Date(Date.now() - 1000)))).status).toBe(401);
  });

  test('cannot be forged, nor taken over for another address', async () => {
    const patient = await lookedUp();
    const other = await lookedUp();
    expect((await mine(tampered(patient.token, patient.email, other.email))).status).toBe(401);
    const [ended] = Buffer.from(patient.token.split('.')[1] ?? '', 'base64url')
      .toString()
      .match(/[\w-]{22}/) ?? [''];
    await system.call(endLookup, bearer(patient.token));
    const [open = ''] = (await system.all('LookupSessions')).map(({ id }) => String(id));
    expect((await mine(tampered(patient.token, ended, open))).status).toBe(401);
    expect(
      (await mine(await writeToken('lookup', patient.email, new Date(Date.now() + 60_000)))).status,
    ).toBe(401);
    expect(
      (await mine(await writeToken('manage', `${open}.${patient.email}`, new Date(Date.now() + 60_000))))
        .status,
    ).toBe(403);
  });

  test('is not ended by a manage token', async () => {
    const body = bookingBody({ email: 'manager@example.com', date: freshDay() });
    const { manageToken } = (await system.call('POST /api/appointments', { body })).body;
    expect((await system.call(endLookup, bearer(manageToken))).status).toBe(403);
  });

  test('stores nothing about the patient', async () => {
    const { email } = await lookedUp();
    const sessions = await system.all('LookupSessions');
    expect(JSON.stringify(sessions)).not.toContain(email);
    for (const session of sessions) expect(Object.keys(session).toSorted()).toEqual(['expiresAt', 'id']);
  });
});

describe('a visit moved in a lookup session', () => {
  test('is managed by the session’s token, which ends with the session', async () => {
    const patient = await lookedUp();
    const moved = await reschedule(patient);
    expect(moved.status).toBe(200);
    expect(moved.body.manageToken).toBe(patient.token);
    await system.call(endLookup, bearer(patient.token));
    expect((await reschedule({ ...patient, token: moved.body.manageToken })).status).toBe(401);
  });

  test('as one moved by its manage token, gets a token that lasts until after the new date', async () => {
    const body = bookingBody({ email: 'keeps@example.com', date: freshDay() });
    const { manageToken } = (await system.call('POST /api/appointments', { body })).body;
    const moved = await reschedule({ ...body, token: manageToken });
    expect(moved.status).toBe(200);
    expect(moved.body.manageToken).not.toBe(manageToken);
    expect(
      (await callAs('GET /api/appointments/{confirmationNumber}', { ...body, token: moved.body.manageToken }))
        .status,
    ).toBe(200);
  });
});
