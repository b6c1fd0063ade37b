import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { throughCloudFront } from '#infra/local/gateway/edge.ts';
import { type Authorized, buildEvent } from '#infra/local/gateway/event.ts';
import { type Account, adminAccount, clientId, frontDeskAccount } from '#infra/local/sign-in/account.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { adminScope } from '#shared/sign-in.ts';

type Claims = Authorized['claims'];

/** A request to a route. Loosely typed, since tests also send invalid requests. */
export interface TestRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged instead of `body`, in base64 where a gateway would encode it. */
  rawBody?: string | Buffer;
  headers?: Record<string, string>;
  /** The claims that the gateway has verified, such as `adminClaims()`. */
  claims?: Claims;
  sourceIp?: string;
  /**
   * Whether the request goes directly to the API's own host name. It then has CloudFront's headers only if
   * `headers` contains them.
   */
  isAroundCloudFront?: boolean;
  /** Marks `body` as base64, even if it isn't. */
  isBase64Encoded?: boolean;
}

/** The claims of an account that is signed in, as the gateway passes them to a function. */
function claimsOf({ id, name, email, groups }: Account, changes: Claims): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: id,
    iss: 'http://localhost/local/oidc',
    client_id: clientId,
    token_use: 'access',
    scope: adminScope,
    'cognito:groups': `[${groups.join(' ')}]`,
    username: name,
    email,
    jti: randomUUID(),
    iat: String(now),
    exp: String(now + 900),
    ...changes,
  };
}

export const adminClaims = (changes: Claims = {}) => claimsOf(adminAccount, changes);
export const frontDeskClaims = (changes: Claims = {}) => claimsOf(frontDeskAccount, changes);

function bodyBytes({ body, rawBody }: TestRequest): Buffer {
  if (rawBody !== undefined) return Buffer.from(rawBody as string);
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

function targetOf(path: string, { params = {}, query }: TestRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

/** The event in payload format 2.0 that the gateway passes to a route's function. */
export function eventFor(id: RouteId, request: TestRequest = {}): APIGatewayProxyEventV2 {
  const [method = '', path = ''] = id.split(' ');
  const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
  const incoming = {
    method,
    target: targetOf(path, request),
    httpVersion: '1.1',
    rawHeaders: Object.entries({ host: 'localhost', ...type, ...request.headers }).flat(),
    body: bodyBytes(request),
    sourceIp: request.sourceIp ?? '127.0.0.1',
  };
  const jwt = request.claims && { claims: request.claims, scopes: [adminScope] };
  const event = buildEvent(incoming, { routeKey: id, params: request.params ?? {} }, jwt);
  const { isBase64Encoded = event.isBase64Encoded } = request;
  const sent = { ...event, isBase64Encoded };
  return request.isAroundCloudFront ? sent : throughCloudFront(sent);
}
