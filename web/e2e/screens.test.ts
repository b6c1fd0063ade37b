import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { sidewaysOverflow } from './axe.ts';
import {
  arrive,
  goTo,
  leave,
  linksIn,
  missingLinks,
  missingOn,
  openScreen,
  routeOf,
  settle,
} from './screen-steps.ts';
import { openSite } from './site.ts';
import {
  aliasScreens,
  allRoutes,
  articleScreens,
  locationScreens,
  type SpecScreen,
  specScreens,
  specShell,
} from './spec-texts.ts';

const site = openSite();

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The entries marked as the current page, including those in a closed menu. */
const marked = (page: Page) => mainNavigation(page).locator('[aria-current="page"]').allTextContents();

/** Visits all of them in one page, one after the other. */
async function tour(
  screens: readonly SpecScreen[],
  look?: (page: Page, screen: SpecScreen) => Promise<void>,
) {
  const page = await openScreen(site, '/appointment-confirmation/UC000000AAAAAA');
  for (const screen of screens) {
    await goTo(page, screen.route);
    await expect.poll(() => missingOn(page, screen), { message: screen.route }).toEqual([]);
    await look?.(page, screen);
  }
}

test('every screen shows and links to what the specification has there, and is marked in the navigation', () =>
  tour([...specScreens, ...aliasScreens], async (page, { route, current = '' }) => {
    expect(routeOf(page)).toBe(route);
    expect((await marked(page)).join(', '), route).toBe(current);
  }));

test('each of the ten clinics has its page', () => tour(locationScreens));

test('each of the ten articles has its page, and all but the ninth a picture', () =>
  tour(articleScreens, async (page, { route }) => {
    const pictures = await page.getByRole('article').locator('img').count();
    expect(pictures, route).toBe(route === '/blog-inside/9' ? 0 : 1);
  }));

test('the second page of the blog lists the other five articles, article 9 by its own title there', async () => {
  const page = await site.visit('/blog');
  await page.getByRole('button', { name: 'Next page' }).click();
  const links = [6, 7, 8, 9, 10].map((id) => ({ name: 'Read More', href: `#/blog-inside/${id}` }));
  const secondPage = {
    route: '/blog',
    quoted: ['Page 2 of 2', 'Nutrition Basics: Building a Balanced Diet'],
    links,
  };
  await expect.poll(() => missingOn(page, secondPage)).toEqual([]);
});

test('an article that does not exist says so', async () => {
  const page = await site.visit('/blog-inside/99');
  await page.getByText('Blog post not found.').waitFor();
});

test('a clinic that does not exist leads home', async () => {
  const page = await site.visit('/location-detail/99');
  await page.waitForURL(/#\/home$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a confirmation without a number leads home', async () => {
  const page = await site.visit('/appointment-confirmation');
  await page.waitForURL(/#\/home$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

/** The routes that this screen's links lead to; every link has to be well formed. */
async function linkedRoutes(page: Page, route: string): Promise<string[]> {
  const links = await linksIn(page, 'body');
  for (const { name, href, target, rel } of links) {
    const where = `${name} → ${href} on ${route}`;
    expect(name, where).not.toBe('');
    expect(href, where).toMatch(/^(#\/[\w/-]+|https:\/\/[\w.-]+[\w/?&=%.,~+-]*|tel:\+?\d+|mailto:\S+@\S+)$/);
    if (target === '_blank') expect(rel, where).toContain('noopener');
  }
  return links.filter(({ href }) => href.startsWith('#')).map(({ href }) => href.slice(1));
}

/** The routes that a visitor reaches from home by links alone. */
function reachedFromHome(linked: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(['/home']);
  // The set grows during the iteration.
  for (const route of reached) for (const next of linked.get(route) ?? []) reached.add(next);
  return reached;
}

test('every screen has one heading, a name of its own, only links to screens and no sideways scrolling, begins at the top, and Back leaves it', async () => {
  const narrowest = { width: 320, height: 640 };
  // A desktop, zoomed to 200 %.
  const zoomed = { width: 640, height: 400 };
  const page = await openScreen(site, '/appointment-confirmation/UC000000AAAAAA', narrowest);
  const visited = [routeOf(page)];
  const names = new Map<string, string[]>();
  const linked = new Map<string, string[]>();
  const routes = new Set([...allRoutes, '/blog-inside/99']);
  // The set grows during the iteration, as linked screens are added.
  for (const route of routes) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await goTo(page, route);
    expect(routeOf(page)).toBe(route);
    const found = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      top: scrollY,
    }));
    expect(found, route).toEqual({ headings: 1, top: 0 });
    // The rest of home loads after its first view, which a busy machine can take long to do.
    if (route === '/home') await page.locator('#home-details a').first().waitFor();
    await settle(page);
    expect(await sidewaysOverflow(page), route).toBeLessThanOrEqual(0);
    const links = await linkedRoutes(page, route);
    linked.set(route, links);
    for (const next of links) routes.add(next);
    await page.setViewportSize(zoomed);
    await settle(page);
    expect(await sidewaysOverflow(page), `${route}, zoomed`).toBeLessThanOrEqual(0);
    await page.setViewportSize(narrowest);
    const name = await page.title();
    expect(name).toMatch(/\S.* \| /);
    expect(name.endsWith(` | ${brand.name}`), name).toBe(true);
    names.set(name, [...(names.get(name) ?? []), route]);
    visited.push(route);
  }
  const reached = reachedFromHome(linked);
  // The confirmation screen needs a booking.
  const linkable = allRoutes.filter((route) => !route.startsWith('/appointment-confirmation'));
  expect(linkable.filter((route) => !reached.has(route))).toEqual([]);
  // Only aliases share a screen's title.
  expect([...names.values()].filter((routes) => routes.length > 1)).toEqual([
    ['/about-us', '/aboutus'],
    ['/shop-for-test', '/shop-test'],
  ]);

  for (const route of visited.toReversed().slice(1)) {
    await leave(page);
    await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click();
    await arrive(page);
    expect(routeOf(page)).toBe(route);
  }
});

test('a screen below a list of the navigation highlights the list', async () => {
  const page = await openScreen(site, '/my-bookings');
  const look = (name: string) =>
    mainNavigation(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, boxShadow } = getComputedStyle(link);
        return [color, backgroundColor, boxShadow].join();
      });
  const plain = await look('Our Locations');
  await goTo(page, '/location-detail/4');
  expect(await look('Our Locations')).not.toBe(plain);
  expect(await look('Blog')).toBe(plain);
  await goTo(page, '/blog-inside/4');
  expect(await look('Blog')).not.toBe(plain);
});

test('header and footer have what the specification has in them', async () => {
  const page = await openScreen(site, '/contact');
  const header = await linksIn(page, 'header');
  expect(missingLinks([...specShell.topBar, ...specShell.actions], header)).toEqual([]);
  const entries = await linksIn(page, 'nav[aria-label="Main"]');
  expect(entries.map(({ name }) => name)).toEqual(specShell.navigation);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(missingLinks(specShell.footer, await linksIn(page, 'footer'))).toEqual([]);
  const year = await page.evaluate(() => new Date().getFullYear());
  await page.getByRole('contentinfo').getByText(`© ${year}`).waitFor();
  const rating = page.getByRole('group', { name: 'Rate your experience' });
  expect(await rating.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Virtual Visit' }).first().waitFor();
});
