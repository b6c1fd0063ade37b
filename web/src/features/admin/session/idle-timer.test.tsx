// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idleLimitMs, warningMs } from './idle-timer.ts';
import { dashboard, led, load, pass, signIn, startAfresh, user } from './session.harness.tsx';
import { sessionTexts } from './session-texts.ts';

startAfresh();

const { idle, notices } = sessionTexts;
const second = 1_000;
const question = () => screen.queryByRole('dialog', { name: idle.title });
const signedOut = () => vi.waitFor(() => expect(led.at(-1)?.pathname).toBe('/logout'));

/** Another tab of the dashboard. */
let other: BroadcastChannel | undefined;
function otherTab(): BroadcastChannel {
  other = new BroadcastChannel('dashboard-session');
  return other;
}
afterEach(() => other?.close());

describe('somebody who does nothing', () => {
  it('is asked a minute before, with the seconds counted down', async () => {
    await signIn();
    await pass(idleLimitMs - warningMs - 5 * second);
    expect(question()).toBeNull();
    await pass(15 * second);
    expect(question()?.textContent).toMatch(/sign you out in (4[89]|5\d) seconds/);
    const before = Number(question()?.textContent?.match(/(\d+) seconds/)?.[1]);
    await pass(10 * second);
    expect(Number(question()?.textContent?.match(/(\d+) seconds/)?.[1])).toBeLessThan(before);
  });

  it('is signed out at the service too, and told why', async () => {
    await signIn();
    await pass(idleLimitMs + 2 * second);
    await signedOut();
    expect(screen.queryByRole('heading', { name: /^Dashboard/ })).toBeNull();
    await load();
    expect(await screen.findByText(notices.idle.title)).toBeDefined();
  });

  it('may stay, or sign out at once', async () => {
    await signIn();
    await pass(idleLimitMs - warningMs / 2);
    await user.click(screen.getByRole('button', { name: idle.stay }));
    expect(question()).toBeNull();
    await pass(idleLimitMs - warningMs / 2);
    await user.click(screen.getByRole('button', { name: idle.signOut }));
    await signedOut();
  });

  it('is not kept by a mouse that moves while the question shows', async () => {
    await signIn();
    await pass(idleLimitMs - warningMs / 2);
    await user.pointer([{ target: document.body, coords: { x: 5, y: 5 } }]);
    expect(question()).not.toBeNull();
  });
});

it.each(['pointermove', 'keydown', 'touchstart', 'wheel'])('%s is a sign of somebody', async (type) => {
  await signIn();
  await pass(idleLimitMs - warningMs - 30 * second);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await pass(2 * warningMs);
  expect(question()).toBeNull();
  await dashboard();
});

it('a page that scrolls by itself, as when a list above grows, is no sign of anybody', async () => {
  await signIn();
  await pass(idleLimitMs - warningMs - 30 * second);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  await pass(warningMs);
  expect(question()).not.toBeNull();
});

it('a computer that slept is signed out when it wakes, whatever moves then', async () => {
  await signIn();
  vi.setSystemTime(Date.now() + 2 * idleLimitMs);
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await pass(3 * second);
  await signedOut();
});

describe('another tab', () => {
  it('keeps this one signed in while somebody works there', async () => {
    await signIn();
    await pass(idleLimitMs - warningMs / 2);
    expect(question()).not.toBeNull();
    otherTab().postMessage({ activeAtMs: Date.now() });
    await vi.waitFor(() => expect(question()).toBeNull());
  });

  it('that signs out signs this one out', async () => {
    await signIn();
    otherTab().postMessage({ signedOut: 'signed-out' });
    expect(await screen.findByText(notices['signed-out-elsewhere'].text)).toBeDefined();
    expect(led.every(({ pathname }) => pathname !== '/logout')).toBe(true);
  });

  it('hears of activity and of signing out here', async () => {
    const heard: unknown[] = [];
    await signIn();
    otherTab().onmessage = ({ data }) => heard.push(data);
    await pass(5 * second);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.waitFor(() => expect(heard).toEqual([{ activeAtMs: expect.any(Number) }]));
    await pass(idleLimitMs + 2 * second);
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ signedOut: 'idle' }));
  });
});
