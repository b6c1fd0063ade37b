import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedText } from './booking-steps.ts';
import { openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const phone = { width: 360, height: 740 };

describe('the menu of a phone', () => {
  async function openMenu(): Promise<Page> {
    const page = await openScreen(site, '/home', phone);
    expect(await mainNavigation(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await mainNavigation(page).waitFor();
    return page;
  }

  const isClosed = async (page: Page) => {
    await mainNavigation(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
  };

  test('closes on a click outside', async () => {
    const page = await openMenu();
    // Whatever part of the page is below the menu.
    const menu = await page.getByRole('banner').boundingBox();
    const panelEnd = await mainNavigation(page).evaluate((nav) => {
      const panel = nav.parentElement ?? nav;
      return panel.getBoundingClientRect().bottom;
    });
    const outside = Math.max(panelEnd, (menu?.y ?? 0) + (menu?.height ?? 0)) + 8;
    if (outside < phone.height) await page.mouse.click(phone.width / 2, outside);
    else await page.getByRole('main').dispatchEvent('pointerdown');
    await isClosed(page);
  });

  test('closes on Escape and gives the focus back to its button', async () => {
    const page = await openMenu();
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await focusedText(page)).toBe('Open menu');
  });

  test('closes on navigation', async () => {
    const page = await openMenu();
    await page.getByRole('banner').getByRole('link', { name: 'Book an Appointment' }).last().click();
    await page.waitForURL(/#\/book-appointment$/);
    await isClosed(page);
  });

  test('opens and closes by its own button', async () => {
    const page = await openMenu();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await isClosed(page);
  });
});

test('the services open, close and lead on by keyboard', async () => {
  const page = await openScreen(site, '/home');
  const services = mainNavigation(page).getByRole('button', { name: 'Our Services' });
  const first = mainNavigation(page).getByRole('link', { name: 'IV Therapy' });
  expect(await first.isVisible()).toBe(false);

  await services.focus();
  await page.keyboard.press('Enter');
  await first.waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('IV Therapy');
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toContain('Our Services');

  await page.keyboard.press('Space');
  await first.waitFor();
  expect(await first.getAttribute('href')).toBe('#/iv-therapy');
  expect(await mainNavigation(page).getByRole('link', { name: 'Labs' }).getAttribute('href')).toBe('#/lab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await first.waitFor({ state: 'hidden' });
});

test('the services close when the focus or a click goes elsewhere', async () => {
  const page = await openScreen(site, '/home');
  const services = mainNavigation(page).getByRole('button', { name: 'Our Services' });
  const labs = mainNavigation(page).getByRole('link', { name: 'Labs' });
  await services.click();
  await labs.focus();
  await page.keyboard.press('Tab');
  await labs.waitFor({ state: 'hidden' });
  await services.click();
  await labs.waitFor();
  await page.mouse.click(640, 780);
  await labs.waitFor({ state: 'hidden' });
});

test('the first stop of the Tab key skips to the content', async () => {
  const page = await site.visit('/book-appointment');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test.each(['', '/', '/nowhere', '/constructor', '/location-detail/no/such'])(
  'the path "%s" leads home',
  async (route) => {
    const page = await site.visit(route);
    await page.waitForURL(/#\/home$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

test('the current route is marked in the navigation, and looks different', async () => {
  const page = await openScreen(site, '/home');
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect.poll(() => current.allTextContents()).toEqual(['Home']);
  const look = (name: string) =>
    mainNavigation(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, boxShadow, fontWeight, textDecorationLine } = getComputedStyle(link);
        return [color, backgroundColor, boxShadow, fontWeight, textDecorationLine].join();
      });
  expect(await look('Home')).not.toBe(await look('Blog'));
  await page.goto('/#/book-appointment');
  await expect.poll(() => current.count()).toBe(0);
});

test('a navigation moves the focus to the heading and the view to the top', async () => {
  const page = await openScreen(site, '/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book an Appointment at Cactus/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Book an Appointment' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Book an Appointment');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toContain('Book an Appointment');
});

test('Back returns to the previous page', async () => {
  const page = await openScreen(site, '/home');
  await page.goto('/#/book-appointment');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(/#\/home$/);
});

test('the rating is kept in this browser', async () => {
  const page = await openScreen(site, '/home');
  const stars = page.getByRole('group', { name: 'Rate your experience' });
  expect(await stars.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
  await stars.getByRole('radio', { name: '3 stars' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Your rating: 3 of 5').waitFor();
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => stars.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);
});
