import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type adminAccount, frontDeskAccount, oidcPath } from '#infra/local/sign-in/account.ts';
import { visitLabels } from '#web/features/admin/desk/visit-form.tsx';
import { sessionTexts } from '#web/features/admin/session/session-texts.ts';
import { viewTitles } from '#web/features/admin/use-dashboard-url.ts';
import { tomorrow } from './admin-records.ts';
import {
  dashboardHeading,
  manage,
  panelHeading,
  searchBox,
  showView,
  signIn,
  signInButton,
  toSignInService,
  typeAccount,
} from './admin-steps.ts';
import { runClockUntilSeen } from './screen-steps.ts';
import { filtered, signOutButton, stored, told, watchPaths } from './sign-in-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const { idle } = sessionTexts;

const tomorrowsDay = `/admin-bookings?view=day&clinic=1&from=${tomorrow}`;

describe('a session', () => {
  test('lasts while the manager looks at another screen, and ends with a reload; the service still knows who it is, so nothing is typed', async () => {
    const page = await manage(site, filtered.slice(filtered.indexOf('?')));
    await page.evaluate(() => {
      window.location.hash = '/contact';
    });
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await page.goBack();
    await dashboardHeading(page).waitFor();

    await page.reload();
    await panelHeading(page).waitFor();
    await signInButton(page).click();
    await dashboardHeading(page).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${filtered}`);
  });

  test('is renewed before its token ends, survives a lost network while that lasts, and ends with a word 15 minutes after the last activity, at the service too, unless the manager stays', async () => {
    const page = await site.newPage({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await page.clock.install();
    await signIn(page, filtered);
    await page.clock.fastForward('10:00');
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    const renewal = page.waitForResponse(
      (response) => new URL(response.url()).pathname === `${oidcPath}/token`,
    );
    await page.clock.fastForward('04:10');
    expect((await renewal).status()).toBe(200);
    await dashboardHeading(page).waitFor();

    await page.mouse.move(220, 220);
    await page.clock.fastForward('10:00');
    await page.mouse.move(230, 230);
    await page.context().setOffline(true);
    await page.clock.fastForward('04:10');
    await page.mouse.move(240, 240);
    await page.clock.runFor(10_000);
    await dashboardHeading(page).waitFor();
    await page.clock.fastForward('01:00');
    await runClockUntilSeen(page, page.getByText(sessionTexts.notices['connection-lost'].title));
    await page.context().setOffline(false);
    await signInButton(page).click();
    await dashboardHeading(page).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${filtered}`);

    await page.clock.fastForward('14:05');
    const question = page.getByRole('dialog', { name: idle.title });
    await question.waitFor();
    expect(await question.getByText(/\d+ seconds/).textContent()).toMatch(/^5\d seconds$/);
    // A stray mouse move must not keep the session alive.
    await page.mouse.move(300, 300);
    expect(await question.isVisible()).toBe(true);
    await page.getByRole('button', { name: idle.stay }).click();
    await question.waitFor({ state: 'hidden' });
    await page.clock.fastForward('05:00');
    await dashboardHeading(page).waitFor();

    await page.clock.fastForward('10:01');
    await told(page, 'idle');
    await toSignInService(page);
    await typeAccount(page);
    await dashboardHeading(page).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${filtered}`);
  });

  test('that is refused a new token keeps what was typed for the same account, which signs in by a pop-up, and drops it for another', async () => {
    const page = await site.newPage({ expectedErrors: [/status of 400/] });
    await page.clock.install();
    const firstName = page.getByLabel(visitLabels.firstName);
    const openForm = () =>
      page
        .getByRole('button', { name: /^Book \d/ })
        .first()
        .click();
    const loseSession = async () => {
      await page.route(`**${oidcPath}/token`, (route) =>
        route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
      );
      await page.context().clearCookies();
      await page.clock.fastForward('10:00');
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      await page.clock.fastForward('04:10');
      await told(page, 'ended');
      await page.unroute(`**${oidcPath}/token`);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.content()).not.toContain('Ana');
    };
    const openPopUp = async () => {
      const [popUp] = await Promise.all([page.waitForEvent('popup'), signInButton(page).click()]);
      await popUp.getByRole('heading', { level: 1, name: 'Sign in', exact: true }).waitFor();
      // The sign-in page's opener policy differs from ours, as another site's would, so the page has no opener.
      expect(await popUp.evaluate(() => window.opener)).toBe(null);
      return popUp;
    };
    const signInBy = async (popUp: Page, account?: typeof adminAccount) => {
      const closed = popUp.waitForEvent('close');
      await typeAccount(popUp, account);
      await closed;
      await dashboardHeading(page).waitFor();
    };

    await signIn(page, tomorrowsDay);
    await openForm();
    await firstName.fill('Ana');
    await loseSession();
    await (await openPopUp()).close();
    await signInBy(await openPopUp());
    expect(new URL(page.url()).hash).toBe(`#${tomorrowsDay}`);
    await openForm();
    await page.getByText('We kept what you typed.').waitFor();
    expect(await firstName.inputValue()).toBe('Ana');
    expect(await stored(page)).not.toMatch(/eyJ|token|Ana/);

    await loseSession();
    await signInBy(await openPopUp(), frontDeskAccount);
    await openForm();
    expect(await firstName.inputValue()).toBe('');
  });

  test('ends at the service and in all tabs when the manager signs out, and leaves no token and no search behind', async () => {
    const page = await manage(site, '?view=appointments');
    const kept = () => page.evaluate(() => JSON.stringify(window.history.state));
    const other = await page.context().newPage();
    await other.goto('/#/admin-bookings');
    await signInButton(other).click();
    await dashboardHeading(other).waitFor();
    await searchBox(page).fill('Ortega');
    await page.getByText('No appointments match your current filters.').waitFor();
    expect(await kept()).not.toContain('Ortega');
    await page.getByRole('tab', { name: viewTitles.payments }).click();
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Ortega');
    await showView(page, filtered.slice(filtered.indexOf('?')));
    await page.getByRole('tab', { name: viewTitles.payments, selected: true }).waitFor();

    const paths = watchPaths(page);
    await signOutButton(page).click();
    await told(page, 'signed-out');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#/admin-bookings');
    expect(paths).toContain(`${oidcPath}/token/revocation`);
    expect(await stored(page)).not.toMatch(/eyJ|token/);
    await page.goBack();
    await panelHeading(page).waitFor();
    expect(await kept()).not.toContain('Ortega');
    await toSignInService(page);

    await told(other, 'signed-out-elsewhere');
    await toSignInService(other);
    await typeAccount(other);
    await dashboardHeading(other).waitFor();
  });
});
