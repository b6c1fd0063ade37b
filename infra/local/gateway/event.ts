import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { splitTarget } from '#infra/http/answer.ts';

/** A raw HTTP request. */
export interface Incoming {
  method: string;
  /** Raw path and query, still percent-encoded. */
  target: string;
  httpVersion: string;
  /** Alternating names and values, as sent. */
  rawHeaders: readonly string[];
  body: Buffer;
  sourceIp: string;
}

/** The claims and scopes that the JWT authorizer verified. */
export type Authorized = APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['authorizer']['jwt'];

/** The route that a request matched. */
export interface Matched {
  routeKey: string;
  params: Record<string, string>;
}

// Hop-by-hop headers, which end at the gateway.
const unforwarded = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

function readHeaders(rawHeaders: readonly string[]) {
  const headers = new Map<string, string>();
  const cookies: string[] = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? '';
    const value = rawHeaders[i + 1] ?? '';
    const earlier = headers.get(name);
    if (name === 'cookie') cookies.push(...value.split(/;\s*/).filter(Boolean));
    else if (!unforwarded.has(name)) headers.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return { headers, cookies };
}

function readQuery(query: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = values.get(name);
    values.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  // Object.fromEntries, because an assignment would let `?__proto__=x` set the prototype.
  return Object.fromEntries(values);
}

// The types of bodies that arrive as text. As observed on real HTTP APIs, all other bodies arrive in base64, including
// form posts and bodies without a type.
const textTypes = /^(text\/.*|application\/(json|xml|javascript))$/;

function readBody(body: Buffer, contentType = ''): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  const hasTextType = textTypes.test(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  // Events are JSON, so bytes that aren't text need base64.
  const isText = hasTextType && isUtf8(body);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Access-log format: `12/Mar/2020:19:03:58 +0000`. */
function accessLogTime(instant: Date): string {
  const [date = '', time = ''] = instant.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${months[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`;
}

function addForwarding(headers: Map<string, string>, sourceIp: string): void {
  const hops = headers.get('x-forwarded-for');
  const [, port = '80'] = headers.get('host')?.match(/:(\d+)$/) ?? [];
  headers.set('x-forwarded-for', hops ? `${hops}, ${sourceIp}` : sourceIp);
  headers.set('x-forwarded-port', port);
  headers.set('x-forwarded-proto', 'http');
}

/** The event that an HTTP API passes to a function, payload format 2.0. Throws a URIError for a badly encoded path. */
export function buildEvent(
  incoming: Incoming,
  { routeKey, params }: Matched,
  jwt?: Authorized,
): APIGatewayProxyEventV2 {
  const { path, query } = splitTarget(incoming.target) ?? { path: '/', query: '' };
  const { headers, cookies } = readHeaders(incoming.rawHeaders);
  addForwarding(headers, incoming.sourceIp);
  const receivedAt = new Date();
  // An HTTP API decodes the path, unlike a REST API or a function URL.
  const rawPath = decodeURIComponent(path);
  const domainName = (headers.get('host') ?? 'localhost').replace(/:\d+$/, '');
  const http = {
    method: incoming.method,
    path: rawPath,
    protocol: `HTTP/${incoming.httpVersion}`,
    sourceIp: incoming.sourceIp,
    userAgent: headers.get('user-agent') ?? '',
  };
  const requestContext: APIGatewayProxyEventV2['requestContext'] = {
    accountId: '000000000000',
    apiId: 'local',
    domainName,
    domainPrefix: domainName.split('.')[0] ?? '',
    http,
    requestId: randomUUID(),
    routeKey,
    stage: '$default',
    time: accessLogTime(receivedAt),
    timeEpoch: receivedAt.getTime(),
  };
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: query,
    ...(cookies.length > 0 && { cookies }),
    headers: Object.fromEntries(headers),
    ...(query && { queryStringParameters: readQuery(query) }),
    requestContext: jwt ? Object.assign(requestContext, { authorizer: { jwt } }) : requestContext,
    ...readBody(incoming.body, headers.get('content-type')),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
  };
}
