import type { Page } from 'playwright-core';
import { paths } from '#web/lib/paths.ts';
import { faultsOf, narrowFaultsOf } from './accessibility-steps.ts';
import { lookAtTargets, phone, phoneFaultsOf } from './phone-steps.ts';
import {
  arrive,
  frames,
  goTo,
  leave,
  linksIn,
  missingOn,
  routeOf,
  type SeenLink,
  scrollThrough,
  settle,
} from './screen-steps.ts';
import type { SpecScreen } from './spec-texts.ts';

/** What the tour saw of a screen. */
export interface SeenScreen {
  /** The route at which the visitor arrived. */
  arrivedAt: string;
  title: string;
  headings: number;
  /** How many pixels the page was scrolled down on arrival. */
  top: number;
  /** The navigation's entries marked as the current page, including those in a closed menu. */
  marked: string;
  /** What the specification has on this screen but the page lacks. */
  missing: string[];
  links: readonly SeenLink[];
  /** The pictures of an article. */
  pictures: number;
  /** The findings of axe, and the widths at which the page scrolls sideways. */
  faults: string[];
  /** The faults on a phone: large text that makes the page too wide, and targets that a thumb misses. */
  phoneFaults: string[];
}

/** The routes that links lead to. */
export const routesOf = (links: readonly SeenLink[]): string[] =>
  links
    .filter(({ href }) => href.startsWith('#'))
    // A link that chooses a clinic or time leads to the same screen, perhaps with its dialog, which has its own tests.
    .map(({ href }) => href.slice(1).replace(/^(\/book-appointment)\?.*/, '$1'));

const longestWaitMs = 20_000;

/** What is still missing after a while: on a busy machine, late content takes long. */
async function missingForGood(page: Page, screen: SpecScreen): Promise<string[]> {
  const deadline = Date.now() + longestWaitMs;
  let missing = await missingOn(page, screen);
  while (missing.length > 0 && Date.now() < deadline) {
    await settle(page);
    missing = await missingOn(page, screen);
  }
  return missing;
}

async function visit(page: Page, screen: SpecScreen): Promise<Omit<SeenScreen, 'faults' | 'phoneFaults'>> {
  const { route } = screen;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await goTo(page, route);
  const top = await page.evaluate(() => scrollY);
  // The rest of home loads after its first view, which a busy machine can take long to do.
  if (route === '/home') await page.locator('#home-details a').first().waitFor();
  await scrollThrough(page);
  const missing = await missingForGood(page, screen);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const marked = await navigation.locator('[aria-current="page"]').allTextContents();
  return {
    arrivedAt: routeOf(page),
    title: await page.title(),
    headings: await page.locator('h1').count(),
    top,
    marked: marked.map((name) => name.trim()).join(', '),
    missing,
    links: await linksIn(page, 'body'),
    pictures: await page.getByRole('article').locator('img').count(),
  };
}

/**
 * Visits all these screens, and every other screen that they link to, in one page, one after the other.
 * @param routes `withAxe`: the screens that axe checks. `whole`: those of them that axe checks with header and footer.
 *   Other screens look like one of these, and are checked at the narrowest width only. `onPhone`: the screens that are
 *   also checked on a phone, for large text and small targets. `skipped`: linked screens that are not visited
 */
export async function tour(
  page: Page,
  screens: readonly SpecScreen[],
  {
    withAxe,
    whole,
    onPhone,
    skipped,
  }: Record<'withAxe' | 'whole' | 'onPhone' | 'skipped', readonly string[]>,
): Promise<Map<string, SeenScreen>> {
  const seen = new Map<string, SeenScreen>();
  const browser = await page.context().newCDPSession(page);
  const ahead = new Map(screens.map((screen) => [screen.route, screen]));
  // The map grows during the iteration, as linked screens are added.
  for (const [route, screen] of ahead) {
    const found = await visit(page, screen);
    const check = () => faultsOf(page, route, whole.includes(route) ? 'page' : 'screen');
    const faults = await (withAxe.includes(route) ? check() : narrowFaultsOf(page, route));
    const phoneFaults: string[] = [];
    if (onPhone.includes(route)) {
      const size = page.viewportSize();
      await page.setViewportSize(phone);
      await frames(page, 2);
      phoneFaults.push(...phoneFaultsOf(new Map([[route, await lookAtTargets(page, browser)]])));
      if (size) await page.setViewportSize(size);
    }
    seen.set(route, { ...found, faults, phoneFaults });
    const linked = routesOf(found.links).filter((next) => !ahead.has(next) && !skipped.includes(next));
    for (const next of linked) ahead.set(next, { route: next });
  }
  return seen;
}

/** Presses Back on this many screens, one after the other. Returns the routes to which Back leads. */
export async function pressBack(page: Page, count: number): Promise<string[]> {
  const routes: string[] = [];
  for (let press = 0; press < count; press += 1) {
    await leave(page);
    // The dashboard has no Back button of its own, only the browser's.
    if (routeOf(page) === paths.adminBookings) await page.goBack();
    else await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click();
    await arrive(page);
    routes.push(routeOf(page));
  }
  return routes;
}
