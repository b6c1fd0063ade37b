import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookAppointment, waitForTimes } from './booking-steps.ts';
import { arrive, goTo, leave, openScreen, routeOf, settle } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
const laptop = { width: 1280, height: 800 };

const firstSlot = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^\d+:\d\d/ })
    .first();

interface Sheet {
  path: string;
  on: typeof phone | typeof laptop;
  open: (page: Page) => Promise<void>;
  /** An element that is visible while the sheet is open. */
  shown: (page: Page) => ReturnType<Page['getByRole']>;
}

const sheets: Record<string, Sheet> = {
  'a test’s details': {
    path: '/shop-for-test',
    on: phone,
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /details/i })
        .first()
        .click(),
    shown: (page) => page.getByRole('dialog'),
  },
  'a time': {
    path: '/book-appointment',
    on: phone,
    open: (page) => firstSlot(page).click(),
    shown: (page) => page.getByRole('dialog'),
  },
  'the map': {
    path: '/book-appointment',
    on: phone,
    open: (page) => page.getByRole('button', { name: 'Map', exact: true }).click(),
    shown: (page) => page.getByRole('button', { name: 'Map', exact: true, pressed: true }),
  },
  'the menu': {
    path: '/services',
    on: phone,
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shown: (page) => page.getByRole('button', { name: 'Close menu' }),
  },
  'a virtual visit': {
    path: '/services',
    on: laptop,
    open: (page) => page.getByRole('button', { name: 'Virtual Visit' }).first().click(),
    shown: (page) => page.getByRole('dialog'),
  },
};

test.each(Object.entries(sheets))('Back closes %s, and the next Back leaves the screen', async (_, sheet) => {
  const { path, on, open, shown } = sheet;
  const page = await openScreen(site, '/x-ray', on);
  await goTo(page, path);
  await settle(page);
  await open(page);
  await shown(page).waitFor();
  await page.goBack();
  await shown(page).waitFor({ state: 'hidden' });
  expect(routeOf(page)).toMatch(path);

  // However the sheet is closed, it leaves no history entry that Back would have to pass.
  await open(page);
  await shown(page).waitFor();
  await page.keyboard.press('Escape');
  if (await shown(page).isVisible()) await page.goBack();
  await shown(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => history.state.sheets)).toBeUndefined();
  await leave(page);
  await page.goBack();
  await arrive(page);
  expect(routeOf(page)).toBe('/x-ray');
});

test('Back out of a time keeps what was typed, and the address names no time that is closed', async () => {
  const page = await openScreen(site, '/x-ray', phone);
  await goTo(page, '/book-appointment');
  const dialog = page.getByRole('dialog');
  await firstSlot(page).click();
  await dialog.getByLabel('First Name').fill('Ana');
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).not.toContain('time=');
  await firstSlot(page).click();
  expect(await dialog.getByLabel('First Name').inputValue()).toBe('Ana');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => history.state.sheets)).toBeUndefined();
  expect(page.url()).not.toContain('time=');
  await page.reload();
  await firstSlot(page).waitFor();
  expect(await dialog.count()).toBe(0);
});

test('a screen that is opened just when a dialog closes stays', async () => {
  const { path, on, open, shown } = sheets['a test’s details'] as Sheet;
  const page = await openScreen(site, path, on);
  await open(page);
  await shown(page).waitFor();
  await leave(page);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] button[aria-label="Close"]')?.click();
    // Wait until the app has told the browser to leave the dialog's history entry. The browser does so only later.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    document.querySelector<HTMLElement>('footer a[href$="#/services"]')?.click();
  });
  await arrive(page);
  await settle(page);
  expect(routeOf(page)).toBe('/services');
  await leave(page);
  await page.goBack();
  await arrive(page);
  expect(routeOf(page)).toBe(path);
});

test('Back from a confirmation shows the times, and no longer opens the one that is booked', async () => {
  const page = await site.roam('/book-appointment');
  await bookAppointment(page, { clinic: 'Eastern / Flamingo', time: '10:45' });
  await page.goBack();
  await waitForTimes(page);
  await page.waitForURL(/#\/book-appointment\?clinic=1&date=[-\d]+$/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText(/is no longer available/).count()).toBe(0);
});
