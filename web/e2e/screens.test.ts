import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '#infra/testing/setup/long-tests.ts';
import { brand } from '#shared/brand.ts';
import { legalPages } from '#shared/legal/content/legal-pages.ts';
import { paths } from '#web/lib/paths.ts';
import { goTo, linksIn, missingLinks, openScreen } from './screen-steps.ts';
import { pressBack, routesOf, type SeenScreen, tour } from './screen-tour.ts';
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

/** The second page of the blog's list. The list's ninth card opens the article on nutrition. */
const secondPage: SpecScreen = {
  route: '/blog?page=2',
  quoted: ['Page 2 of 2', 'Nutrition Basics: Building a Balanced Diet'],
  links: [6, 7, 8, 11, 10].map((id) => ({ name: 'Read More', href: `#/blog-inside/${id}` })),
};
const noArticle: SpecScreen = { route: '/blog-inside/99', quoted: ['Blog post not found.'] };

/** The legal pages with tables, and with languages that run right to left. */
const visitedLegalPages: readonly string[] = [paths.privacy, paths.nondiscrimination];
/** The other legal pages consist of the same parts. `legal-screen.test.tsx` checks each of them. */
const skippedLegalPages = legalPages
  .map(({ path }) => path)
  .filter((path) => !visitedLegalPages.includes(path));

/** The screens that a short run checks with axe and on a phone. */
const oneOfEachKind = [
  '/home',
  '/urgentCare',
  '/contact',
  '/location-detail/4',
  '/blog-inside/1',
  paths.privacy,
];
const noScreen = isLong ? 'no screen' : `none of ${oneOfEachKind.length} screens`;

/** All screens that axe checks. One clinic and two articles, with and without a picture, represent the rest. */
const allWithAxe = [
  ...specScreens.map(({ route }) => route),
  secondPage.route,
  '/location-detail/4',
  '/blog-inside/1',
  '/blog-inside/9',
  noArticle.route,
  ...visitedLegalPages,
];

/** The screens that a long run checks on a phone: a clinic and an article represent the rest. */
const allOnPhone = [...specScreens.map(({ route }) => route), '/location-detail/4', '/blog-inside/1'];

/** The screens that axe checks as whole pages: their hero or tables have colors that only a wide screen shows. */
const wholePages = ['/home', paths.privacy];

/** The routes that a visitor reaches from home by links alone. */
function reachedFromHome(seen: ReadonlyMap<string, SeenScreen>): Set<string> {
  const reached = new Set(['/home']);
  // The set grows during the iteration.
  for (const route of reached) for (const next of routesOf(seen.get(route)?.links ?? [])) reached.add(next);
  return reached;
}

// The tour visits each screen only once for all of these tests.
describe('on a tour of all screens', () => {
  const start = '/appointment-confirmation/UC000000AAAAAA';
  const tourMs = 400_000;
  /** All clinics and articles but the last of each. Back is tried only on the last ones. */
  const likeAnother = [...locationScreens.slice(0, -1), ...articleScreens.slice(0, -1)];
  const lastOfEach = [...locationScreens.slice(-1), ...articleScreens.slice(-1)];
  let seen: Map<string, SeenScreen>;
  let backRoutes: string[];

  beforeAll(async () => {
    const page = await openScreen(site, start);
    const screens = [...likeAnother, ...specScreens, ...aliasScreens, secondPage, noArticle, ...lastOfEach];
    seen = await tour(page, screens, {
      withAxe: isLong ? allWithAxe : oneOfEachKind,
      whole: wholePages,
      onPhone: isLong ? allOnPhone : oneOfEachKind,
      skipped: skippedLegalPages,
    });
    backRoutes = await pressBack(page, seen.size - likeAnother.length);
  }, tourMs);

  const missing = (screens: readonly SpecScreen[]) =>
    screens.flatMap(({ route }) =>
      (seen.get(route)?.missing ?? ['the screen']).map((text) => `${route}: ${text}`),
    );

  test('every screen shows and links to what the specification has there, and is marked in the navigation', () => {
    const screens = [...specScreens, ...aliasScreens];
    expect(missing(screens)).toEqual([]);
    for (const { route, current = '' } of screens) expect(seen.get(route)?.marked, route).toBe(current);
  });

  test('each of the ten clinics has its page', () => {
    expect(missing(locationScreens)).toEqual([]);
  });

  test('each article has its page, and all but the ninth a picture', () => {
    expect(missing(articleScreens)).toEqual([]);
    const withPicture = articleScreens.filter(({ route }) => seen.get(route)?.pictures === 1);
    expect(withPicture).toEqual(articleScreens.filter(({ route }) => route !== '/blog-inside/9'));
    expect(seen.get('/blog-inside/9')?.pictures).toBe(0);
  });

  test('the second page of the blog lists the other five articles, with nutrition in place of article 9', () => {
    expect(missing([secondPage])).toEqual([]);
  });

  test('an article that does not exist says so', () => {
    expect(missing([noArticle])).toEqual([]);
  });

  test('every screen stays at its route, has one heading and begins at the top', () => {
    for (const [route, { arrivedAt, headings, top }] of seen) {
      expect({ arrivedAt, headings, top }).toEqual({ arrivedAt: route, headings: 1, top: 0 });
    }
  });

  test('every screen has a name of its own', () => {
    const routesOfName = Map.groupBy(seen.keys(), (route) => seen.get(route)?.title ?? '');
    for (const name of routesOfName.keys()) {
      expect(name).toMatch(/\S.* \| /);
      expect(name.endsWith(` | ${brand.name}`), name).toBe(true);
    }
    // Only aliases share a screen's title.
    expect([...routesOfName.values()].filter((routes) => routes.length > 1)).toEqual([
      ['/about-us', '/aboutus'],
      ['/shop-for-test', '/shop-test'],
    ]);
  });

  test('every link has a name and leads somewhere, and links lead from home to every screen', () => {
    for (const [route, { links }] of seen) {
      for (const { name, href, target, rel } of links) {
        const where = `${name} → ${href} on ${route}`;
        expect(name, where).not.toBe('');
        expect(href, where).toMatch(
          /^(#\/[\w/-]+(\?[\w=&:-]+)?|https:\/\/[\w.-]+[\w/?&=%.,~+-]*|tel:\+?\d+|mailto:\S+@\S+)$/,
        );
        if (target === '_blank') expect(rel, where).toContain('noopener');
      }
    }
    const reached = reachedFromHome(seen);
    // No link leads to the confirmation screen without a booking.
    const linkable = allRoutes.filter((route) => !route.startsWith('/appointment-confirmation'));
    expect(linkable.filter((route) => !reached.has(route))).toEqual([]);
  });

  test('Back leaves every screen for the one before', () => {
    const pressed = backRoutes.length + 1;
    expect(backRoutes).toEqual([...seen.keys()].slice(-pressed, -1).toReversed());
    expect(pressed).toBeGreaterThan(specScreens.length);
  });

  test(`on a phone, ${noScreen} scrolls sideways with text of 20 or 24 pixels, or has targets too small for a thumb`, () => {
    expect([...seen.values()].flatMap(({ phoneFaults }) => phoneFaults)).toEqual([]);
  });

  test(`${noScreen} has a fault that axe knows, and no screen scrolls sideways`, () => {
    expect([...seen.values()].flatMap(({ faults }) => faults)).toEqual([]);
  });
});

test('a screen below a list of the navigation highlights the list', async () => {
  const page = await site.roam('/my-bookings');
  const look = (name: string) =>
    mainNavigation(page)
      .getByText(name, { exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, boxShadow } = getComputedStyle(link);
        return [color, backgroundColor, boxShadow].join();
      });
  const plain = await look('Our Locations');
  await goTo(page, '/location-detail/4');
  expect(await look('Our Locations')).not.toBe(plain);
  expect(await look('More')).toBe(plain);
  await goTo(page, '/blog-inside/4');
  expect(await look('More')).not.toBe(plain);
});

test('header and footer have what the specification has in them', async () => {
  const page = await site.roam('/contact');
  const header = await linksIn(page, 'header');
  expect(missingLinks([...specShell.topBar, ...specShell.actions], header)).toEqual([]);
  const entries = await linksIn(page, 'nav[aria-label="Main"]');
  expect(entries.map(({ name }) => name)).toEqual(specShell.navigation);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const footer = await linksIn(page, 'footer');
  expect(missingLinks([...specShell.footer, ...specShell.topBar], footer)).toEqual([]);
  const year = await page.evaluate(() => new Date().getFullYear());
  await page.getByRole('contentinfo').getByText(`© ${year}`).waitFor();
  const rating = page.getByRole('group', { name: 'Rate your experience' });
  expect(await rating.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
  await rating.getByText('Your rating stays on this device.').waitFor();
  // The rating in words appears only after the visitor has chosen one.
  expect(await rating.getByText('of 5').count()).toBe(0);
  await rating.getByRole('link', { name: 'Leave a review' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Virtual Visit' }).first().waitFor();
});
