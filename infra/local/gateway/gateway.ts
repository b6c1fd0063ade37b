import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import {
  type Answer,
  answerOf,
  gatewayAnswer,
  internalError,
  send,
  splitTarget,
} from '#infra/http/answer.ts';
import { isForStaff } from '#shared/api/route.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import type { Authorize } from './authorizer.ts';
import { throughCloudFront } from './edge.ts';
import { type Authorized, buildEvent } from './event.ts';

interface Match {
  id: RouteId;
  /** Path parameters, decoded. */
  params: Record<string, string>;
}

interface Template {
  id: RouteId;
  segments: readonly string[];
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function parse(id: RouteId): Template {
  return { id, segments: id.slice(id.indexOf(' ') + 1).split('/') };
}

/** Sorts routes so that a static segment comes before a parameter at the leftmost difference. */
function byPrecedence(one: Template, other: Template): number {
  const index = one.segments.findIndex(
    (segment, i) => isParameter(segment) !== isParameter(other.segments[i] ?? ''),
  );
  if (index < 0) return 0;
  return isParameter(one.segments[index] ?? '') ? 1 : -1;
}

function shapeKey(method: string, segmentCount: number): string {
  return `${method} ${segmentCount}`;
}

const templates = Map.groupBy(routeIds.map(parse), ({ id, segments }) =>
  shapeKey(id.slice(0, id.indexOf(' ')), segments.length),
);
for (const alike of templates.values()) alike.sort(byPrecedence);

function fits(template: Template, segments: readonly string[]): boolean {
  return template.segments.every((part, i) =>
    isParameter(part) ? segments[i] !== '' : segments[i] === part,
  );
}

/** The route for a method and a raw path, or undefined. Throws a URIError for a badly encoded parameter. */
export function matchRoute(method: string, path: string): Match | undefined {
  const segments = path.split('/');
  const template = templates
    .get(shapeKey(method, segments.length))
    ?.find((candidate) => fits(candidate, segments));
  if (!template) return undefined;
  const params = template.segments.flatMap((part, i) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(segments[i] ?? '')] as const] : [],
  );
  return { id: template.id, params: Object.fromEntries(params) };
}

type Handler = (event: unknown) => unknown;

export interface GatewayOptions {
  authorize: Authorize;
  /** Headers that CloudFront adds to every response. */
  headers: Record<string, string>;
  /** Loads a route's function, on its first request. */
  load?: (id: RouteId) => Promise<{ handler: unknown }>;
  /**
   * Called after every request but GET, since it may have written an item that a job waits for. In the cloud,
   * streams report writes.
   */
  onWrite?: (() => void) | undefined;
  /** Time limit of an integration, in milliseconds. */
  timeoutMs?: number;
}

/** The largest payload of an HTTP API. */
const maxPayloadBytes = 10 * 1024 * 1024;

const notFound = gatewayAnswer(404, 'Not Found');
const badRequest = gatewayAnswer(400, 'Bad Request');
const tooLarge = gatewayAnswer(413, 'Request Entity Too Large');
const timedOut = gatewayAnswer(503, 'Service Unavailable');

/** The body's bytes, or undefined when the body is too large. */
async function readPayload(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxPayloadBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxPayloadBytes) return undefined;
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function within<Value>(timeoutMs: number, work: Promise<Value>): Promise<Value | Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, timedOut);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Loads each function once. A function that failed to load is loaded again on the next request. */
function functionCache(load: NonNullable<GatewayOptions['load']>) {
  const loaded = new Map<RouteId, Promise<Handler>>();
  return (id: RouteId): Promise<Handler> => {
    const earlier = loaded.get(id);
    if (earlier !== undefined) return earlier;
    const loading = load(id).then(({ handler }) => handler as Handler);
    loaded.set(id, loading);
    loading.catch(() => loaded.delete(id));
    return loading;
  };
}

/**
 * A minimal HTTP API behind a CloudFront: it routes, authorizes and invokes, and replies like API Gateway.
 */
export function createGateway({
  authorize,
  headers,
  load = (id) => routeFunctions[id].load(),
  onWrite = () => {},
  timeoutMs = 30_000,
}: GatewayOptions) {
  const functionOf = functionCache(load);

  async function invoke(match: Match, request: IncomingMessage, jwt?: Authorized): Promise<Answer> {
    const body = await readPayload(request);
    if (!body) {
      request.resume(); // let the client finish sending, or it would never read the response
      return tooLarge;
    }
    const incoming = {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      httpVersion: request.httpVersion,
      rawHeaders: request.rawHeaders,
      body,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    };
    const event = throughCloudFront(buildEvent(incoming, { routeKey: match.id, params: match.params }, jwt));
    const work = functionOf(match.id)
      .then((handler) => handler(event))
      .then(answerOf)
      .finally(request.method === 'GET' ? undefined : onWrite);
    const answer = await within(timeoutMs, work);
    return { ...answer, headers: { ...answer.headers, 'apigw-requestid': event.requestContext.requestId } };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const target = splitTarget(request.url ?? '/');
    if (!target) return badRequest;
    const match = matchRoute(request.method ?? '', target.path);
    if (!match) return notFound;
    if (!isForStaff(contractOf(match.id).caller)) return invoke(match, request);
    const verdict = await authorize(request.headers.authorization);
    return 'refusal' in verdict ? verdict.refusal : invoke(match, request, verdict);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { status, headers: own, body } = await answer(request);
      send(response, { status, headers: { ...own, ...headers }, body });
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      const malformed = error instanceof URIError;
      if (!malformed) console.error(`${request.method} ${request.url?.split('?', 1)[0]} failed:`, error);
      send(response, {
        ...(malformed ? badRequest : internalError),
        headers: { ...internalError.headers, ...headers },
      });
    }
  };
}
