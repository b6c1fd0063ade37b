import { expect, test } from 'vitest';
import { adminAccount, frontDeskAccount } from '#infra/local/sign-in/account.ts';
import { closuresTexts } from '#web/features/admin/closures/closures-texts.ts';
import { sessionTexts } from '#web/features/admin/session/session-texts.ts';
import { viewTitles } from '#web/features/admin/use-dashboard-url.ts';
import {
  dashboardHeading,
  panelHeading,
  signIn,
  signInButton,
  toSignInService,
  typeAccount,
} from './admin-steps.ts';
import { focusedText } from './booking-steps.ts';
import { filtered, signOutButton, stored, told, watchPaths } from './sign-in-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

test('no public screen loads the sign-in code, and the panel asks the API for nothing', async () => {
  const page = await site.newPage({ width: 360, height: 740 });
  const paths = watchPaths(page);
  for (const route of ['/home', '/book-appointment', '/my-bookings', '/bill-pay', '/cart']) {
    await page.goto(`/#${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const before = paths.length;
  await page.goto(`/#${filtered}`);
  await panelHeading(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(paths.slice(before).filter((path) => path.startsWith('/api') || path.includes('oidc'))).toEqual([]);
  await page.getByRole('link', { name: sessionTexts.panel.myBookings }).click();
  await page.waitForURL(/#\/my-bookings$/);

  await signIn(page);
  const isTheirs = (path: string) => /\/assets\/(admin|oidc|session|dashboard)/.test(path);
  expect(paths.slice(0, before).filter(isTheirs)).toEqual([]);
  // Check that the pattern does match the names of these files.
  expect(paths.slice(before).filter(isTheirs).join()).toMatch(/admin-screen.*oidc-client/);
});

test('signing in leads back to where the manager was, and leaves no token in any storage, address or cache', async () => {
  const page = await site.newPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await signIn(page, filtered);
  expect(new URL(page.url()).hash).toBe(`#${filtered}`);
  expect(new URL(page.url()).search).toBe('');
  expect(await stored(page)).not.toMatch(/eyJ|token|code_verifier/);
  await page.getByText('admin@example.com').waitFor();
  const ofTheSite = page.getByRole('contentinfo').or(page.getByRole('button', { name: /^(Back$|Chat)/ }));
  expect(await ofTheSite.count()).toBe(0);
  await page.getByRole('tab', { name: viewTitles.payments, selected: true }).waitFor();

  await signOutButton(page).click();
  await told(page, 'signed-out');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((url) => /[?&](state|code)=|\/signed-out|\/local\//.test(url))).toEqual([]);
});

test('the front desk that signs in at a manager’s view gets its own views, and asks the API for nothing it may not see', async () => {
  const page = await site.newPage();
  const paths = watchPaths(page);
  await signIn(page, filtered, frontDeskAccount);
  await page.getByText('frontdesk@example.com').waitFor();
  await page.getByRole('region', { name: viewTitles.day }).waitFor();
  await page.getByRole('button', { name: viewTitles.closures }).click();
  await page.getByRole('heading', { name: closuresTexts.title }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).hash).toBe('#/admin-bookings?view=closures');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([viewTitles.appointments]);
  expect(paths.filter((path) => /payments|reconciliation|audit/.test(path))).toEqual([]);
});

test('without the service, with a wrong password, after canceling and with a wrong clock: a notice, and signing in keeps the filters', async () => {
  const page = await site.newPage({ expectedErrors: [/ERR_FAILED|CORS/] });
  await page.clock.install({ time: '2031-01-01T00:00:00Z' });
  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  await page.goto(`/#${filtered}`);
  await signInButton(page).click();
  await told(page, 'unreachable');
  expect(await focusedText(page)).toBe(sessionTexts.panel.title);
  await page.unroute('**/.well-known/openid-configuration');

  await toSignInService(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await told(page, 'cancelled');
  expect(new URL(page.url()).hash).toBe(`#${filtered}`);

  await page.reload();
  await panelHeading(page).waitFor();
  await toSignInService(page);
  await typeAccount(page, { ...adminAccount, password: 'wrong' });
  await page.getByText('Wrong name or password').waitFor();
  await typeAccount(page);
  await dashboardHeading(page).waitFor();
  expect(new URL(page.url()).hash).toBe(`#${filtered}`);
});

test('a used code and a forged one show an error, without a redirect loop', async () => {
  const page = await site.newPage({ expectedErrors: [/status of 400/] });
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('code=')) answers.push(request.url());
  });
  await signIn(page);
  expect(answers).toHaveLength(1);
  for (const answer of [answers[0] ?? '', '/?code=forged&state=forged', '/?error=x&state=forged']) {
    await page.goto(answer);
    await told(page, 'stale');
    expect(new URL(page.url()).hash).toBe('#/admin-bookings');
  }
});
