import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for fetch: a test says what the server answers, request by request. */
export const fetchSeam = vi.fn<typeof fetch>();

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

interface ProblemExtras {
  detail?: string;
  fields?: Record<string, string>;
  /** Seconds until another try. */
  wait?: number;
}

/** A refusal of our API. */
export function problem(
  status: number,
  code: string,
  { detail = 'As the server says.', fields, wait }: ProblemExtras = {},
) {
  return json(
    status,
    { type: 'about:blank', title: 'x', status, code, detail, fields },
    wait ? { 'retry-after': String(wait) } : {},
  );
}

export function loseNetwork() {
  fetchSeam.mockRejectedValueOnce(new TypeError('Failed to fetch'));
}

/** What the n-th request was. */
export function asked(call: number) {
  const request = fetchSeam.mock.calls[call];
  if (!request) throw new Error(`There were only ${fetchSeam.mock.calls.length} requests.`);
  const [url, init] = request;
  return {
    route: `${init?.method} ${url}`,
    body: init?.body ? JSON.parse(String(init.body)) : undefined,
    token: new Headers(init?.headers).get('authorization'),
  };
}

/** Each test starts with an empty browser, and a server that answers nothing yet. */
export function freshServer() {
  beforeEach(() => {
    fetchSeam.mockReset();
    vi.stubGlobal('fetch', fetchSeam);
  });

  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}
