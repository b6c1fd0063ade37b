// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answers,
  askedOf,
  comeBack,
  currentSession,
  dashboard,
  issuer,
  leave,
  led,
  load,
  pass,
  refusal,
  renewals,
  signIn,
  startAfresh,
  stored,
  tokens,
  user,
} from './session.harness.tsx';
import { sessionTexts } from './session-texts.ts';

startAfresh();

const { notices, notAllowed } = sessionTexts;
const told = (notice: keyof typeof notices) => screen.findByText(notices[notice].title);
const seconds = 1_000;
const minutes = 60_000;

const statsPath = '/api/appointments/stats';
const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'x', status, code: 'x', detail: 'As said.' }, { status });
const ask = () => currentSession().call('GET /api/appointments/stats', {});

describe('a call', () => {
  it('carries the token of who has signed in', async () => {
    await signIn();
    expect(currentSession()).toMatchObject({ name: 'admin@example.com', subject: 'an-id' });
    answers.set(statsPath, () => Response.json({ total: 7 }));
    expect(await ask()).toEqual({ total: 7 });
    expect(askedOf(statsPath)[0]?.token).toMatch(/^Bearer access-\d+$/);
  });

  it('that is refused once is sent again with a new token, whoever else is refused at the same time', async () => {
    await signIn();
    const old = `Bearer access-`;
    let first: string | null = null;
    answers.set(statsPath, ({ token }) => {
      first ??= token;
      return token === first ? problem(401) : Response.json({ total: 7 });
    });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ total: 7 }, { total: 7 }, { total: 7 }]);
    expect(renewals()).toHaveLength(1);
    expect(renewals()[0]?.form.get('refresh_token')).toMatch(/^refresh-/);
    expect(first).toContain(old);
    await dashboard();
  });

  it('that is refused twice ends the session', async () => {
    await signIn();
    answers.set(statsPath, () => problem(401));
    await act(() => expect(ask()).rejects.toMatchObject({ status: 401 }));
    await told('ended');
    expect(askedOf(statsPath)).toHaveLength(2);
    expect(askedOf(`${issuer}/revoke`)).toHaveLength(1);
  });

  it('of somebody who is no manager says so, and offers to sign out', async () => {
    await signIn();
    answers.set(statsPath, () => problem(403));
    await act(() => expect(ask()).rejects.toMatchObject({ status: 403 }));
    await screen.findByRole('heading', { name: notAllowed.title });
    await user.click(screen.getByRole('button', { name: notAllowed.signOut }));
    await vi.waitFor(() => expect(led.at(-1)?.pathname).toBe('/logout'));
  });

  it('passes on what else the API says', async () => {
    await signIn();
    answers.set(statsPath, () => problem(409));
    await expect(ask()).rejects.toMatchObject({ status: 409, detail: 'As said.' });
    await dashboard();
  });
});

describe('the token', () => {
  it('is renewed a minute before it ends', async () => {
    await signIn();
    await pass(13 * minutes);
    expect(renewals()).toEqual([]);
    await pass(70 * seconds);
    expect(renewals()).toHaveLength(1);
    answers.set(statsPath, () => Response.json({ total: 1 }));
    await ask();
    expect(askedOf(statsPath)[0]?.token).not.toBe('Bearer access-1');
  });

  it('is asked for again and again while the network is down', async () => {
    await signIn();
    answers.set(`${issuer}/token`, () => undefined);
    await pass(14 * minutes + 20 * seconds);
    expect(renewals().length).toBeGreaterThan(2);
    answers.set(`${issuer}/token`, tokens);
    await pass(6 * seconds);
    const tried = renewals().length;
    await pass(20 * seconds);
    expect(renewals()).toHaveLength(tried);
    await dashboard();
  });

  it('that ends without a network ends the session, and says why', async () => {
    await signIn();
    answers.set(`${issuer}/token`, () => undefined);
    await pass(10 * minutes);
    await user.keyboard('x');
    await pass(5 * minutes + 10 * seconds);
    await told('connection-lost');
  });

  it('that the service does not renew ends the session at once', async () => {
    await signIn();
    answers.set(`${issuer}/token`, () => refusal('invalid_grant'));
    await pass(14 * minutes + 5 * seconds);
    await told('ended');
    expect(renewals()).toHaveLength(1);
  });
});

describe('signing out', () => {
  const signOut = () => act(async () => currentSession().signOut());

  it('takes back the refresh token and ends the service’s session, in the words of both kinds of service', async () => {
    await signIn();
    await signOut();
    await vi.waitFor(() => expect(led.at(-1)?.pathname).toBe('/logout'));
    const [revocation] = askedOf(`${issuer}/revoke`);
    expect(revocation?.form.get('token')).toMatch(/^refresh-/);
    expect(revocation?.form.get('client_id')).toBe('the-client');
    const back = `${window.location.origin}/signed-out`;
    expect(Object.fromEntries(led.at(-1)?.searchParams ?? [])).toEqual({
      client_id: 'the-client',
      logout_uri: back,
      post_logout_redirect_uri: back,
    });
    expect(stored()).not.toMatch(/access-|refresh-|eyJ/);
    await load();
    await told('signed-out');
    await load();
    expect(screen.queryByText(notices['signed-out'].title)).toBeNull();
  });

  it('works though the token cannot be taken back', async () => {
    await signIn();
    answers.set(`${issuer}/revoke`, () => undefined);
    await signOut();
    await vi.waitFor(() => expect(led.at(-1)?.pathname).toBe('/logout'));
  });

  it('without a network says that the service was not told, and then has it ask for the password', async () => {
    await signIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await signOut();
    await told('signed-out-here-only');
    expect(led.every(({ pathname }) => pathname !== '/logout')).toBe(true);
    const to = await leave();
    expect(to.searchParams.get('prompt')).toBe('login');
    await comeBack(to);
    await dashboard();
  });
});
