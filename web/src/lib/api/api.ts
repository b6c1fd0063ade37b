import type { ReplyBodyOf, SentBodyOf, SentParamsOf, SentQueryOf } from '#shared/api/route.ts';
// Imports only types, because importing the schemas would add zod to every screen.
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import { NetworkFailure, problemOf } from './api-problem.ts';

/** A part of the request: absent if its contract has none, optional if nothing in it is required, or else required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** A route that is not public requires a token. A public route may accept a token. */
type Proof<Id extends RouteId> = Routes[Id]['caller'] extends 'public'
  ? { token?: string }
  : { token: string };

export type ApiRequest<Id extends RouteId> = Part<'params', SentParamsOf<Routes[Id]>> &
  Part<'query', SentQueryOf<Routes[Id]>> &
  Part<'body', SentBodyOf<Routes[Id]>> &
  Proof<Id> & {
    signal?: AbortSignal;
    /** Keeps the request going even when the page is closed. */
    keepalive?: boolean;
  };

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string;
  keepalive?: boolean;
  signal?: AbortSignal;
}

// API Gateway's own limit, which a slow payment may reach.
const answerWithinMs = 30_000;

/**
 * Calls a route by its id. Resolves to the body of a success; undefined for a 204. Throws ApiProblem when the API
 * refuses, NetworkFailure when no reply from the API arrived, and the signal's own reason when the caller aborts.
 */
export async function api<Id extends RouteId>(
  id: Id,
  request: ApiRequest<Id>,
): Promise<ReplyBodyOf<Routes[Id]>> {
  const parts = request as Parts;
  const { response, body } = await exchange(id, parts);
  if (response.status === 204) return undefined as ReplyBodyOf<Routes[Id]>;
  if (typeof body !== 'object' || body === null) throw new NetworkFailure('not-ours');
  if (response.ok) return body as ReplyBodyOf<Routes[Id]>;
  throw problemOf(response.status, body, Number(response.headers.get('retry-after')) || undefined);
}

/** Sends a request and reads the whole reply within the time limit. `body` is undefined when it isn't JSON. */
async function exchange(id: RouteId, { signal, ...parts }: Parts) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerWithinMs);
  const onAbort = () => limit.abort();
  signal?.addEventListener('abort', onAbort);
  try {
    signal?.throwIfAborted();
    const response = await fetch(urlOf(id, parts), { ...initOf(id, parts), signal: limit.signal });
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return { response, body: isJson ? parseJson(await response.text()) : undefined };
  } catch (error) {
    signal?.throwIfAborted();
    throw new NetworkFailure(limit.signal.aborted ? 'timeout' : 'unreachable', error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function urlOf(id: RouteId, { params = {}, query = {} }: Parts): string {
  const path = id
    .slice(id.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function initOf(id: RouteId, { body, token, keepalive }: Parts): RequestInit {
  return {
    method: id.slice(0, id.indexOf(' ')),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
    // The API uses no cookies, so never send any.
    credentials: 'omit',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
