// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answers,
  currentUrl,
  dashboard,
  findNotice,
  goTo,
  issuer,
  load,
  oauthError,
  redirectToSignIn,
  requests,
  requestsTo,
  returnFromSignIn,
  setUpSession,
  signIn,
  signInButton,
  storageContents,
  tokensWithNonce,
  user,
} from './session.harness.tsx';
import { sessionTexts } from './session-texts.ts';

setUpSession();

const { notices, panel } = sessionTexts;
const filtered = '/admin-bookings?view=payments&status=failed';

describe('the panel', () => {
  it('shows without a session, and sends no request', async () => {
    await load(filtered);
    expect(screen.getByRole('heading', { name: panel.title })).toBeDefined();
    expect(screen.getByRole('link', { name: panel.myBookings }).getAttribute('href')).toBe('/my-bookings');
    expect(requests).toEqual([]);
  });

  it('redirects with a code challenge, and without the route that the manager came from', async () => {
    await load(filtered);
    const to = await redirectToSignIn();
    expect(to.origin + to.pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'the-client',
      redirect_uri: `${window.location.origin}/`,
      response_type: 'code',
      scope: 'openid clinic/admin',
      state: expect.stringMatching(/^\w+$/),
      nonce: expect.stringMatching(/^[\da-f-]{36}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('redirects once for a double click', async () => {
    await load();
    await user.dblClick(signInButton());
    await redirectToSignIn().catch(() => undefined);
    expect(requestsTo('/config.json')).toHaveLength(1);
  });
});

describe('the callback', () => {
  it('exchanges the code once, and returns to the route', async () => {
    await signIn(filtered);
    const exchanges = requestsTo(`${issuer}/token`);
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.form.get('code')).toBe('a-code');
    expect(exchanges[0]?.form.get('code_verifier')).toMatch(/^[\w.~-]{43,}$/);
    expect(currentUrl()).toBe(filtered);
  });

  it('leaves no token, verifier or route in a storage', async () => {
    await signIn(filtered);
    expect(storageContents()).toBe('[{},{}]');
  });

  it.each([
    ['of another sign-in', 'another'],
    ['of none', null],
  ])('that leads to an ID token %s is refused', async (_, nonce) => {
    answers.set(`${issuer}/token`, () => tokensWithNonce(nonce));
    await load(filtered);
    await returnFromSignIn(await redirectToSignIn());
    await findNotice('unreachable');
    expect(screen.queryByRole('heading', { name: /^Dashboard/ })).toBeNull();
  });

  it('that is forged does not end the session', async () => {
    await signIn(filtered);
    goTo('/admin-bookings?code=a-code&state=made-up');
    await vi.waitFor(() => expect(currentUrl()).toBe('/admin-bookings'));
    await dashboard();
    expect(screen.queryByText(notices.stale.title)).toBeNull();
    expect(requestsTo(`${issuer}/token`)).toHaveLength(1);
  });

  it('with a used code says so, and does not exchange it again', async () => {
    await load();
    const to = await redirectToSignIn();
    await returnFromSignIn(to);
    await dashboard();
    await returnFromSignIn(to);
    await findNotice('stale');
    expect(currentUrl()).toBe('/admin-bookings');
    expect(requestsTo(`${issuer}/token`)).toHaveLength(1);
  });

  it.each([
    ['cancelled', { error: 'access_denied' }],
    ['refused', { error: 'server_error' }],
  ] as const)('that means %s says so, and keeps the route', async (notice, answer) => {
    await load(filtered);
    await returnFromSignIn(await redirectToSignIn(), answer);
    await findNotice(notice);
    expect(currentUrl()).toBe(filtered);
    expect(requestsTo(`${issuer}/token`)).toEqual([]);
    await returnFromSignIn(await redirectToSignIn());
    await dashboard();
  });

  it('whose code the service refuses says so', async () => {
    await load();
    answers.set(`${issuer}/token`, () => oauthError('invalid_grant'));
    await returnFromSignIn(await redirectToSignIn());
    await findNotice('refused');
  });

  it('says so when the network fails at the last step', async () => {
    await load(filtered);
    const to = await redirectToSignIn();
    answers.set(`${issuer}/token`, () => undefined);
    await returnFromSignIn(to);
    await findNotice('unreachable');
    expect(currentUrl()).toBe(filtered);
  });

  it('leads to the dashboard when the saved route was tampered with', async () => {
    await load(filtered);
    const to = await redirectToSignIn();
    sessionStorage.setItem('dashboardPlace', '"//elsewhere.example/"');
    await returnFromSignIn(to);
    await dashboard();
    expect(currentUrl()).toBe('/admin-bookings');
  });
});

it.each(['/config.json', `${issuer}/.well-known`])(
  'without %s the panel says that the service is out of reach, and can be tried again',
  async (start) => {
    const previous = [...answers].find(([key]) => key.startsWith(start));
    answers.set(previous?.[0] ?? '', () => undefined);
    await load();
    await user.click(signInButton());
    await findNotice('unreachable');
    expect(document.activeElement?.textContent).toBe(panel.title);
    answers.set(previous?.[0] ?? '', previous?.[1] ?? (() => undefined));
    await redirectToSignIn();
  },
);
