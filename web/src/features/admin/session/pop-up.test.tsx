// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idleLimitMs } from './idle-timer.ts';
import {
  account,
  advance,
  answers,
  currentSession,
  currentUrl,
  dashboard,
  findNotice,
  issuer,
  load,
  oauthError,
  redirects,
  redirectToSignIn,
  requestsTo,
  returnFromSignIn,
  setUpSession,
  signIn,
  storageContents,
  tokensWithNonce,
  user,
} from './session.harness.tsx';
import { type SessionNotice, sessionTexts } from './session-texts.ts';

setUpSession();

const filtered = '/admin-bookings?view=payments&status=failed';
const { panel } = sessionTexts;

interface PopUp {
  closed: boolean;
}

let popUps: PopUp[];
let isBlocked: boolean;

beforeEach(() => {
  popUps = [];
  isBlocked = false;
  const byName = new Map<string, PopUp>();
  vi.spyOn(window, 'open').mockImplementation((_url, name = '') => {
    if (isBlocked) return null;
    const popUp = byName.get(name) ?? {
      closed: false,
      focus: () => {},
      close(this: PopUp) {
        this.closed = true;
      },
      location: { replace: (url: string) => redirects.push(new URL(url)) },
    };
    if (!byName.has(name)) popUps.push(popUp);
    byName.set(name, popUp);
    return popUp as unknown as Window;
  });
});

const drafts = async () => (await import('#web/features/admin/drafts/draft.tsx')).drafts();

/** Signs in, types something and loses the session. */
async function loseSession(): Promise<void> {
  await signIn(filtered);
  (await drafts()).set('book', { typed: { firstName: 'Ana' } });
  answers.set('/api/appointments/stats', () => Response.json({}, { status: 401 }));
  const ended = currentSession()
    .call('GET /api/appointments/stats', {})
    .catch(() => undefined);
  await act(() => ended);
  await findNotice('ended');
  expect(screen.queryByRole('heading', { name: /^Dashboard/ })).toBeNull();
}

/** Sends this page the message that the callback page in the pop-up would send. */
async function answerFrom(to: URL, callback: Record<string, string> = { code: 'a-code' }): Promise<void> {
  const query = new URLSearchParams({ ...callback, state: to.searchParams.get('state') ?? '' });
  const data = { source: 'oidc-client', url: `${window.location.origin}/?${query}`, keepOpen: false };
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }));
  });
}

describe('after a session has ended, signing in by a pop-up', () => {
  it('goes on in the same page with the drafts of the same account', async () => {
    await loseSession();
    screen.getByText(panel.aboutPopUp);
    const to = await redirectToSignIn();
    expect(to.origin + to.pathname).toBe(`${issuer}/authorize`);
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(to.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/`);
    await answerFrom(to);
    await dashboard();
    expect([...(await drafts()).keys()]).toEqual(['book']);
    expect(currentUrl()).toBe(filtered);
    expect(popUps).toEqual([expect.objectContaining({ closed: true })]);
    expect(storageContents()).toBe('[{},{}]');
    await advance(idleLimitMs / 2);
    await user.keyboard('x');
    await advance(idleLimitMs / 2 + 1_000);
    await dashboard();
    expect((await drafts()).size).toBe(1);
  });

  it('drops the drafts when another account signs in', async () => {
    await loseSession();
    account.sub = 'another-id';
    await answerFrom(await redirectToSignIn());
    await dashboard();
    expect((await drafts()).size).toBe(0);
  });

  it('redirects instead when the browser blocks it', async () => {
    await loseSession();
    isBlocked = true;
    const to = await redirectToSignIn();
    expect(popUps).toEqual([]);
    await returnFromSignIn(to);
    await dashboard();
    expect(currentUrl()).toBe(filtered);
  });

  it('can be tried again after the pop-up was closed by hand, and the first no longer counts', async () => {
    await loseSession();
    const first = await redirectToSignIn();
    const second = await redirectToSignIn();
    expect(popUps).toHaveLength(2);
    await answerFrom(first);
    expect(requestsTo(`${issuer}/token`)).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: /^Dashboard/ })).toBeNull();
    await findNotice('ended');
    await answerFrom(second);
    await dashboard();
  });

  it.each([
    ['cancelled', { error: 'access_denied' }],
    ['refused', { error: 'server_error' }],
  ] as const)('that is %s says so, and keeps the drafts', async (notice, answer) => {
    await loseSession();
    await answerFrom(await redirectToSignIn(), answer);
    await findNotice(notice);
    expect(popUps[0]?.closed).toBe(true);
    await answerFrom(await redirectToSignIn());
    await dashboard();
    expect((await drafts()).size).toBe(1);
  });

  it.each<[SessionNotice, () => Response | undefined]>([
    ['refused', () => oauthError('invalid_grant')],
    ['unreachable', () => undefined],
    ['unreachable', () => tokensWithNonce('of another sign-in')],
  ])(
    'whose code leads nowhere says that the service is %s, and keeps the drafts (%#)',
    async (notice, token) => {
      await loseSession();
      answers.set(`${issuer}/token`, token);
      await answerFrom(await redirectToSignIn());
      await findNotice(notice);
      expect(screen.queryByRole('heading', { name: /^Dashboard/ })).toBeNull();
      expect((await drafts()).size).toBe(1);
    },
  );

  it('is not offered after 15 minutes, when the drafts are dropped', async () => {
    await loseSession();
    await advance(idleLimitMs);
    expect((await drafts()).size).toBe(0);
    await redirectToSignIn();
    expect(popUps).toEqual([]);
  });
});

describe('signing out drops the drafts', () => {
  async function type() {
    await signIn();
    (await drafts()).set('book', { typed: { firstName: 'Ana' } });
  }
  const dropped = () => waitFor(async () => expect((await drafts()).size).toBe(0));

  it('here', async () => {
    await type();
    await act(async () => currentSession().signOut());
    await dropped();
  });

  it('in another tab', async () => {
    await type();
    const other = new BroadcastChannel('dashboard-session');
    other.postMessage({ signedOut: 'signed-out' });
    await findNotice('signed-out-elsewhere');
    other.close();
    await dropped();
    await redirectToSignIn();
    expect(popUps).toEqual([]);
  });

  it('by doing nothing for 15 minutes', async () => {
    await type();
    await advance(idleLimitMs + 2_000);
    await dropped();
  });
});

it('the callback page in a pop-up hands the code to the page that waits for it, and closes', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const waiting = new BroadcastChannel('oidc-client-popup-the-state');
  const told = new Promise<unknown>((resolve) => {
    waiting.onmessage = ({ data }) => resolve(data);
  });
  await load('/admin-bookings?code=a-code&state=the-state');
  expect(await told).toMatchObject({ url: `${window.location.origin}/?code=a-code&state=the-state` });
  waiting.close();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(requestsTo(`${issuer}/token`)).toEqual([]);
});
