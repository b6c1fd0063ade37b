// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answers,
  asked,
  askedOf,
  comeBack,
  currentAddress,
  dashboard,
  goTo,
  issuer,
  leave,
  load,
  refusal,
  signIn,
  signInButton,
  startAfresh,
  stored,
  user,
} from './session.harness.tsx';
import { sessionTexts } from './session-texts.ts';

startAfresh();

const { notices, panel } = sessionTexts;
const told = (notice: keyof typeof notices) => screen.findByText(notices[notice].title);
const filtered = '/admin-bookings?view=payments&status=failed';

describe('the panel', () => {
  it('shows without a session, and asks nobody for anything', async () => {
    await load(filtered);
    expect(screen.getByRole('heading', { name: panel.title })).toBeDefined();
    expect(screen.getByRole('link', { name: panel.myBookings }).getAttribute('href')).toBe('/my-bookings');
    expect(asked).toEqual([]);
  });

  it('leads to the service with a code challenge, and tells it nothing of where one was', async () => {
    await load(filtered);
    const to = await leave();
    expect(to.origin + to.pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'the-client',
      redirect_uri: `${window.location.origin}/`,
      response_type: 'code',
      scope: 'openid clinic/admin',
      state: expect.stringMatching(/^\w+$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('leads there once, however often the button is pressed', async () => {
    await load();
    await user.dblClick(signInButton());
    await leave().catch(() => undefined);
    expect(askedOf('/config.json')).toHaveLength(1);
  });
});

describe('back from the service', () => {
  it('the code is exchanged once, and the manager is where they were', async () => {
    await signIn(filtered);
    const exchanges = askedOf(`${issuer}/token`);
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.form.get('code')).toBe('a-code');
    expect(exchanges[0]?.form.get('code_verifier')).toMatch(/^[\w.~-]{43,}$/);
    expect(currentAddress()).toBe(filtered);
  });

  it('no token, verifier or place stays in a storage', async () => {
    await signIn(filtered);
    expect(stored()).toBe('[{},{}]');
  });

  it('an answer that somebody else made up does not end a session that goes on', async () => {
    await signIn(filtered);
    goTo('/admin-bookings?code=a-code&state=made-up');
    await vi.waitFor(() => expect(currentAddress()).toBe('/admin-bookings'));
    await dashboard();
    expect(screen.queryByText(notices.stale.title)).toBeNull();
    expect(askedOf(`${issuer}/token`)).toHaveLength(1);
  });

  it('a code that was used before is told, without another try of its own', async () => {
    await load();
    const to = await leave();
    await comeBack(to);
    await dashboard();
    await comeBack(to);
    await told('stale');
    expect(currentAddress()).toBe('/admin-bookings');
    expect(askedOf(`${issuer}/token`)).toHaveLength(1);
    expect(signInButton().textContent).toBe(panel.tryAgain);
  });

  it.each([
    ['cancelled', { error: 'access_denied' }],
    ['refused', { error: 'server_error' }],
  ] as const)('an answer that means %s is told, and the place is kept', async (notice, answer) => {
    await load(filtered);
    await comeBack(await leave(), answer);
    await told(notice);
    expect(currentAddress()).toBe(filtered);
    expect(askedOf(`${issuer}/token`)).toEqual([]);
    await comeBack(await leave());
    await dashboard();
  });

  it('a code that the service refuses is told', async () => {
    await load();
    answers.set(`${issuer}/token`, () => refusal('invalid_grant'));
    await comeBack(await leave());
    await told('refused');
  });

  it('a network that breaks at the last step is told', async () => {
    await load(filtered);
    const to = await leave();
    answers.set(`${issuer}/token`, () => undefined);
    await comeBack(to);
    await told('unreachable');
    expect(currentAddress()).toBe(filtered);
  });

  it('a place that was tampered with leads to the dashboard all the same', async () => {
    await load(filtered);
    const to = await leave();
    sessionStorage.setItem('dashboardPlace', '"//elsewhere.example/"');
    await comeBack(to);
    await dashboard();
    expect(currentAddress()).toBe('/admin-bookings');
  });
});

it.each(['/config.json', `${issuer}/.well-known`])(
  'without %s it says that the service cannot be reached, and can be tried again',
  async (start) => {
    const kept = [...answers].find(([key]) => key.startsWith(start));
    answers.set(kept?.[0] ?? '', () => undefined);
    await load();
    await user.click(signInButton());
    await told('unreachable');
    expect(document.activeElement?.textContent).toBe(panel.title);
    answers.set(kept?.[0] ?? '', kept?.[1] ?? (() => undefined));
    await leave();
  },
);
