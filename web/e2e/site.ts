import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openWatchedPage, type PageOptions, type WatchedPage } from './page.ts';
import { beginAtTop, goTo, isAlive, routeOf } from './screen-steps.ts';
import { type ClinicSystem, startClinicSystem } from './system.ts';

type Device = Pick<PageOptions, 'width' | 'height' | 'isMobile' | 'hasTouch'>;

export interface Site {
  readonly system: ClinicSystem;
  /** A new visitor with a fresh browser profile, at this hash route. */
  visit: (route: string, options?: PageOptions) => Promise<Page>;
  /** A new visitor before any page is opened. */
  newPage: (options?: PageOptions) => Promise<Page>;
  /**
   * Goes to this hash route on a page that the file's tests share, one page for each device, because navigating takes a
   * tenth of the time of a new visit. The page's storage is empty, and the Tab key begins at the top, but the app keeps
   * what it has in memory.
   */
  roam: (route: string, options?: Device & Pick<PageOptions, 'expectedErrors'>) => Promise<Page>;
}

const pathOf = (route: string) => route.split('?', 1)[0];

const desktop = { width: 1280, height: 800 };

/** Goes to a screen, as if a new visitor had just opened it. */
async function startOver(page: Page, route: string, size: typeof desktop): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((tab) => tab !== page);
  await Promise.all(others.map((tab) => tab.close()));
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.setViewportSize(size);
  // If the last test ended right after a reload, the app may not have started. It would then take the next screen for
  // its first one, and not focus the heading.
  await isAlive(page);
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) > 0) {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // A screen starts over only when the visitor comes from another screen.
  if (pathOf(routeOf(page)) === pathOf(route)) await goTo(page, route === '/x-ray' ? '/emergency' : '/x-ray');
  await goTo(page, route);
  await beginAtTop(page);
}

/**
 * A system without bookings, payments or messages, and a browser, for the tests of one file. After each test, every
 * page must be free of faults.
 * @param env additional variables for the system, which is then started for this file instead of being shared
 */
export function openSite(env?: Record<string, string>): Site {
  let browser: Browser | undefined;
  let system: ClinicSystem | undefined;
  let pages: WatchedPage[] = [];
  /** The pages of `roam`, by device. */
  const roaming = new Map<string, WatchedPage>();

  beforeAll(async () => {
    system = env ? await startClinicSystem(env) : await sharedSite.emptySystem();
    browser = await sharedSite.browser();
  });

  afterEach(async ({ task }) => {
    const ending = pages;
    pages = [];
    const problems = [...ending, ...roaming.values()].flatMap((watched) => watched.problems);
    // After a fault, replace the pages that tests share, so that the next test isn't affected.
    if (problems.length > 0 || task.result?.state === 'fail') {
      ending.push(...roaming.values());
      roaming.clear();
    }
    await Promise.all(ending.map(({ page }) => page.context().close()));
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all([...roaming.values()].map(({ page }) => page.context().close()));
    roaming.clear();
    if (env) await system?.stop();
  });

  function started(): ClinicSystem {
    if (!system) throw new Error('The system starts before the first test, not while tests are collected.');
    return system;
  }

  async function open(options?: PageOptions): Promise<WatchedPage> {
    if (!browser) throw new Error('The browser starts before the first test.');
    return openWatchedPage(browser, started().origin, options);
  }

  async function newPage(options?: PageOptions): Promise<Page> {
    const watched = await open(options);
    pages.push(watched);
    return watched.page;
  }

  return {
    get system() {
      return started();
    },
    newPage,
    async visit(route, options) {
      const page = await newPage(options);
      await page.goto(`/#${route}`);
      await isAlive(page);
      return page;
    },
    async roam(route, { expectedErrors = [], ...device } = {}) {
      const key = JSON.stringify(device);
      const known = roaming.get(key);
      if (known) {
        known.expectedErrors = expectedErrors;
        await startOver(known.page, route, { ...desktop, ...device });
        return known.page;
      }
      const opened = await open({ expectedErrors, ...device });
      roaming.set(key, opened);
      await opened.page.goto(`/#${route}`);
      await isAlive(opened.page);
      await opened.page.getByRole('heading', { level: 1 }).waitFor();
      return opened.page;
    },
  };
}
