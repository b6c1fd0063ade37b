// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  advance,
  answers,
  currentSession,
  dashboard,
  findNotice,
  issuer,
  jwt,
  load,
  oauthError,
  redirects,
  redirectToSignIn,
  renewals,
  requestsTo,
  returnFromSignIn,
  setUpSession,
  signIn,
  storageContents,
  tokens,
  user,
} from './session.harness.tsx';
import { sessionTexts } from './session-texts.ts';

setUpSession();

const { notices, notAllowed } = sessionTexts;
const seconds = 1_000;
const minutes = 60_000;

const statsPath = '/api/appointments/stats';
const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'x', status, code: 'x', detail: 'As said.' }, { status });
const readStats = () => currentSession().call('GET /api/appointments/stats', {});

describe('a call', () => {
  it('carries the access token', async () => {
    await signIn();
    expect(currentSession()).toMatchObject({ name: 'admin@example.com', subject: 'an-id' });
    answers.set(statsPath, () => Response.json({ total: 7 }));
    expect(await readStats()).toEqual({ total: 7 });
    expect(requestsTo(statsPath)[0]?.token).toMatch(/^Bearer access-\d+$/);
  });

  it('that is refused is sent again with a new token, which concurrent calls share', async () => {
    await signIn();
    const old = `Bearer access-`;
    let first: string | null = null;
    answers.set(statsPath, ({ token }) => {
      first ??= token;
      return token === first ? problem(401) : Response.json({ total: 7 });
    });
    expect(await Promise.all([readStats(), readStats(), readStats()])).toEqual([
      { total: 7 },
      { total: 7 },
      { total: 7 },
    ]);
    expect(renewals()).toHaveLength(1);
    expect(renewals()[0]?.form.get('refresh_token')).toMatch(/^refresh-/);
    expect(first).toContain(old);
    await dashboard();
  });

  it('that is refused twice ends the session', async () => {
    await signIn();
    answers.set(statsPath, () => problem(401));
    await act(() => expect(readStats()).rejects.toMatchObject({ status: 401 }));
    await findNotice('ended');
    expect(requestsTo(statsPath)).toHaveLength(2);
    expect(requestsTo(`${issuer}/revoke`)).toHaveLength(1);
  });

  it('of a user who isn’t staff shows that, with a way to sign out', async () => {
    await signIn();
    answers.set(statsPath, () => problem(403));
    await act(() => expect(readStats()).rejects.toMatchObject({ status: 403 }));
    await screen.findByRole('heading', { name: notAllowed.title });
    await user.click(screen.getByRole('button', { name: notAllowed.signOut }));
    await vi.waitFor(() => expect(redirects.at(-1)?.pathname).toBe('/logout'));
  });

  it('passes on other refusals of the API', async () => {
    await signIn();
    answers.set(statsPath, () => problem(409));
    await expect(readStats()).rejects.toMatchObject({ status: 409, detail: 'As said.' });
    await dashboard();
  });
});

describe('the role', () => {
  it.each([
    ['admin', jwt({ 'cognito:groups': ['admins'], username: 'Zoë?>~' })],
    ['admin', jwt({ 'cognito:groups': ['front-desk', 'admins'] })],
    ['front-desk', jwt({ 'cognito:groups': ['front-desk'] })],
    ['front-desk', jwt({ 'cognito:groups': ['admins-of-nothing'] })],
    ['front-desk', jwt({})],
    ['front-desk', 'an opaque token'],
  ])('%s is read from the groups of the access token (%#)', async (role, accessToken) => {
    answers.set(`${issuer}/token`, (request) => tokens(request, accessToken));
    await signIn();
    expect(currentSession().role).toBe(role);
  });
});

describe('the token', () => {
  it('is renewed a minute before it expires', async () => {
    await signIn();
    await advance(13 * minutes);
    expect(renewals()).toEqual([]);
    await advance(70 * seconds);
    expect(renewals()).toHaveLength(1);
    answers.set(statsPath, () => Response.json({ total: 1 }));
    await readStats();
    expect(requestsTo(statsPath)[0]?.token).not.toBe('Bearer access-1');
  });

  it('is retried while the network is down', async () => {
    await signIn();
    answers.set(`${issuer}/token`, () => undefined);
    await advance(14 * minutes + 20 * seconds);
    expect(renewals().length).toBeGreaterThan(2);
    answers.set(`${issuer}/token`, tokens);
    await advance(6 * seconds);
    const tried = renewals().length;
    await advance(20 * seconds);
    expect(renewals()).toHaveLength(tried);
    await dashboard();
  });

  it('that expires without a network ends the session, and says why', async () => {
    await signIn();
    answers.set(`${issuer}/token`, () => undefined);
    await advance(10 * minutes);
    await user.keyboard('x');
    await advance(5 * minutes + 10 * seconds);
    await findNotice('connection-lost');
  });

  it('that the service refuses to renew ends the session right away', async () => {
    await signIn();
    answers.set(`${issuer}/token`, () => oauthError('invalid_grant'));
    await advance(14 * minutes + 5 * seconds);
    await findNotice('ended');
    expect(renewals()).toHaveLength(1);
  });
});

describe('signing out', () => {
  const signOut = () => act(async () => currentSession().signOut());

  it('revokes the refresh token and ends the session at the service, with the parameters of both kinds of service', async () => {
    await signIn();
    await signOut();
    await vi.waitFor(() => expect(redirects.at(-1)?.pathname).toBe('/logout'));
    const [revocation] = requestsTo(`${issuer}/revoke`);
    expect(revocation?.form.get('token')).toMatch(/^refresh-/);
    expect(revocation?.form.get('client_id')).toBe('the-client');
    const back = `${window.location.origin}/signed-out`;
    expect([...(redirects.at(-1)?.searchParams ?? [])].toSorted()).toEqual([
      ['client_id', 'the-client'],
      ['logout_uri', back],
      ['post_logout_redirect_uri', back],
    ]);
    expect(storageContents()).not.toMatch(/access-|refresh-|eyJ/);
    await load();
    await findNotice('signed-out');
    await load();
    expect(screen.queryByText(notices['signed-out'].title)).toBeNull();
  });

  it('works even if the token cannot be revoked', async () => {
    await signIn();
    answers.set(`${issuer}/revoke`, () => undefined);
    await signOut();
    await vi.waitFor(() => expect(redirects.at(-1)?.pathname).toBe('/logout'));
  });

  it('without a network says that the service still has a session, and makes it ask for the password next time', async () => {
    await signIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await signOut();
    await findNotice('signed-out-here-only');
    expect(redirects.every(({ pathname }) => pathname !== '/logout')).toBe(true);
    const to = await redirectToSignIn();
    expect(to.searchParams.get('prompt')).toBe('login');
    await returnFromSignIn(to);
    await dashboard();
  });
});
