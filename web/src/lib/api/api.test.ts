// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { fetchSeam, freshServer } from './server.harness.ts';

freshServer();

function answers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetchSeam.mockImplementation(
    async () => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } }),
  );
}

function health() {
  return api('GET /api/health', {});
}

async function failureOf(call: Promise<unknown>): Promise<ApiProblem> {
  return call.then(
    () => expect.fail('should have failed'),
    (error) => error,
  );
}

describe('a call', () => {
  it('fills the path, leaves out what is undefined, and proves itself with the token', async () => {
    answers(200, { appointment: {} });
    const params = { confirmationNumber: 'UC123456/.?' };
    await api('GET /api/appointments/{confirmationNumber}', { params, token: 'proof' });
    expect(fetchSeam.mock.calls[0]?.[0]).toBe('/api/appointments/UC123456%2F.%3F');
    expect(fetchSeam.mock.calls[0]?.[1]).toMatchObject({
      method: 'GET',
      headers: { authorization: 'Bearer proof' },
    });
    await api('GET /api/availability', { query: { date: undefined } });
    expect(fetchSeam.mock.calls[1]?.[0]).toBe('/api/availability');
    await api('GET /api/availability', { query: { date: '2026-11-24' } });
    expect(fetchSeam.mock.calls[2]?.[0]).toBe('/api/availability?date=2026-11-24');
  });

  it('resolves to the body of the success', async () => {
    answers(200, { status: 'ok' });
    expect(await health()).toEqual({ status: 'ok' });
  });

  it('resolves to nothing where the success has no body', async () => {
    fetchSeam.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await health()).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('carries the code, the words, the fields and the wait of a problem', async () => {
    const problem = { type: 'about:blank', title: 'x', status: 422, code: 'invalid', detail: 'Check this' };
    answers(
      422,
      { ...problem, fields: { dob: 'In the past' } },
      { 'content-type': 'application/problem+json' },
    );
    const error = await failureOf(health());
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ code: 'invalid', status: 422, fields: { dob: 'In the past' } });
    answers(429, { ...problem, status: 429, code: 'too-many' }, { 'retry-after': '40' });
    expect(await failureOf(health())).toMatchObject({ code: 'too-many', retryAfterSeconds: 40 });
  });

  it('asks the visitor to mention the number of our failure', async () => {
    const problem = { type: 'about:blank', title: 'x', status: 500, code: 'internal', detail: 'It broke.' };
    answers(500, { ...problem, reference: '482-109-375' });
    const { detail } = await failureOf(health());
    expect(detail).toBe('It broke. If you call us, mention this number: 482-109-375.');
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [413, 'too-large'],
    [429, 'too-many'],
    [500, 'internal'],
    [502, 'upstream'],
    [503, 'internal'],
    [418, 'malformed'],
  ])("turns API Gateway's own %i into %s, in words for a visitor", async (status, code) => {
    answers(status, { message: 'Too Many Requests' });
    const error = await failureOf(health());
    expect(error).toMatchObject({ code, status });
    expect(error.detail).not.toContain('Too Many Requests');
  });
});

describe('no answer', () => {
  it.each([
    [
      'the network is down',
      () => fetchSeam.mockRejectedValue(new TypeError('Failed to fetch')),
      'unreachable',
    ],
    [
      "a café's sign-in page answers",
      () => answers(200, '<html>', { 'content-type': 'text/html' }),
      'not-ours',
    ],
    [
      'a proxy answers with a page',
      () => answers(502, '<html>', { 'content-type': 'text/html' }),
      'not-ours',
    ],
    ['the answer was cut off', () => answers(200, '{"status":'), 'not-ours'],
  ])('is a NetworkFailure when %s', async (_, arrange, reason) => {
    arrange();
    const error = await failureOf(health());
    expect(error).toBeInstanceOf(NetworkFailure);
    expect(error).toMatchObject({ reason });
  });

  function hangs() {
    fetchSeam.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
  }

  it('is given up after 30 seconds', async () => {
    vi.useFakeTimers();
    hangs();
    const error = failureOf(health());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ name: 'NetworkFailure', reason: 'timeout' });
  });

  it("is not told when the caller itself has stopped: that throws the caller's reason", async () => {
    hangs();
    const stop = new AbortController();
    const error = failureOf(api('GET /api/health', { signal: stop.signal }));
    stop.abort();
    expect(await error).toMatchObject({ name: 'AbortError' });
  });
});
