import { createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { tokensOf } from '#infra/local/admin-token.ts';
import { adminAccount, frontDeskAccount } from '#infra/local/sign-in/account.ts';
import { signInKeys } from '#infra/local/sign-in/keys.ts';
import type { HttpSystem } from '#infra/testing/http-system.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { Victim } from './victim.harness.ts';

/** A caller and the expected result on staff's and patients' routes: a refusal's status, or success. */
export interface MatrixCaller {
  name: string;
  token?: string | undefined;
  onStaffRoutes: number | 'served';
  onPatientRoutes: number | 'served';
  /** Exceptions, by route. */
  except?: Record<string, number | 'served'>;
}

const mine = 'GET /api/appointments/mine';
const endLookup = 'DELETE /api/appointments/lookup';
const receipt = 'GET /api/payments/{id}/receipt';
const estimate = 'GET /api/appointments/{confirmationNumber}/estimate';
const notMine = 'POST /api/appointments/{confirmationNumber}/not-mine';
const waitlist = ['GET /api/waitlist/{id}', 'POST /api/waitlist/{id}/leave'] as const;

/** What a caller gets from both routes of a waiting list's entry. */
const onWaitlist = (result: number | 'served') => Object.fromEntries(waitlist.map((id) => [id, result]));

/** All that the front desk may do. Written out, so that a route's contract can't give it more or less by mistake. */
const frontDeskRoutes = [
  'GET /api/appointments',
  'POST /api/admin/appointments/search',
  'GET /api/appointments/stats',
  'GET /api/admin/appointments/{confirmationNumber}',
  'PUT /api/appointments/{confirmationNumber}/status',
  'POST /api/admin/appointments',
  'PUT /api/admin/appointments/{confirmationNumber}',
  'POST /api/admin/appointments/{confirmationNumber}/reschedule',
  'POST /api/admin/appointments/{confirmationNumber}/resend',
  'POST /api/admin/appointments/cancel',
  'GET /api/admin/estimates',
  'POST /api/admin/appointments/{confirmationNumber}/estimate',
  'GET /api/closures',
  'GET /api/closures/{id}',
  'PUT /api/closures/{id}/patients/{confirmationNumber}',
  'GET /api/lab-orders',
  'POST /api/lab-orders/search',
  'PUT /api/lab-orders/{number}',
  'GET /api/admin/messages',
  'PUT /api/admin/messages/{id}',
] satisfies RouteId[];

/** The token of the "This isn't me" link in a booking's mails. */
async function mailedNotMine(confirmationNumber: string): Promise<string> {
  const { notMineToken } = await import('#functions/appointments/auth/patient-tokens.ts');
  const tokenExpiresAt = new Date(Date.now() + dayMs).toISOString();
  return notMineToken({ confirmationNumber, tokenExpiresAt });
}

/** The token of the link in a receipt's mail. */
async function mailedReceipt(paymentId: string): Promise<string> {
  const { receiptToken } = await import('#functions/payments/receipt/receipt-token.ts');
  return receiptToken({ id: paymentId, paidAt: new Date().toISOString() });
}

/** The token of the link of an estimate that isn't the victim's. */
async function anotherEstimate(): Promise<string> {
  const { estimatePath } = await import('#functions/estimates/estimate-token.ts');
  const confirmationNumber = 'UC000000AAAAAA';
  return (await estimatePath({ confirmationNumber }, new Date().toISOString())).split('token=')[1] ?? '';
}

/** The token of an entry of the waiting list that isn't the victim's. */
async function anotherWaitlistToken({ call }: HttpSystem): Promise<string> {
  const body = { email: 'waits@example.com', locationIds: ['1'], until: '2026-12-04' };
  return (await call('POST /api/waitlist', { body })).body.token;
}

/**
 * Tokens that each differ from a valid one in a single property. They're signed with the issuer's key, unless the key
 * is that property.
 */
async function forge({ dataDir }: HttpSystem, real: string) {
  const [key] = (await signInKeys(dataDir)).tokens.keys;
  if (!key) throw new Error('the issuer has no key');
  const ours = (await importJWK(key, 'RS256')) as CryptoKey;
  const publicPem = createPublicKey({
    key: { kty: key.kty, n: key.n, e: key.e } as JsonWebKey,
    format: 'jwk',
  });
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const claims = decodeJwt(real);
  const header = { ...decodeProtectedHeader(real), alg: 'RS256' };
  const sign = (
    changes: JWTPayload,
    by: CryptoKey | KeyObject | Uint8Array = ours,
    kept: { alg: string; kid?: string } = header,
  ) => new SignJWT({ ...claims, ...changes }).setProtectedHeader(kept).sign(by);
  const past = Math.floor(Date.now() / 1000) - 1000;
  return {
    nothing: await sign({}),
    expired: await sign({ iat: past - 900, exp: past }),
    client: await sign({ client_id: 'another-client' }),
    noClient: await sign({ client_id: undefined }),
    issuer: await sign({ iss: 'https://elsewhere.example/oidc' }, theirs, { alg: 'RS256', kid: 'theirs' }),
    issuerName: await sign({ iss: 'https://elsewhere.example/oidc' }),
    key: await sign({}, theirs),
    idToken: await sign({ token_use: 'id' }),
    none: new UnsecuredJWT(claims).encode(),
    hmac: await sign({}, Buffer.from(publicPem.export({ type: 'spki', format: 'pem' })), {
      ...header,
      alg: 'HS256',
    }),
    noGroup: await sign({ 'cognito:groups': undefined }),
    otherGroup: await sign({ 'cognito:groups': ['admins-of-nothing'] }),
    noScope: await sign({ scope: undefined }),
    otherScope: await sign({ scope: 'openid clinic/administrator' }),
  };
}

/** Every kind of caller, including a patient with their own appointment and one with another address. */
export async function everyCaller(
  system: HttpSystem,
  owner: Pick<Victim, 'manageToken' | 'booking' | 'paymentId' | 'estimateToken' | 'waitlist'>,
  other: { manageToken: string; email: string },
): Promise<MatrixCaller[]> {
  const real = await tokensOf(adminAccount, system.origin);
  const wrong = await forge(system, real.access);
  const served = { onStaffRoutes: 'served', onPatientRoutes: 401 } as const;
  const unauthorized = { onStaffRoutes: 401, onPatientRoutes: 401 };
  const forbidden = { onStaffRoutes: 403, onPatientRoutes: 401 };
  const withManageToken = {
    [mine]: 403,
    [endLookup]: 403,
    [notMine]: 401,
    [receipt]: 401,
    ...onWaitlist(401),
  };
  const stranger = { onStaffRoutes: 401, onPatientRoutes: 404 };
  return [
    { name: 'no token', ...unauthorized },
    {
      name: 'the patient of the booking',
      token: owner.manageToken,
      onStaffRoutes: 401,
      onPatientRoutes: 'served',
      except: withManageToken,
    },
    { name: 'another patient', token: other.manageToken, ...stranger, except: withManageToken },
    {
      name: 'another address',
      token: await openLookup(system, other.email),
      ...stranger,
      except: {
        [mine]: 'served',
        [endLookup]: 'served',
        [notMine]: 401,
        [receipt]: 401,
        ...onWaitlist(401),
      },
    },
    {
      name: 'the addressee of the booking’s mail',
      token: await mailedNotMine(owner.booking.confirmationNumber),
      ...unauthorized,
      except: { [notMine]: 'served' },
    },
    {
      name: 'the holder of the receipt’s link',
      token: await mailedReceipt(owner.paymentId),
      ...unauthorized,
      except: { [receipt]: 'served' },
    },
    {
      name: 'the holder of another receipt’s link',
      token: await mailedReceipt('pi_00000000another'),
      ...unauthorized,
    },
    {
      name: 'the holder of the estimate’s link',
      token: owner.estimateToken,
      ...unauthorized,
      except: { [estimate]: 'served' },
    },
    {
      name: 'the holder of another estimate’s link',
      token: await anotherEstimate(),
      ...unauthorized,
      except: { [estimate]: 404 },
    },
    {
      name: 'the holder of the waiting list’s link',
      token: owner.waitlist.token,
      ...unauthorized,
      except: onWaitlist('served'),
    },
    {
      name: 'another holder of such a link',
      token: await anotherWaitlistToken(system),
      ...unauthorized,
      except: onWaitlist(404),
    },
    { name: 'an admin', token: real.access, ...served },
    { name: 'an admin whose token we signed', token: wrong.nothing, ...served },
    {
      name: 'the front desk',
      token: (await tokensOf(frontDeskAccount, system.origin)).access,
      ...forbidden,
      except: Object.fromEntries(frontDeskRoutes.map((id) => [id, 'served'])),
    },
    { name: 'an expired admin token', token: wrong.expired, ...unauthorized },
    { name: 'another client', token: wrong.client, ...unauthorized },
    { name: 'no client', token: wrong.noClient, ...unauthorized },
    { name: 'another issuer', token: wrong.issuer, ...unauthorized },
    { name: 'another issuer with our key', token: wrong.issuerName, ...unauthorized },
    { name: 'our issuer with another key', token: wrong.key, ...unauthorized },
    // This token has no scope, so the gateway refuses it before the handler can.
    { name: 'the issuer’s ID token', token: real.id, ...forbidden },
    { name: 'an ID token with the scope', token: wrong.idToken, ...unauthorized },
    { name: 'no signature', token: wrong.none, ...unauthorized },
    { name: 'the public key as an HMAC secret', token: wrong.hmac, ...unauthorized },
    { name: 'no group', token: wrong.noGroup, ...forbidden },
    { name: 'a group that only begins alike', token: wrong.otherGroup, ...forbidden },
    { name: 'no scope', token: wrong.noScope, ...forbidden },
    { name: 'a scope that only begins alike', token: wrong.otherScope, ...forbidden },
  ];
}
