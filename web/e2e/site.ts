import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openWatchedPage, type PageOptions, type WatchedPage } from './page.ts';
import { type ClinicSystem, startClinicSystem } from './system.ts';

export interface Site {
  readonly system: ClinicSystem;
  /** A new visitor with a fresh browser profile, at this hash route. */
  visit: (route: string, options?: PageOptions) => Promise<Page>;
  /** A new visitor before any page is opened. */
  newPage: (options?: PageOptions) => Promise<Page>;
}

/**
 * A system without bookings, payments or messages, and a browser, for the tests of one file. After each test, every page
 * must be free of faults.
 * @param env additional variables for the system, which is then started for this file instead of being shared
 */
export function openSite(env?: Record<string, string>): Site {
  let browser: Browser | undefined;
  let system: ClinicSystem | undefined;
  let pages: WatchedPage[] = [];

  beforeAll(async () => {
    system = env ? await startClinicSystem(env) : await sharedSite.emptySystem();
    browser = await sharedSite.browser();
  });

  afterEach(async () => {
    const ending = pages;
    pages = [];
    await Promise.all(ending.map(({ page }) => page.context().close()));
    expect(ending.flatMap(({ problems }) => problems)).toEqual([]);
  });

  afterAll(async () => {
    if (env) await system?.stop();
  });

  function started(): ClinicSystem {
    if (!system) throw new Error('The system starts before the first test, not while tests are collected.');
    return system;
  }

  async function newPage(options?: PageOptions): Promise<Page> {
    if (!browser) throw new Error('The browser starts before the first test.');
    const watched = await openWatchedPage(browser, started().origin, options);
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
      return page;
    },
  };
}
