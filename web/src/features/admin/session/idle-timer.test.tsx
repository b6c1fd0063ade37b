// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idleLimitMs, warningMs } from './idle-timer.ts';
import { advance, dashboard, load, redirects, setUpSession, signIn, user } from './session.harness.tsx';
import { sessionTexts } from './session-texts.ts';

setUpSession();

const { idle, notices } = sessionTexts;
const second = 1_000;
const warning = () => screen.queryByRole('dialog', { name: idle.title });
const signedOut = () => vi.waitFor(() => expect(redirects.at(-1)?.pathname).toBe('/logout'));

/** The channel of another tab of the dashboard. */
let otherChannel: BroadcastChannel | undefined;
function otherTab(): BroadcastChannel {
  otherChannel = new BroadcastChannel('dashboard-session');
  return otherChannel;
}
afterEach(() => otherChannel?.close());

describe('a manager who does nothing', () => {
  it('sees a countdown one minute before the end', async () => {
    await signIn();
    await advance(idleLimitMs - warningMs - 5 * second);
    expect(warning()).toBeNull();
    await advance(15 * second);
    expect(warning()?.textContent).toMatch(/sign you out in (4[89]|5\d) seconds/);
    const before = Number(warning()?.textContent?.match(/(\d+) seconds/)?.[1]);
    await advance(10 * second);
    expect(Number(warning()?.textContent?.match(/(\d+) seconds/)?.[1])).toBeLessThan(before);
  });

  it('is signed out, also at the sign-in service, and told why', async () => {
    await signIn();
    await advance(idleLimitMs + 2 * second);
    await signedOut();
    expect(screen.queryByRole('heading', { name: /^Dashboard/ })).toBeNull();
    await load();
    expect(await screen.findByText(notices.idle.title)).toBeDefined();
  });

  it('can stay, or sign out right away', async () => {
    await signIn();
    await advance(idleLimitMs - warningMs / 2);
    await user.click(screen.getByRole('button', { name: idle.stay }));
    expect(warning()).toBeNull();
    await advance(idleLimitMs - warningMs / 2);
    await user.click(screen.getByRole('button', { name: idle.signOut }));
    await signedOut();
  });

  it('is not kept signed in by a mouse move while the warning shows', async () => {
    await signIn();
    await advance(idleLimitMs - warningMs / 2);
    await user.pointer([{ target: document.body, coords: { x: 5, y: 5 } }]);
    expect(warning()).not.toBeNull();
  });
});

it.each(['pointermove', 'keydown', 'touchstart', 'wheel'])('%s counts as input', async (type) => {
  await signIn();
  await advance(idleLimitMs - warningMs - 30 * second);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await advance(2 * warningMs);
  expect(warning()).toBeNull();
  await dashboard();
});

it('scrolling, which a page also does by itself, does not count as input', async () => {
  await signIn();
  await advance(idleLimitMs - warningMs - 30 * second);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  await advance(warningMs);
  expect(warning()).not.toBeNull();
});

it('a computer that slept past the limit is signed out when it wakes, whatever input comes then', async () => {
  await signIn();
  vi.setSystemTime(Date.now() + 2 * idleLimitMs);
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await advance(3 * second);
  await signedOut();
});

describe('another tab', () => {
  it('keeps this one signed in while the manager works there', async () => {
    await signIn();
    await advance(idleLimitMs - warningMs / 2);
    expect(warning()).not.toBeNull();
    otherTab().postMessage({ activeAtMs: Date.now() });
    await vi.waitFor(() => expect(warning()).toBeNull());
  });

  it('that signs out signs this one out', async () => {
    await signIn();
    otherTab().postMessage({ signedOut: 'signed-out' });
    expect(await screen.findByText(notices['signed-out-elsewhere'].children)).toBeDefined();
    expect(redirects.every(({ pathname }) => pathname !== '/logout')).toBe(true);
  });

  it('gets told about input and the sign-out here', async () => {
    const messages: unknown[] = [];
    await signIn();
    otherTab().onmessage = ({ data }) => messages.push(data);
    await advance(5 * second);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.waitFor(() => expect(messages).toEqual([{ activeAtMs: expect.any(Number) }]));
    await advance(idleLimitMs + 2 * second);
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ signedOut: 'idle' }));
  });
});
