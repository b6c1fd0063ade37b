import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveOnFreePort } from '#infra/testing/http-system.ts';

/** A request on its way to the server. */
export interface ProxiedRequest {
  method: string;
  path: string;
  body: string;
}

/** An answer on its way back. */
export interface ProxiedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Decides what happens to a request: it may forward it, change its body or its answer, or answer itself.
 * `broken` closes the connection; `silent` never answers.
 */
export type Fault = (
  request: ProxiedRequest,
  forward: (body?: string) => Promise<ProxiedAnswer>,
) => Promise<ProxiedAnswer | 'broken' | 'silent'>;

export const noFault: Fault = (_, forward) => forward();

/**
 * A fault for requests whose method and path match, such as `POST /api/appointments`. All others are
 * forwarded.
 */
export function faultOf(requests: RegExp, fault: Fault): Fault {
  return (request, forward) =>
    requests.test(`${request.method} ${request.path}`) ? fault(request, forward) : forward();
}

/** Headers that the proxy doesn't copy: they describe a single connection, or an encoding that `fetch` has decoded. */
const droppedHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

async function forwardTo(
  origin: string,
  { method, url: path, headers }: IncomingMessage,
  body: string,
): Promise<ProxiedAnswer> {
  const { authorization, 'content-type': type } = headers;
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(body && { body }),
  });
  const kept = [...response.headers].filter(([name]) => !droppedHeaders.includes(name));
  return { status: response.status, headers: Object.fromEntries(kept), body: await response.text() };
}

/** A server in front of another one, which lets tests inject a fault between a client and the real system. */
export async function startFaultProxy(origin: string) {
  let fault = noFault;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = '', url: path = '' } = request;
    const forward = (changed = body) => forwardTo(origin, request, changed);
    const answered = await fault({ method, path, body }, forward);
    if (answered === 'silent') return;
    if (answered === 'broken') request.socket.destroy();
    else response.writeHead(answered.status, answered.headers).end(answered.body);
  }

  const listener: RequestListener = (request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  };
  const server = await serveOnFreePort(listener);
  return {
    ...server,
    /** Replaces the fault for all later requests. */
    plant: (next: Fault) => {
      fault = next;
    },
  };
}
