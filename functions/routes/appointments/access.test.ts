import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import type { RouteId } from '#shared/contract/routes.ts';

const system = await openTestSystem();

const mine = bookingBody({ lastName: 'Markerson' });
const theirs = bookingBody({ time: '10:45' });
const { body: myAppointment } = await system.call('POST /api/appointments', { body: mine });
const { body: theirAppointment } = await system.call('POST /api/appointments', { body: theirs });

function look(confirmationNumber: string, authorization?: string) {
  return system.call('GET /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    headers: authorization === undefined ? {} : { authorization },
  });
}

describe('an appointment is shown to the holder of its token', () => {
  test('and to no one else', async () => {
    const shown = await look(mine.confirmationNumber, `Bearer ${myAppointment.manageToken}`);
    expect(shown.status).toBe(200);
    expect(shown.body.appointment).toEqual(myAppointment.appointment);
  });

  const [header = '', payload = '', mac = ''] = myAppointment.manageToken.split('.');
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forged = encoded({ aud: 'manage', sub: theirs.confirmationNumber, exp: 9_999_999_999 });
  const unsigned = encoded({ alg: 'none' });
  const unknownKey = encoded({ alg: 'HS256', kid: 'xxxxxx' });

  test.each([
    ['no token', undefined, 401],
    ['an empty token', 'Bearer ', 401],
    ['another scheme', `Basic ${myAppointment.manageToken}`, 401],
    ["another appointment's token", `Bearer ${theirAppointment.manageToken}`, 404],
    ['a token whose payload was changed', `Bearer ${header}.${forged}.${mac}`, 401],
    ['a token whose signature was cut', `Bearer ${header}.${payload}.${mac.slice(0, -1)}`, 401],
    ['a token without signature', `Bearer ${header}.${payload}.`, 401],
    ['a token that names no algorithm', `Bearer ${unsigned}.${payload}.`, 401],
    ['a token of an unknown key', `Bearer ${unknownKey}.${payload}.${mac}`, 401],
    ['its confirmation number as token', `Bearer ${mine.confirmationNumber}`, 401],
  ])('not with %s', async (_, authorization, status) => {
    const answer = await look(mine.confirmationNumber, authorization);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toMatch(/Markerson|example\.com|Cigna/);
  });

  test.each(['__proto__', 'UC000000AAAAAA', 'uc1', '..%2f..', 'a'.repeat(5_000)])(
    'an unknown number, %.20s, is not found',
    async (number) => {
      expect((await look(number, `Bearer ${myAppointment.manageToken}`)).status).toBe(404);
    },
  );

  test('not any more once it is deleted', async () => {
    const body = bookingBody({ time: '11:30' });
    const { body: booked } = await system.call('POST /api/appointments', { body });
    const params = { confirmationNumber: body.confirmationNumber };
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims: adminClaims() });
    const answer = await look(body.confirmationNumber, `Bearer ${booked.manageToken}`);
    expect([answer.status, answer.problem.code]).toEqual([404, 'not-found']);
  });
});

describe('admin routes', () => {
  const params = { confirmationNumber: mine.confirmationNumber };
  const requests: [RouteId, object][] = [
    ['GET /api/appointments', {}],
    ['POST /api/admin/appointments/search', { body: { q: 'Markerson' } }],
    ['GET /api/appointments/stats', {}],
    ['PUT /api/appointments/{confirmationNumber}/status', { params, body: { status: 'cancelled' } }],
    ['DELETE /api/appointments/{confirmationNumber}', { params }],
  ];
  const callers: [string, object, number][] = [
    ['no one', {}, 401],
    [
      'a patient with a manage token',
      { headers: { authorization: `Bearer ${myAppointment.manageToken}` } },
      401,
    ],
    ['an ID token', { claims: adminClaims({ token_use: 'id' }) }, 401],
    ['an expired token', { claims: adminClaims({ exp: '1000000000' }) }, 401],
    ['a token of another client', { claims: adminClaims({ client_id: 'another-client' }) }, 401],
    ['a token without client', { claims: adminClaims({ client_id: '' }) }, 401],
    ['an account without the scope', { claims: adminClaims({ scope: 'openid email' }) }, 403],
    ['a scope that only begins alike', { claims: adminClaims({ scope: 'clinic/administrator' }) }, 403],
    ['an account in no group', { claims: adminClaims({ 'cognito:groups': '' }) }, 403],
    [
      'an account in a group with a longer name',
      { claims: adminClaims({ 'cognito:groups': '[admins-of-nothing]' }) },
      403,
    ],
    ...['[not,admins]', 'not,admins', 'admins', '[admins', 'admins]', '[admins,]', '[not\tadmins]'].map(
      (groups): [string, object, number] => [
        `an account with the groups ${JSON.stringify(groups)}`,
        { claims: adminClaims({ 'cognito:groups': groups }) },
        403,
      ],
    ),
    ...['openid,clinic/admin', '[openid clinic/admin]', 'openid\tclinic/admin'].map(
      (scope): [string, object, number] => [
        `an account with the scope ${JSON.stringify(scope)}`,
        { claims: adminClaims({ scope }) },
        403,
      ],
    ),
  ];

  test.each(
    requests.flatMap(([id, request]) =>
      callers.map(([who, as, status]) => ({ id, request, who, as, status })),
    ),
  )('$id refuses $who', async ({ id, request, as, status }) => {
    const answer = await system.call(id, { ...request, ...as });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('Markerson');
  });

  test('left the appointment as it was', async () => {
    const { body } = await look(mine.confirmationNumber, `Bearer ${myAppointment.manageToken}`);
    expect(body.appointment).toEqual(myAppointment.appointment);
  });

  test.each(['[admins]', '[others admins]'])(
    'take the groups the way HTTP APIs hand them over: %s',
    async (groups) => {
      const claims = adminClaims({ 'cognito:groups': groups });
      expect((await system.call('GET /api/appointments/stats', { claims })).status).toBe(200);
    },
  );
});
