import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#web/lib/query/query-client.ts';
import { resetStores } from '#web/lib/store.ts';

// React Query waits one second, then two, before it repeats a failed request. Tests wait 20 ms each time.
const defaults = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 20 } });

function requestOf(input: string, init: RequestInit = {}) {
  const { pathname, searchParams } = new URL(input, 'http://clinic.test');
  return {
    /** Method and path, such as `GET /api/appointments`. */
    route: `${init.method ?? 'GET'} ${pathname}`,
    query: Object.fromEntries(searchParams),
    body: init.body ? JSON.parse(String(init.body)) : undefined,
    token: new Headers(init.headers).get('authorization'),
  };
}

type AskedRequest = ReturnType<typeof requestOf>;

/** The server's reply to a request; undefined simulates a network failure. */
type Answer = (request: AskedRequest) => Response | undefined | Promise<Response | undefined>;

/** The server's replies by route. Other requests fail as if the network were down. */
export const answers = new Map<string, Answer>();

/** Every request of the test so far. */
export const asked: AskedRequest[] = [];

/** The n-th request, counted from 0. */
export function askedAt(call: number): AskedRequest {
  const request = asked[call];
  if (!request) throw new Error(`There were only ${asked.length} requests.`);
  return request;
}

/** Requests that change something. */
export const changes = () => asked.filter(({ route }) => !route.startsWith('GET '));

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = requestOf(String(input), init);
  const response = await answers.get(request.route)?.(request);
  if (!response) throw new TypeError('Failed to fetch');
  return response;
}

/** Replaces fetch. A test may also set the reply to the next request, whatever its route. */
export const fetchSeam = vi.fn<typeof fetch>(answer);

function seam(input: string, init?: RequestInit) {
  asked.push(requestOf(input, init));
  return fetchSeam(input, init);
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

interface ProblemExtras {
  detail?: string;
  fields?: Record<string, string>;
  /** The current record, for the code `stale-version`. */
  current?: object;
  /** Retry-After, in seconds. */
  wait?: number;
  /** The request's id in the log. */
  reference?: string;
}

/** A problem reply of our API. */
export function problem(
  status: number,
  code: string,
  { detail = 'As the server says.', fields, current, wait, reference }: ProblemExtras = {},
) {
  return json(
    status,
    { type: 'about:blank', title: 'x', status, code, detail, fields, current, reference },
    wait ? { 'retry-after': String(wait) } : {},
  );
}

export function loseNetwork() {
  fetchSeam.mockRejectedValueOnce(new TypeError('Failed to fetch'));
}

/** A reply that arrives when the test calls `give`. */
export function later(): { answer: Promise<Response | undefined>; give: (response?: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response | undefined>();
  return { answer: promise, give: resolve };
}

/** Each test starts with empty storage and a server without replies. */
export function freshServer() {
  beforeEach(() => {
    // The test file that ran before in the same worker may have left something.
    sessionStorage.clear();
    localStorage.clear();
    queryClient.clear();
    answers.clear();
    asked.length = 0;
    fetchSeam.mockReset();
    vi.stubGlobal('fetch', seam);
  });

  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
    resetStores();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
