import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AdminSession } from './session-context.ts';
import { type SessionNotice, sessionTexts } from './session-texts.ts';

export const issuer = 'https://id.example.com';
const tokenSeconds = 900;

export const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

interface RecordedRequest {
  url: string;
  form: URLSearchParams;
  token: string | null;
}

/** Every request of the test so far. */
export const requests: RecordedRequest[] = [];

/** The answers by URL prefix. Undefined stands for a network that is down. */
export const answers = new Map<string, (request: RecordedRequest) => Response | undefined>();

/** Every URL that the page, or a pop-up of it, was redirected to. */
export const redirects: URL[] = [];

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

export const jwt = (claims: object) => `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;

/** The account that signs in. */
export const account = { sub: '', email: 'admin@example.com' };

function idToken(nonce: string | null | undefined): string {
  return jwt({ ...account, nonce });
}

let issued = 0;

/** A reply with tokens for the last sign-in. Each reply has different tokens. */
export function tokens(_request?: object, accessToken?: string) {
  return tokensWithNonce(redirects.at(-1)?.searchParams.get('nonce'), accessToken);
}

export function tokensWithNonce(nonce: string | null | undefined, accessToken?: string) {
  issued += 1;
  return Response.json({
    access_token: accessToken ?? `access-${issued}`,
    refresh_token: `refresh-${issued}`,
    id_token: idToken(nonce),
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    scope: 'openid clinic/admin',
  });
}

export const oauthError = (error: string) => Response.json({ error }, { status: 400 });

async function answer(input: string, init: RequestInit = {}): Promise<Response> {
  const request = {
    url: String(input),
    form: new URLSearchParams(init.body instanceof URLSearchParams ? init.body : ''),
    token: new Headers(init.headers).get('authorization'),
  };
  requests.push(request);
  const found = [...answers].find(([start]) => request.url.startsWith(start))?.[1](request);
  if (!found) throw new TypeError('Failed to fetch');
  return found;
}

export const requestsTo = (start: string) => requests.filter(({ url }) => url.startsWith(start));
export const renewals = () =>
  requestsTo(`${issuer}/token`).filter(({ form }) => form.get('grant_type') === 'refresh_token');

let session: AdminSession | undefined;
let url = '';

/** The session that the dashboard's views get. */
export function currentSession(): AdminSession {
  if (!session) throw new Error('There is no session.');
  return session;
}

export const currentUrl = () => url;

let navigate: NavigateFunction | undefined;

/** Navigates within the page, as a link does. */
export function goTo(to: string): void {
  act(() => void navigate?.(to));
}

function UrlProbe() {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  url = pathname + search;
  return null;
}

/** Loads the page as a reload or a redirect does, which keeps nothing in memory. */
export async function load(route = '/admin-bookings') {
  cleanup();
  vi.resetModules();
  session = undefined;
  const { SessionGate } = await import('./session-gate.tsx');
  const { useSession } = await import('./session-context.ts');
  function Content() {
    session = useSession();
    return <h1>Dashboard of {session.name}</h1>;
  }
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[route]}>
        <SessionGate>
          <Content />
        </SessionGate>
        <UrlProbe />
      </MemoryRouter>
    </StrictMode>,
  );
}

export const signInButton = () => screen.getByRole('button', { name: sessionTexts.panel.signIn });

/** Presses the panel's button, and returns the URL of the sign-in service that it redirects to. */
export async function redirectToSignIn(): Promise<URL> {
  const before = redirects.length;
  await user.click(signInButton());
  await vi.waitFor(() => {
    if (redirects.length === before) throw new Error('not redirected yet');
  });
  return redirects.at(-1) as URL;
}

/** Loads the page as the sign-in service's redirect back does. */
export async function returnFromSignIn(to: URL, callback: Record<string, string> = { code: 'a-code' }) {
  const query = new URLSearchParams({ ...callback, state: to.searchParams.get('state') ?? '' });
  await load(`/admin-bookings?${query}`);
}

export const findNotice = (notice: SessionNotice) => screen.findByText(sessionTexts.notices[notice].title);

export const dashboard = () => screen.findByRole('heading', { name: 'Dashboard of admin@example.com' });

export async function signIn(route?: string): Promise<void> {
  await load(route);
  await returnFromSignIn(await redirectToSignIn());
  await dashboard();
}

/** Advances the clock, runs the timers that are due, and waits for what they started. */
export async function advance(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The contents of both storages. */
export const storageContents = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Gives each test of the file a new tab and a working sign-in service. */
export function setUpSession() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    requests.length = 0;
    redirects.length = 0;
    account.sub = 'an-id';
    answers.clear();
    answers.set('/config.json', () =>
      Response.json({ oidc: { authority: issuer, clientId: 'the-client', scope: 'openid clinic/admin' } }),
    );
    answers.set(`${issuer}/.well-known/openid-configuration`, () =>
      Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        revocation_endpoint: `${issuer}/revoke`,
        end_session_endpoint: `${issuer}/logout`,
        jwks_uri: `${issuer}/keys`,
      }),
    );
    answers.set(`${issuer}/token`, tokens);
    answers.set(`${issuer}/revoke`, () => new Response(''));
    vi.stubGlobal('fetch', answer);
    vi.spyOn(window.location, 'assign').mockImplementation((url) => {
      redirects.push(new URL(url));
    });
  });

  afterEach(async () => {
    cleanup();
    // Closes the tab channel, or it would receive the messages of the next test.
    const { endSession } = await import('./session-lifecycle.ts');
    await endSession('ended');
    sessionStorage.clear();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
