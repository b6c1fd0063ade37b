import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openWatchedPage, type PageOptions, type WatchedPage } from './page.ts';
import { type ClinicSystem, startClinicSystem } from './system.ts';

export interface Site {
  readonly system: ClinicSystem;
  /** A new visitor, with a browser profile of their own, at this hash route. */
  visit: (route: string, options?: PageOptions) => Promise<Page>;
  /** The same, before anything was opened. */
  newPage: (options?: PageOptions) => Promise<Page>;
}

/**
 * The system and a browser for the tests of one file. After each test, every page must have behaved.
 * @param env variables that the system gets besides
 */
export function openSite(env: Record<string, string> = {}): Site {
  let browser: Browser | undefined;
  let system: ClinicSystem | undefined;
  let pages: WatchedPage[] = [];

  beforeAll(async () => {
    // One after the other: what started is known, and stopped, even when the other does not start.
    system = await startClinicSystem(env);
    browser = await launchBrowser();
  });

  afterEach(async () => {
    const ending = pages;
    pages = [];
    await Promise.all(ending.map(({ page }) => page.context().close()));
    expect(ending.flatMap(({ problems }) => problems)).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all([browser?.close(), system?.stop()]);
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
