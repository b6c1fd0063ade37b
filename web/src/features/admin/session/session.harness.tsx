import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AdminSession } from './session-context.ts';
import { sessionTexts } from './session-texts.ts';

export const issuer = 'https://id.example.com';
const tokenSeconds = 900;

export const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

interface Asked {
  url: string;
  form: URLSearchParams;
  token: string | null;
}

/** Every request of the test so far. */
export const asked: Asked[] = [];

/** What answers, by the beginning of the address; undefined for a network that is down. */
export const answers = new Map<string, (asked: Asked) => Response | undefined>();

/** Where the page was led to. */
export const led: URL[] = [];

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
const idToken = `${encode({ alg: 'RS256' })}.${encode({ sub: 'an-id', email: 'admin@example.com' })}.signature`;

let issued = 0;

/** Tokens as the service gives them: each time others. */
export function tokens() {
  issued += 1;
  return Response.json({
    access_token: `access-${issued}`,
    refresh_token: `refresh-${issued}`,
    id_token: idToken,
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    scope: 'openid clinic/admin',
  });
}

export const refusal = (error: string) => Response.json({ error }, { status: 400 });

async function answer(input: string, init: RequestInit = {}): Promise<Response> {
  const request = {
    url: String(input),
    form: new URLSearchParams(init.body instanceof URLSearchParams ? init.body : ''),
    token: new Headers(init.headers).get('authorization'),
  };
  asked.push(request);
  const found = [...answers].find(([start]) => request.url.startsWith(start))?.[1](request);
  if (!found) throw new TypeError('Failed to fetch');
  return found;
}

export const askedOf = (start: string) => asked.filter(({ url }) => url.startsWith(start));
export const renewals = () =>
  askedOf(`${issuer}/token`).filter(({ form }) => form.get('grant_type') === 'refresh_token');

let session: AdminSession | undefined;
let address = '';

/** The dashboard's session, as its parts see it. */
export function currentSession(): AdminSession {
  if (!session) throw new Error('Nobody has signed in.');
  return session;
}

export const currentAddress = () => address;

let navigate: NavigateFunction | undefined;

/** Another address in the same page, as by a link or by typing it. */
export function goTo(to: string): void {
  act(() => void navigate?.(to));
}

function Address() {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** Loads the page anew, as after a navigation or a reload: what was in memory is gone. */
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
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}

export const signInButton = () =>
  screen.getByRole('button', {
    name: new RegExp(`^(${sessionTexts.panel.signIn}|${sessionTexts.panel.tryAgain})$`),
  });

/** Presses the button of the panel; the address of the sign-in service that the page is led to. */
export async function leave(): Promise<URL> {
  const before = led.length;
  await user.click(signInButton());
  await vi.waitFor(() => {
    if (led.length === before) throw new Error('still here');
  });
  return led.at(-1) as URL;
}

/** Comes back with the answer to what the page was led there with. */
export async function comeBack(to: URL, with_: Record<string, string> = { code: 'a-code' }) {
  const query = new URLSearchParams({ ...with_, state: to.searchParams.get('state') ?? '' });
  await load(`/admin-bookings?${query}`);
}

export const dashboard = () => screen.findByRole('heading', { name: 'Dashboard of admin@example.com' });

export async function signIn(route?: string): Promise<void> {
  await load(route);
  await comeBack(await leave());
  await dashboard();
}

/** Lets time pass; timers run, and what they started gets its answer. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Everything that both storages hold. */
export const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Each test starts in a new tab, with a sign-in service that works. */
export function startAfresh() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    asked.length = 0;
    led.length = 0;
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
      led.push(new URL(url));
    });
  });

  afterEach(async () => {
    cleanup();
    // Nobody hears of the next test's tabs.
    const { endSession } = await import('./session-lifecycle.ts');
    await endSession('ended');
    sessionStorage.clear();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
