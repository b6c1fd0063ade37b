import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { phoneBarTexts } from '#web/app/phone-bar/phone-bar-texts.ts';
import { focusedText } from './booking-steps.ts';
import { goTo, openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const phone = { width: 360, height: 740 };

test('the menu of a phone closes by its own button, on Escape, on a click outside, and on navigation', async () => {
  const page = await openScreen(site, '/home', phone);
  const open = async () => {
    await mainNavigation(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu', expanded: false }).click();
    await mainNavigation(page).waitFor();
  };
  await open();
  await page.getByRole('button', { name: 'Close menu' }).click();

  await open();
  await page.keyboard.press('Escape');
  await mainNavigation(page).waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Open menu');

  await open();
  // Press whatever part of the page is below the menu.
  const menu = await page.getByRole('banner').boundingBox();
  const panelEnd = await mainNavigation(page).evaluate((nav) => {
    const panel = nav.parentElement ?? nav;
    return panel.getBoundingClientRect().bottom;
  });
  const outside = Math.max(panelEnd, (menu?.y ?? 0) + (menu?.height ?? 0)) + 8;
  if (outside < phone.height) await page.mouse.click(phone.width / 2, outside);
  else await page.getByRole('main').dispatchEvent('pointerdown');

  await open();
  const names = await mainNavigation(page).getByRole('link').allInnerTexts();
  expect(names.slice(0, 4)).toEqual(['Book an Appointment', 'Our Locations', 'Insurance', 'My Bookings']);
  expect(names).toContain('Español');
  expect(names).toContain('Contact');
  for (const name of ['Bill Pay', 'Lab']) expect(names.filter((seen) => seen === name)).toHaveLength(1);
  await mainNavigation(page).getByRole('link', { name: 'My Bookings' }).click();
  await page.waitForURL(/#\/my-bookings$/);
  await mainNavigation(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor();
});

/** Opens the list behind "More" of a wide header. */
const openMore = (page: Page) => mainNavigation(page).getByRole('button', { name: 'More' }).click();

test('the services close when the focus or a click goes elsewhere, and open, close and lead on by keyboard', async () => {
  const page = await site.roam('/contact');
  const services = mainNavigation(page).getByRole('button', { name: 'Our Services' });
  const first = mainNavigation(page).getByRole('link', { name: 'IV Therapy' });
  const labs = mainNavigation(page).getByRole('link', { name: 'Labs' });
  expect(await first.isVisible()).toBe(false);

  await services.click();
  await labs.focus();
  await page.keyboard.press('Tab');
  await labs.waitFor({ state: 'hidden' });
  await services.click();
  await labs.waitFor();
  await page.mouse.click(640, 780);
  await labs.waitFor({ state: 'hidden' });

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
  expect(await labs.getAttribute('href')).toBe('#/lab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await first.waitFor({ state: 'hidden' });
});

test('a path without a screen leads home', async () => {
  const page = await site.newPage();
  for (const route of ['', '/nowhere']) {
    // Leave the page first: if only the hash changed, the page would not load again.
    await page.goto('about:blank');
    await page.goto(`/#${route}`);
    await page.waitForURL(/#\/home$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  for (const route of [
    '/',
    '/constructor',
    '/location-detail/no/such',
    '/location-detail/99',
    '/appointment-confirmation',
  ]) {
    await goTo(page, '/x-ray');
    await page.goto(`/#${route}`);
    await page.waitForURL(/#\/home$/);
    await page.getByRole('heading', { level: 1, name: 'Urgent and primary care, close to home' }).waitFor();
  }
});

test('the current route is marked in the navigation, and looks different', async () => {
  const page = await site.roam('/home');
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect.poll(() => current.allTextContents()).toEqual(['Home']);
  const look = (name: string) =>
    mainNavigation(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, boxShadow, fontWeight, textDecorationLine } = getComputedStyle(link);
        return [color, backgroundColor, boxShadow, fontWeight, textDecorationLine].join();
      });
  await openMore(page);
  expect(await look('Home')).not.toBe(await look('Blog'));
  await page.keyboard.press('Escape');
  await page.goto('/#/book-appointment');
  await expect.poll(() => current.count()).toBe(0);

  const lit = mainNavigation(page).locator('[data-current]');
  for (const [route, ...places] of [
    ['/blog-inside/2', 'More', 'Blog'],
    ['/location-detail/7', 'Our Locations'],
    ['/services', 'Our Services'],
    ['/x-ray', 'Our Services'],
    ['/bill-pay', 'More'],
  ]) {
    await page.goto(`/#${route}`);
    await expect.poll(() => lit.allTextContents()).toEqual(places);
  }
});

test('a navigation moves the focus to the heading and the view to the top, and Back returns', async () => {
  const page = await site.roam('/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book an Appointment at Cactus/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Book an Appointment' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Book an Appointment');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toContain('Book an Appointment');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(/#\/home$/);
});

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function follow(page: Page, name: string | RegExp) {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(300);
  await link.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  return top;
}

test('Back returns to where one was: in the clinics on home, on the second page of the blog, in a search of the shop', async () => {
  const page = await site.roam('/home');
  await page.getByRole('link', { name: 'Washington / Lamb' }).first().scrollIntoViewIfNeeded();
  // The list has been hydrated once it shows times.
  await page.getByText('Next available: ').first().waitFor();
  const inList = await follow(page, 'Washington / Lamb');
  await page.getByRole('link', { name: 'Back to Locations' }).click();
  await page.waitForURL(/#\/home$/);
  await expect.poll(() => scrollTop(page)).toBe(inList);
  await expect.poll(() => focusedText(page)).toBe('Washington / Lamb');

  await page.goto('/#/blog');
  await page.getByRole('button', { name: /Next|>>/ }).click();
  const inBlog = await follow(page, /Nutrition Basics/);
  await page.goBack();
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => scrollTop(page)).toBe(inBlog);

  // Going back to the shop restores its search, but opening the shop from the menu doesn't.
  const choose = async (name: string) => {
    await openMore(page);
    await mainNavigation(page).getByRole('link', { name }).click();
  };
  await choose('Shop for test');
  const search = page.getByPlaceholder('Search lab tests...');
  await search.fill('thyroid');
  await choose('Blog');
  await page.getByText('Page 1 of 2').waitFor();
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('thyroid');
  await choose('Blog');
  await page.getByText('Page 1 of 2').waitFor();
  await choose('Shop for test');
  expect(await search.inputValue()).toBe('');
});

test('a time on a page opens its booking; closed, it does not open again, and Back leads to the page', async () => {
  const page = await site.roam('/location-detail/7');
  await page
    .getByRole('link', { name: /^(Today|Tomorrow|\w+day) / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Spring Mountain/ });
  await dialog.waitFor();
  await page.reload();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(/clinic=7&date=[-\d]+$/);
  // The browser leaves the dialog's history entry a moment after the time disappears from the URL. A visitor couldn't
  // reload in between, but this test could.
  await expect.poll(() => page.evaluate(() => history.state.sheets)).toBeUndefined();
  await page.reload();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await dialog.count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Spring Mountain / Rainbow' }).waitFor();
});

test('on a phone a bar leads to booking, with the clinic whose page this is, and makes way for a field', async () => {
  const page = await site.roam('/location-detail/7');
  await page.setViewportSize(phone);
  const bar = page.getByRole('complementary', { name: phoneBarTexts.label });
  await bar.getByRole('link', { name: `Call ${brand.phone}` }).waitFor();
  await bar.getByRole('button', { name: 'Chat with us' }).waitFor();

  // Once the whole page has loaded, its end must be above the bar, not covered by it.
  const footerBelowBar = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    return (footer?.y ?? 0) + (footer?.height ?? 0) - top;
  };
  await expect.poll(footerBelowBar).toBeLessThanOrEqual(1);

  await bar.getByRole('link', { name: 'Book' }).click();
  await page.waitForURL(/#\/book-appointment\?clinic=7$/);
  await page.getByLabel('Location').focus();
  await bar.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await bar.waitFor();

  await page.setViewportSize({ width: 1280, height: 800 });
  // The chat's button is in the gutter, where it covers nothing.
  const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const content = await page.getByRole('search').boundingBox();
  expect(chat?.x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
  expect(await bar.getByRole('link').count()).toBe(0);
});

test('in a short window, header and phone bar scroll with the page', async () => {
  const page = await site.roam('/services');
  const header = page.getByRole('banner');
  const book = page
    .getByRole('complementary', { name: phoneBarTexts.label })
    .getByRole('link', { name: 'Book' });
  for (const [width, height, stays] of [
    [390, 640, true],
    [390, 360, false],
    [844, 390, false],
    [1280, 400, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const seen = await header.evaluate((element) => element.getBoundingClientRect().bottom > 0);
    expect(seen, `${width} × ${height}`).toBe(stays);
    const bar = await book.evaluateAll((links) =>
      links.some((link) => link.getBoundingClientRect().top < innerHeight),
    );
    expect(width < 768 && bar, `${width} × ${height}, bar`).toBe(stays);
  }
});
