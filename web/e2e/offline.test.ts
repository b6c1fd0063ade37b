import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { goTo, isAlive, openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const withWorker = {
  serviceWorkers: 'allow',
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_CONNECTION_REFUSED/,
    /ERR_FAILED/,
    /Failed to fetch/,
    /dynamically imported module/,
    /Unable to preload/,
  ],
} as const;

/** Every URL in any of the page's caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => url);
  });

/** Waits until the service worker controls the page and the first page's files are cached. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await cached(page)).some((url) => url.includes('/assets/'))).toBe(true);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('without network, home and what was visited can be read again, anything else says so, and nothing that the API says is kept', async () => {
  const page = await openScreen(site, '/home', withWorker);
  await workerReady(page);
  await goTo(page, '/services');
  const answered = page.waitForResponse(/\/api\/availability/);
  await goTo(page, '/book-appointment');
  await answered;
  expect((await page.goto('/clinics'))?.status()).toBe(200);
  await page.goto('/#/book-appointment');
  await page.getByRole('status').getByText('10 clinics').waitFor();
  await isAlive(page);
  const urls = await cached(page);
  expect(urls.length).toBeGreaterThan(5);
  // Static pages aren't cached, either, because they would become outdated.
  expect(urls.filter((url) => /\/(api|local)\/|\/clinics/.test(url))).toEqual([]);
  expect(urls.filter((url) => !url.startsWith(site.system.origin))).toEqual([]);

  await goTo(page, '/urgentCare');
  await goTo(page, '/blog-inside/3');
  await page.getByRole('article').locator('img').waitFor();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  // Playwright keeps the service worker offline only until a reload, so the server is stopped too.
  await site.system.kill9();
  await page.reload();
  await heading(page, /Urgent Care or Primary Care/i).waitFor();
  await page.getByText('Related Articles').waitFor();
  const hasPicture = () =>
    page
      .getByRole('article')
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0);
  await expect.poll(hasPicture).toBe(true);

  await page.goto('/#/urgentCare');
  await page.reload();
  await heading(page, 'Urgent Care').waitFor();
  await page.getByText('Ear infections').first().waitFor();

  await page.goto('/services/urgent-care');
  await heading(page, 'Urgent Care').waitFor();
  expect(page.url()).toBe(`${site.system.origin}/#/urgentCare`);
  await page.goto('/privacy');
  await heading(page, 'We couldn’t load this page').waitFor();

  await page.goto('/#/home');
  await page.reload();
  await page.getByText('Find Your Care').waitFor();
  await page.getByRole('heading', { name: 'Cactus' }).waitFor();

  await page.goto('/#/contact');
  await heading(page, 'We couldn’t load this page').waitFor();
  const call = page.getByRole('main').getByRole('link', { name: /^Call/ });
  expect(await call.getAttribute('href')).toBe(brand.phoneHref);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByText('Find Your Care').waitFor();

  await site.system.restart();
  await page.context().setOffline(false);
  await page.goto('/#/contact');
  await page.reload();
  await heading(page, 'Contact Us').waitFor();
});
