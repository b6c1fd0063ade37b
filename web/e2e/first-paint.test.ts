import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isLong } from '#infra/testing/setup/long-tests.ts';
import { frames, isAlive, linksIn, missingLinks, openScreen, openWithoutApp } from './screen-steps.ts';
import { openSite } from './site.ts';
import { specScreens } from './spec-texts.ts';

const site = openSite();

const home = specScreens[0] ?? expect.fail();
const copyright = (page: Page) => page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()}`);

/** Waits until the app has hydrated the whole page: only the app renders the year, once the footer is in view. */
async function takenOver(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await copyright(page).waitFor();
}

interface Watched {
  /** Every heading seen, frame by frame; '' for none. */
  seen: string[];
  /** The sum of all layout shifts (CLS). */
  shifted: number;
}

/** Records what the page shows from its first frame. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched: Watched = { seen: [], shifted: 0 };
    (window as unknown as { watched: Watched }).watched = watched;
    const look = () => {
      const heading = document.querySelector('h1');
      const text = heading?.checkVisibility() ? heading.textContent : '';
      if (watched.seen.at(-1) !== text) watched.seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

test('before a screen without a first view is there, home is not seen for a single frame', async () => {
  const page = await site.newPage({ width: 360, height: 740 });
  const watched = await watch(page);
  // home-hash.test.ts checks that no other screen's hash counts as home's, either.
  for (const route of ['/blog?page=2', '/homes']) {
    const release = await openWithoutApp(page, `/#${route}`);
    await page.locator('#root h1').waitFor({ state: 'attached' });
    await frames(page, 20);
    expect(await page.locator('#root').isVisible(), route).toBe(false);
    expect((await watched()).seen, route).toEqual(['']);

    release();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await frames(page, 5);
    await page.waitForLoadState('networkidle');
    const { seen, shifted } = await watched();
    expect(seen, route).toEqual(['', await heading.textContent()]);
    // `/homes` leads home, whose lower parts load one by one, so its shifts aren't checked.
    if (route !== '/homes') expect(shifted, route).toBeLessThan(0.02);
  }
});

const withFirstView = [
  '/urgentCare',
  '/contact/?utm_source=x',
  '/book-appointment?clinic=7&date=2026-11-30',
  '/not-mine/UCABCDEFGH',
  // This browser doesn't know the visit, so the route leads to the visit's confirmation.
  '/reschedule/UCABCDEFGH',
  '/admin-bookings',
  '/my-bookings',
];
const moreWithFirstView = [
  '/blog-inside/9',
  '/location-detail/4',
  '/waitlist/AAAAAAAAAAAAAAAAAAAAAA',
  '/receipt/pi_1',
  '/estimate/UCABCDEFGH',
  '/bill-pay',
];

test('a screen with a first view is seen before the app, which hydrates it unchanged and standing still', async () => {
  const page = await site.newPage({ width: 360, height: 740 });
  const watched = await watch(page);
  for (const route of [...withFirstView, ...(isLong ? moreWithFirstView : [])]) {
    const release = await openWithoutApp(page, `/#${route}`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const mark = await heading.evaluateHandle((element) => element);
    const title = await page.title();

    release();
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await mark.evaluate((element) => element === document.querySelector('h1')), route).toBe(true);
    expect(await page.title(), route).toBe(title);
    const { seen, shifted } = await watched();
    expect(
      seen.filter((text) => text !== ''),
      route,
    ).toEqual([await heading.textContent()]);
    expect(shifted, route).toBeLessThan(0.02);
  }
});

test.each([
  ['view is gone after a deployment', /\/assets\/views-.*\.txt$/, 404, Infinity],
  ['view is cut off', /\/assets\/views-.*\.txt$/, undefined, Infinity],
  ['view’s script is gone', /\/assets\/first-view-.*\.js$/, 404, Infinity],
  // Only one request fails, because not every browser requests a script again whose preload failed.
  ['view’s script fails once', /\/assets\/first-view-.*\.js$/, 503, 1],
  // The app requests a stylesheet again if it failed to load.
  ['styles fail once', /\/assets\/contact-.*\.css$/, 503, 1],
])('a screen whose %s is shown, and works', async (_, file, status, failures) => {
  const page = await site.newPage({ expectedErrors: [/Failed to load resource/, /Unable to preload CSS/] });
  const watched = await watch(page);
  let failed = 0;
  await page.route(file, async (route) => {
    if (failed === failures) return route.continue();
    failed += 1;
    return status ? route.fulfill({ status, contentType: 'text/plain', body: '' }) : route.abort();
  });
  await page.goto('/#/contact');
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await isAlive(page);
  expect(failed).toBeGreaterThan(0);
  // Without the screen's styles, the aside would be below the form.
  const aside = await page.getByRole('main').getByRole('complementary').boundingBox();
  expect(aside?.x, 'beside the form').toBeGreaterThan(640);
  await page.getByRole('banner').getByRole('button', { name: 'Virtual Visit' }).first().click();
  await page.getByRole('dialog').waitFor();
  const { seen, shifted } = await watched();
  expect(seen.filter((text) => text !== '')).toEqual(['Contact Us']);
  expect(shifted).toBeLessThan(0.02);
});

test('a link followed before the app is there leads to its screen', async () => {
  const page = await site.newPage();
  const release = await openWithoutApp(page, '/#/urgentCare');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  release();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await isAlive(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('what is pressed and typed in a first view before the app is there is not lost', async () => {
  const page = await site.newPage();
  const release = await openWithoutApp(page, '/#/contact');
  const name = page.getByLabel('First Name');
  await name.fill('Maya');
  // By default, the browser would submit the form, and load a page whose URL contains everything that was typed.
  await name.press('Enter');
  const visit = page.getByRole('banner').getByRole('button', { name: 'Virtual Visit' }).first();
  await visit.click();
  release();
  await page.getByRole('dialog').waitFor();
  expect(await name.inputValue()).toBe('Maya');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  // After the reload, the field has the name only if the form's own state had it.
  await expect.poll(() => name.inputValue()).toBe('Maya');
});

test('home is rendered before the app, which hydrates it unchanged, whatever its address', async () => {
  const page = await site.newPage();
  const watched = await watch(page);
  // home-hash.test.ts tests home's other hashes.
  for (const hash of ['', '#/home?from=mail']) {
    const release = await openWithoutApp(page, `/${hash}`);
    const heading = await page.waitForSelector('#root h1');
    const title = await heading.textContent();
    await frames(page, 5);
    expect(await copyright(page).count(), hash).toBe(0);

    release();
    await takenOver(page);
    expect(await heading.evaluate((element) => element === document.querySelector('h1')), hash).toBe(true);
    await page.waitForURL(/#\/home(\?.*)?$/);
    const { seen, shifted } = await watched();
    expect(
      seen.filter((text) => text !== ''),
      hash,
    ).toEqual([title]);
    expect(shifted, hash).toBeLessThan(0.02);
  }
});

test('without JavaScript the site is home, with its links and the phone', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto('/#/home');
  await page.locator('h1').waitFor();
  expect(missingLinks(home.links ?? [], await linksIn(page, 'main'))).toEqual([]);
  const notice = page.locator('noscript');
  // Nothing that needs the app can be pressed or filled in.
  expect(await page.locator('button:visible, input:visible, summary:visible').count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Book an Appointment' }).click();
  await notice.locator('nav:has(:target)').waitFor();
  const untargeted = await page
    .locator('#root a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    );
  expect(untargeted).toEqual([]);
  await notice.locator('a[href^="tel:"]').waitFor();
  await notice.getByRole('link', { name: 'A clinic near you' }).click();
  await page.waitForURL('**/clinics');
});

test.each([360, 1280])('home stands still while it is scrolled through, %i px wide', async (width) => {
  const page = await site.newPage({ width, height: 800 });
  const watched = await watch(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // Scroll with the wheel, as a visitor would: shifts caused by scrolling don't count.
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 700);
    await frames(page, 4);
  }
  await copyright(page).waitFor();
  expect((await watched()).shifted).toBeLessThan(0.02);
});

test('a rating chosen on home before the app is there is remembered', async () => {
  const page = await site.newPage();
  const release = await openWithoutApp(page, '/');
  const three = page.getByRole('radio', { name: '3 stars' });
  await three.check({ force: true });
  release();
  await takenOver(page);
  expect(await three.isChecked()).toBe(true);
  await page.goto('/#/contact');
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => three.isChecked()).toBe(true);
});

test('a screen whose script does not come says so, and Reload brings it', async () => {
  const page = await openScreen(site, '/home', {
    expectedErrors: [/ERR_FAILED/, /dynamically imported module/, /Unable to preload/],
  });
  await page.route(/\/assets\/contact-screen-[^/]*\.js$/, (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '/contact';
  });
  await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
  await page.unroute(/\/assets\/contact-screen-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
});
