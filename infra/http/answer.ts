import type { ServerResponse } from 'node:http';

/** Path and query of a request target, undecoded; undefined if it has no path. */
export function splitTarget(target: string): { path: string; query: string } | undefined {
  const fromRoot = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!fromRoot.startsWith('/')) return undefined;
  const [beforeHash = ''] = fromRoot.split('#', 1);
  const [path = '', ...query] = beforeHash.split('?');
  return { path, query: query.join('?') };
}

/** An HTTP response, ready to write. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
}

/** A response of API Gateway itself, which has `{message}` instead of one of our problems. */
export function gatewayAnswer(status: number, message: string, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
  };
}

export const internalError = gatewayAnswer(500, 'Internal Server Error');

// Leave out a function's values of these headers: API Gateway sets them itself.
const framing = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

function headersOf(headers: unknown): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, unknown>)
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => !framing.has(name));
  return Object.fromEntries(entries);
}

interface Structured {
  statusCode: unknown;
  headers?: unknown;
  cookies?: unknown;
  body?: unknown;
  isBase64Encoded?: unknown;
}

function bodyOf({ body = '', isBase64Encoded }: Structured): string | Buffer {
  if (typeof body !== 'string') return JSON.stringify(body);
  return isBase64Encoded ? Buffer.from(body, 'base64') : body;
}

function isStructured(result: unknown): result is Structured {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}

/**
 * Reads a function's result as API Gateway does in payload format 2.0: as a full response if it has a status code, or
 * else as the body.
 */
export function answerOf(result: unknown): Answer {
  if (!isStructured(result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  }
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) return internalError;
  const headers: Answer['headers'] = {
    'content-type': 'text/plain;charset=utf-8',
    ...headersOf(result.headers),
  };
  if (Array.isArray(result.cookies)) headers['set-cookie'] = result.cookies.map(String);
  return { status, headers, body: bodyOf(result) };
}

/** Writes a response; HEAD gets only the headers. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const length = status !== 204 && { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
