import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { frames } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };

const field = (page: Page) => page.getByLabel('ZIP, city or clinic');

/** Sums up layout shifts (CLS) from the first frame on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Marks the page. The returned function checks that the page hasn't been loaded again since. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return async () =>
    expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true);
}

test('on a phone, one field shows the first time at the nearest clinic without scrolling, and it begins the booking', async () => {
  const page = await site.newPage(phone);
  const shifted = await watchShifts(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Next available' }).waitFor();
  await page
    .getByText('Open now')
    .or(page.getByText(/^Opens/))
    .first()
    .waitFor();
  await field(page).fill('89117');
  await field(page).press('Enter');
  await page.getByRole('heading', { name: 'Nearest to 89117' }).waitFor();
  const first = page.getByRole('link', { name: /at Spring Mountain \/ Rainbow$/ }).first();
  const bar = page.getByRole('complementary', { name: 'Book, call or chat' });
  const [time, end] = [await first.boundingBox(), await bar.boundingBox()];
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((time?.y ?? 0) + (time?.height ?? Number.NaN)).toBeLessThanOrEqual(end?.y ?? 0);

  const clock = (await first.textContent())?.match(/[\d:]+ [AP]M/)?.[0] ?? expect.fail();
  await first.tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Spring Mountain / Rainbow').first().waitFor();
  await dialog.getByText(clock).first().waitFor();
  expect(await shifted()).toBeLessThan(0.02);
});

test('on a phone, home has all ten clinics, shows three, and is at most 7,500 px long', async () => {
  const page = await site.newPage(phone);
  const shifted = await watchShifts(page);
  await page.goto('/');
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => window.scrollBy(0, 600));
    await frames(page, 4);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_500);
  const cards = page.locator('#home-details li[id^="clinic-card-"]');
  expect(await cards.count()).toBe(10);
  const seen = async () =>
    (await Promise.all((await cards.all()).map((card) => card.isVisible()))).filter(Boolean).length;
  expect(await seen()).toBe(3);
  await page.getByRole('button', { name: 'See all ten clinics' }).tap();
  await expect.poll(seen).toBe(10);
  expect(await shifted()).toBeLessThan(0.02);
});

test('what is typed, and Enter, before the script is there is not lost, and loads no page', async () => {
  const page = await site.newPage(phone);
  await page.route(/\/assets\/(index|home-question)-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await field(page).waitFor();
  const isSamePage = await markPage(page);
  await field(page).pressSequentially('Henderson');
  // Wait for the starter script: until it listens, neither Enter nor a click counts.
  await page.waitForLoadState('load');
  await field(page).press('Enter');
  await page.getByRole('heading', { name: 'In and near Henderson' }).waitFor();
  expect(await field(page).inputValue()).toBe('Henderson');
  await isSamePage();
});

test('when no times come, the place they would have taken leads to the phone and to booking', async () => {
  const page = await site.newPage({ ...phone, expectedErrors: [/Failed to load resource/] });
  const shifted = await watchShifts(page);
  await page.route('**/api/openings', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'We can’t show openings right now' }).waitFor();
  const hero = page.locator('#home-question');
  expect(await hero.getByRole('link', { name: `Call ${brand.phone}` }).getAttribute('href')).toMatch(/^tel:/);
  await hero.getByRole('link', { name: 'See all times' }).waitFor();
  expect(await shifted()).toBeLessThan(0.02);
});
