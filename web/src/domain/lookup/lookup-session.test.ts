// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

/** A fresh copy of the module and its cache, as after a page load. */
async function load() {
  const { queryClient } = await import('#web/lib/query/query-client.ts');
  return { queryClient, ...(await import('./lookup-session.ts')) };
}

const opened = {
  email: 'Ana@example.com',
  token: 'proof',
  appointments: [{ confirmationNumber: 'UC111111AAAAAA' } as PatientAppointment],
  nextCursor: null,
};

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

it('keeps address, token and end, for half an hour, and nothing else', async () => {
  const { startLookup, currentLookup } = await load();
  startLookup(opened);
  const stored = JSON.parse(sessionStorage.getItem('lookup') ?? '');
  const { savedAt, ...session } = stored;
  expect(session).toEqual({ email: 'Ana@example.com', token: 'proof', endsAt: expect.any(String) });
  expect(savedAt).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(stored.endsAt) - Date.now()).toBeGreaterThan(29 * 60_000);
  expect(Date.parse(stored.endsAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  expect(currentLookup()).toEqual(session);
  expect(localStorage.length).toBe(0);
});

it.each([
  ['not JSON', '{"ema'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no token', JSON.stringify({ email: 'ana@example.com', endsAt: inAMinute() })],
  ['a token of another shape', JSON.stringify({ email: 'ana@example.com', token: {}, endsAt: inAMinute() })],
  ['an end that is no instant', '{"email":"ana@example.com","token":"proof","endsAt":"soon"}'],
])('heals a damaged storage: %s', async (_, stored) => {
  sessionStorage.setItem('lookup', stored);
  const { startLookup, currentLookup } = await load();
  expect(currentLookup()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  startLookup(opened);
  expect(currentLookup()?.token).toBe('proof');
});

it('forgets every appointment it showed, and none that was made in this browser', async () => {
  const { queryClient, startLookup, endLookup, lookupAppointmentsKey } = await load();
  const own = { confirmationNumber: 'UC222222BBBBBB', manageToken: 'own' };
  localStorage.setItem('appointments', JSON.stringify([own]));
  startLookup(opened);
  queryClient.setQueryData(['appointment', 'UC111111AAAAAA'], {});
  queryClient.setQueryData(['appointment', 'UC222222BBBBBB'], {});
  queryClient.setQueryData(['availability', '2026-11-24'], {});
  const { appointments, nextCursor } = opened;
  expect(queryClient.getQueryData(lookupAppointmentsKey('ana@EXAMPLE.com'))).toMatchObject({
    pages: [{ appointments, nextCursor }],
  });
  endLookup();
  const keys = queryClient.getQueryCache().getAll();
  expect(keys.map(({ queryKey }) => queryKey[1])).toEqual(['UC222222BBBBBB', '2026-11-24']);
  expect(sessionStorage.length).toBe(0);
});

describe('signing out on this device', () => {
  const ended = vi.fn<typeof fetch>();

  /** What is left on this device right after Sign out is pressed, and whether the server ended the session. */
  async function finish() {
    vi.stubGlobal('fetch', ended);
    const { startLookup, currentLookup, finishLookup } = await load();
    startLookup(opened);
    const isEnded = finishLookup();
    return { left: [currentLookup(), sessionStorage.length], isEnded: await isEnded };
  }

  afterEach(() => {
    ended.mockReset();
    vi.unstubAllGlobals();
  });

  it('ends the session at the server, even if the tab is closed, and here without waiting for that', async () => {
    ended.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await finish()).toEqual({ left: [undefined, 0], isEnded: true });
    expect(ended.mock.calls[0]).toMatchObject([
      '/api/appointments/lookup',
      { method: 'DELETE', keepalive: true, headers: { authorization: 'Bearer proof' } },
    ]);
  });

  it('counts a session that the server no longer knows as ended', async () => {
    ended.mockResolvedValue(
      new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }),
    );
    expect(await finish()).toEqual({ left: [undefined, 0], isEnded: true });
  });

  it('clears this device without the server too, and says that the session goes on there', async () => {
    ended.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await finish()).toEqual({ left: [undefined, 0], isEnded: false });
  });
});

it('lasts as long as the page where the browser forbids storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { startLookup, currentLookup, endLookup } = await load();
  startLookup(opened);
  expect(currentLookup()?.email).toBe('Ana@example.com');
  endLookup();
  expect(currentLookup()).toBeUndefined();
});

it('ends by itself after half an hour, and says so until the next one', async () => {
  vi.useFakeTimers();
  const { useLookupSession } = await load();
  const { result, unmount } = renderHook(useLookupSession);
  expect(result.current).toMatchObject({ session: undefined, hasExpired: false });
  act(() => result.current.start(opened));
  act(() => vi.advanceTimersByTime(30 * 60_000 - 1));
  expect(result.current.session?.token).toBe('proof');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toMatchObject({ session: undefined, hasExpired: true });
  expect(sessionStorage.length).toBe(0);
  act(() => result.current.start(opened));
  expect(result.current.hasExpired).toBe(false);
  act(() => result.current.end());
  expect(result.current).toMatchObject({ session: undefined, hasExpired: false });
  unmount();
});
