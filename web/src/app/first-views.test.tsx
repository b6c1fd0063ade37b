import { prerender } from 'react-dom/static';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import {
  bookPath,
  confirmationPath,
  estimatePath,
  locationDetailPath,
  notMinePath,
  paths,
  receiptPath,
  reschedulePath,
  waitlistPath,
} from '#web/lib/paths.ts';
import { type StoredKey, storedEntry, storedKeys } from '#web/lib/storage/registry.ts';

interface Difference {
  differences: unknown[];
  isSame: boolean;
}

interface FirstView {
  /** The path that the build renders. */
  path: string;
  /** The URL at which the view shows, if it isn't `path`. */
  at?: string;
  /** The view shows only if none of these is stored. */
  without?: readonly StoredKey[];
  /** The view shows only if these are stored. */
  keeps?: readonly StoredKey[];
}

/** The views that depend on stored values or the URL, or that the app changes once it sees the window. */
const firstViews: readonly FirstView[] = [
  { path: paths.bookAppointment },
  { path: paths.bookAppointment, at: bookPath({ date: '2026-11-24' }) },
  { path: bookPath({ clinic: '7' }) },
  { path: bookPath({ clinic: '7' }), at: bookPath({ clinic: '7', date: '2026-11-24', time: '1:45' }) },
  { path: paths.billPay },
  { path: paths.cart, without: ['cartItems', 'receiptLink'] },
  { path: paths.myBookings, without: storedKeys.filter((key) => storedEntry(key).isPersonal) },
  { path: paths.adminBookings, without: ['dashboardNotice'] },
  { path: paths.adminBookings, at: `${paths.adminBookings}?view=payments`, without: ['dashboardNotice'] },
  {
    path: confirmationPath('any'),
    at: confirmationPath('UCABCDEFGH'),
    without: ['appointments', 'lookup', 'lookupRequest', 'forgotten'],
  },
  ...[confirmationPath, reschedulePath].flatMap((pathOf): FirstView[] => [
    { path: `${pathOf('any')}?token=any`, at: `${pathOf('UCABCDEFGH')}?utm_source=mail&token=a/b` },
    { path: `${pathOf('any')}?token=any`, at: pathOf('UCABCDEFGH'), keeps: ['appointments'] },
  ]),
  { path: notMinePath('any'), at: notMinePath('UCABCDEFGH') },
  { path: `${notMinePath('any')}?token=any`, at: `${notMinePath('UCABCDEFGH')}?token=a.b` },
  { path: paths.openBookings },
  { path: `${paths.openBookings}?token=any`, at: `${paths.openBookings}?token=a.b` },
  { path: receiptPath('any'), at: receiptPath('pi_1'), without: ['receiptLink'] },
  { path: `${receiptPath('any')}?token=any`, at: `${receiptPath('pi_2')}?token=a.b` },
  {
    path: estimatePath('any'),
    at: estimatePath('UCABCDEFGH'),
    without: ['appointments', 'estimateLink', 'lookup'],
  },
  { path: `${estimatePath('any')}?token=any`, at: `${estimatePath('UCABCDEFGH')}?token=a.b` },
  { path: `${estimatePath('any')}?token=any`, at: estimatePath('UCABCDEFGH'), keeps: ['appointments'] },
  { path: waitlistPath('any'), at: waitlistPath('AAAAAAAAAAAAAAAAAAAAAA') },
  { path: `${waitlistPath('any')}?token=any`, at: `${waitlistPath('AAAAAAAAAAAAAAAAAAAAAA')}?token=a.b` },
  // Neither a trailing slash nor another query key changes what the router or a screen shows.
  { path: paths.contact, at: `${paths.contact}/?utm_source=newsletter` },
  { path: locationDetailPath('4'), at: `${locationDetailPath('4')}/?gclid=1` },
];

const soon = new Date(Date.now() + 10 * 60_000).toISOString();
const savedAt = Date.now();

/** What a browser stores when its visitor has used everything. */
const stored: Partial<Record<StoredKey, object>> = {
  cartItems: [{ title: 'CBC' }],
  appointments: [{ confirmationNumber: 'UCABCDEFGH', manageToken: 'token' }],
  lookup: { email: 'maya@example.com', token: 'token', endsAt: soon, savedAt },
  forgotten: { savedAt: savedAt - 60_000 },
  lookupRequest: { email: 'maya@example.com', requestId: 'request', endsAt: soon, savedAt },
  bookingDraft: {
    confirmationNumber: 'UCABCDEFGH',
    attempt: 'AAAAAAAAAAAAAAAAAAAAAA',
    slot: { locationId: '1', date: '2026-11-24', time: '9:00' },
    savedAt,
  },
  billPayDraft: { patientName: 'Maya', patientEmail: 'maya@example.com', amount: '12', savedAt },
  receiptLink: { id: 'pi_1', token: 'token', savedAt },
  estimateLink: { id: 'UCABCDEFGH', token: 'token', savedAt },
};

const html = new Map<string, string>();

// Renders before a document exists, as the build does.
beforeAll(async () => {
  const { prerenderScreen } = await import('./prerender.tsx');
  for (const path of new Set(firstViews.map((view) => view.path)))
    html.set(path, (await prerenderScreen(path)).html);
  // Without this, the last screen's contexts would still be set when React renders in the browser of these tests.
  await prerender(null);
  vi.resetModules();
});

async function hydrate(path: string, at: string): Promise<Difference> {
  const { act, createElement, StrictMode } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { HashRouter } = await import('react-router-dom');
  const { AppRoutes, preloadScreen } = await import('./router.tsx');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  window.location.hash = at;
  await preloadScreen(at.replace(/\?.*/, ''));
  document.body.innerHTML = `<div id="root">${(html.get(path) ?? '').replace(/^(<link [^>]*>)*/, '')}</div>`;
  // The confirmation shows a status instead of a heading until its visit has loaded.
  const main = 'main h1, main [role=status]';
  const first = document.querySelector(main);
  const differences: unknown[] = [];
  const app = createElement(StrictMode, null, createElement(HashRouter, null, createElement(AppRoutes)));
  const root = await act(async () =>
    hydrateRoot(document.querySelector('#root') as Element, app, {
      onRecoverableError: (error) => differences.push(error),
    }),
  );
  const isSame = first !== null && first === document.querySelector(main);
  await act(async () => root.unmount());
  return { differences, isSame };
}

beforeEach(() => {
  const { error: report } = console;
  const error = (...words: unknown[]) => {
    // Ignores the warning that two React renderers share a process, which happens only in this test.
    if (!String(words[0]).startsWith('Detected multiple renderers')) report(...words);
  };
  Object.assign(console, { error });
});

const cases = firstViews.map((view) => ({ at: view.path, ...view }));

test.each(cases)('$at is hydrated as the build renders $path', async ({ path, at, without, keeps = [] }) => {
  expect(html.get(path)).not.toContain('style=');
  const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  try {
    for (const keys of [keeps, Object.keys(stored) as StoredKey[]]) {
      for (const key of keys.filter((one) => !without?.includes(one))) {
        const area = storedEntry(key).area === 'local' ? localStorage : sessionStorage;
        area.setItem(key, JSON.stringify(stored[key]));
      }
      vi.resetModules();
      expect(await hydrate(path, at)).toEqual({ differences: [], isSame: true });
    }
  } finally {
    await teardown(globalThis);
    vi.unstubAllGlobals();
  }
});
